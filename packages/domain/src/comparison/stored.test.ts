import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aLine, must } from '../testing.ts';
import {
  EMPTY_COMPARISON,
  emptied,
  originOf,
  parseItems,
  storedItemOf,
  toggled,
  type StoredComparison,
} from './stored.ts';

const item = (id: string) => storedItemOf(aLine({ id, amount: 5 }), 1);
const choosing = (ids: readonly string[], origin = '/') =>
  ids.reduce<StoredComparison>(
    (chosen, id) => must(toggled(chosen, item(id), origin)),
    EMPTY_COMPARISON,
  );
const two = choosing(['a', 'b'], '/explorer?tab=expenses');
const idsOf = ({ items }: StoredComparison) => items.map(({ id }) => id);

describe('stored comparison', () => {
  it('[C5] adds in euros and remembers where from', () => {
    expect(two.origin).toBe('/explorer?tab=expenses');
    expect(two.items[0]).toEqual({
      id: 'a',
      nom: 'a',
      montant: 5_000_000,
      categorie: 'depenses',
      niveau: 1,
      icone: '',
      source_niveau: '',
      ajouteLe: 1,
    });
    const revenue = aLine({ side: 'revenue', icon: 'coins', origin: 'etat' });
    expect(storedItemOf(revenue, 1)).toMatchObject({
      categorie: 'recettes',
      icone: 'coins',
      source_niveau: 'etat',
    });
  });

  it('[C1] a line chosen again is taken out, [C5] so that none is there twice', () => {
    expect(must(toggled(two, item('a'), '/'))).toEqual({ items: [item('b')], origin: '/' });
    expect(idsOf(choosing(['a', 'b', 'a', 'a']))).toEqual(['b', 'a']);
  });

  it('[C1] refuses a seventh line but lets one of six go', () => {
    const six = choosing(['a', 'b', 'c', 'd', 'e', 'f']);
    expect(toggled(six, item('g'), '/')).toEqual({ ok: false, reason: 'selection-full' });
    expect(must(toggled(six, item('f'), '/')).items).toHaveLength(5);
  });

  it('[C6] emptying keeps the origin', () => {
    expect(emptied(two)).toEqual({ items: [], origin: two.origin });
  });

  it('[C7] reads back what it wrote and leaves out what it cannot read', () => {
    const stored = [...two.items, null, { id: 'x' }, { ...item('c'), montant: '5' }];
    expect(must(parseItems(JSON.stringify(stored)))).toEqual(two.items);
    expect(parseItems('{}')).toEqual({ ok: false, reason: 'corrupt' });
    expect(parseItems('[')).toEqual({ ok: false, reason: 'corrupt' });
  });

  it.each([
    ['id', 1],
    ['nom', 1],
    ['montant', 0.5],
    ['categorie', 'autres'],
    ['niveau', '1'],
    ['icone', null],
    ['source_niveau', null],
    ['ajouteLe', -1],
  ])('[C7] an item whose %s is %s is left out', (field, value) => {
    expect(must(parseItems(JSON.stringify([{ ...item('a'), [field]: value }])))).toEqual([]);
  });

  it('[C7] never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(() => parseItems(text)).not.toThrow();
      }),
    );
  });

  it.each([null, '', 'explorer', '//evil.example', '/\\evil.example', 'https://evil.example'])(
    '[C7] the origin %s becomes the explorer',
    (origin) => {
      expect(originOf(origin)).toBe('/explorer');
    },
  );

  it('[C7] no origin leads elsewhere, whatever was stored', () => {
    const aSign = fc.constantFrom('/', '\\', '\t', '\n', '@', ':', 'evil.example', '%2F', ' ', '?');
    const anOrigin = fc.oneof(
      fc.string(),
      fc.array(aSign).map((signs) => `/${signs.join('')}`),
    );
    fc.assert(
      fc.property(anOrigin, (origin) => {
        expect(new URL(originOf(origin), 'https://site.example').host).toBe('site.example');
      }),
    );
  });

  it('[C7] an origin on the site is kept', () => {
    expect(originOf('/')).toBe('/');
    expect(originOf('/explorer?tab=revenues')).toBe('/explorer?tab=revenues');
  });
});
