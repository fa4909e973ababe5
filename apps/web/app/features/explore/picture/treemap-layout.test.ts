import { millions } from '@nosmilliards/domain/money/money';
import { describe, expect, it } from 'vitest';
import { HEIGHT, OTHERS, treemapOf, WIDTH, type TreemapLine } from './treemap-layout.ts';

const line = (id: string, parentId: string | null, amount: number): TreemapLine => ({
  id,
  parentId,
  title: id,
  shortTitles: [],
  amount: millions(amount),
  sector: 'state',
});

const lines = [
  line('sante', null, 600),
  line('hopitaux', 'sante', 400),
  line('ville', 'sante', 200),
  line('defense', null, 300),
  line('armees', 'defense', 300),
  line('transfert', 'defense', 0),
  line('agriculture', null, 100),
  line('foret', 'agriculture', 100),
  line('remboursements', null, -50),
];

const area = ({ width, height }: { width: number; height: number }) => width * height;

const named = (shortTitles: string[]) =>
  treemapOf([
    line('sante', null, 600),
    { ...line('hop', 'sante', 570), title: 'Hôpitaux' },
    { ...line('long', 'sante', 30), title: 'Anticonstitutionnellement', shortTitles },
  ]).groups[0]?.tiles.map(({ label }) => label);

describe('treemapOf', () => {
  const { groups } = treemapOf(lines);

  it('fills the drawing, which is about 1.6 times wider than high', () => {
    expect(WIDTH / HEIGHT).toBeCloseTo(1.6, 1);
    expect(groups.reduce((sum, group) => sum + area(group), 0)).toBe(WIDTH * HEIGHT);
  });

  it('gives each category an area in proportion to its amount', () => {
    for (const group of groups) {
      expect(area(group) / (WIDTH * HEIGHT)).toBeCloseTo(group.line.amount / 1000, 2);
    }
    expect(groups.map(({ share }) => share)).toEqual([60, 30, 10]);
  });

  it('keeps the tiles inside their category, under its band', () => {
    for (const { x, y, width, height, tiles } of groups) {
      for (const tile of tiles) {
        expect(tile.x).toBeGreaterThanOrEqual(x);
        expect(tile.y).toBeGreaterThan(y);
        expect(tile.x + tile.width).toBeLessThanOrEqual(x + width);
        expect(tile.y + tile.height).toBeLessThanOrEqual(y + height);
      }
    }
  });

  it('draws neither an empty line nor a refund', () => {
    const ids = groups.flatMap((group) => [group, ...group.tiles]).map((box) => box.line.id);
    expect(ids).not.toContain('transfert');
    expect(ids).not.toContain('remboursements');
  });

  it('spreads a category over the whole drawing when one looks closer', () => {
    const zoom = groups[0]?.zoom ?? [];
    expect(zoom.map((tile) => tile.line.id)).toEqual(['hopitaux', 'ville']);
    expect(zoom.reduce((sum, tile) => sum + area(tile), 0)).toBe(WIDTH * HEIGHT);
  });

  it('writes the long name, else a short one, else the amount alone', () => {
    expect(named([])).toEqual([['Hôpitaux'], []]);
    expect(named(['Inconstitutionnel', 'Loi'])).toEqual([['Hôpitaux'], ['Loi']]);
  });

  it('folds the smallest, colour by colour, until every tile holds its amount', () => {
    const crowd = Array.from({ length: 400 }, (_, index) => ({
      ...line(`petit${index}`, 'sante', 1),
      sector: index % 2 === 0 ? ('state' as const) : ('social' as const),
    }));
    const [group] = treemapOf([
      line('sante', null, 1000),
      line('g', 'sante', 600),
      ...crowd,
    ]).groups;
    const tiles = group?.tiles ?? [];
    expect(tiles.every(({ size }) => size > 0)).toBe(true);
    const folded = tiles.filter(({ line: { title } }) => title.endsWith(' autres'));
    expect(folded.map(({ line: { sector } }) => sector).toSorted()).toEqual(['social', 'state']);
    expect(tiles.reduce((sum, tile) => sum + tile.line.amount, 0)).toBe(1000);
  });

  it('merges the smallest categories until each can bear its name', () => {
    const tiny = ['alpha', 'beta', 'gamma'].map((id) => line(`categorie_${id}`, null, 2));
    const layout = treemapOf([...lines, ...tiny]);
    expect(layout.groups.every(({ band }) => band !== '')).toBe(true);
    const others = layout.groups.find((group) => group.line.id === OTHERS);
    expect(others?.zoom.slice(-3).map((tile) => tile.line.id)).toEqual(tiny.map(({ id }) => id));
    expect(layout.categories).toHaveLength(6);
  });
});
