import { millions } from '@nosmilliards/domain/money/money';
import { describe, expect, it } from 'vitest';
import { HEIGHT, treemapOf, WIDTH, type TreemapLine } from './treemap-layout.ts';

const line = (id: string, parentId: string | null, amount: number): TreemapLine => ({
  id,
  parentId,
  title: id,
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

  it('writes a name only where the whole of it fits', () => {
    const long = 'Anticonstitutionnellement';
    const crowd = Array.from({ length: 400 }, (_, index) => ({
      ...line(`petit${index}`, 'sante', 1),
      title: `${long} ${index}`,
    }));
    const tiles = treemapOf([line('sante', null, 400), ...crowd]).groups[0]?.tiles ?? [];
    expect(tiles).toHaveLength(400);
    expect(tiles.every(({ label }) => label.length === 0)).toBe(true);
    const roomy = treemapOf([line('a', null, 1), { ...line('b', 'a', 1), title: long }]);
    expect(roomy.groups[0]?.tiles[0]).toMatchObject({ label: [long], hasAmount: true });
  });
});
