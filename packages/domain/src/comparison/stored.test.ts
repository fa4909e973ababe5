import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aLine, must } from '../testing.ts';
import {
  add,
  EMPTY_COMPARISON,
  emptied,
  originOf,
  parseItems,
  removeAt,
  removeById,
  storedItemOf,
} from './stored.ts';

const item = (id: string) => storedItemOf(aLine({ id, amount: 5 }), 1);
const two = must(
  add(must(add(EMPTY_COMPARISON, item('a'), '/')), item('b'), '/explorer?tab=expenses'),
);

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

  it('[C5] refuses an item already there', () => {
    expect(add(two, item('a'), '/')).toEqual({ ok: false, reason: 'already-compared' });
  });

  it.each([-1, 2, 0.5, NaN])('[C6] there is no item at %d', (index) => {
    expect(removeAt(two, index)).toEqual({ ok: false, reason: 'invalid-index' });
  });

  it('[C6] removes by place and by id', () => {
    expect(must(removeAt(two, 0)).items).toEqual([item('b')]);
    expect(must(removeById(two, 'b')).items).toEqual([item('a')]);
    expect(removeById(two, 'z')).toEqual({ ok: false, reason: 'not-found' });
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
