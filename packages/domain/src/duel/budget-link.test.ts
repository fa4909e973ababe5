import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  firstNameOf,
  LONGEST_NAME,
  linkedBudgetsOf,
  linkTextOf,
  MOST_BUDGETS,
  typedName,
} from './budget-link.ts';

const names = ['Camille', 'Zoé', 'Anne-Sophie', 'N’Golo', 'Łukasz'];

describe('[T8] a link', () => {
  it('carries up to six budgets, each with its name, and gives them back', () => {
    const code = fc.stringMatching(/^[\w-]{5,110}$/);
    const budget = fc.record({ code, name: fc.constantFrom(null, ...names) });
    fc.assert(
      fc.property(fc.array(budget, { minLength: 1, maxLength: MOST_BUDGETS }), (all) => {
        const text = linkTextOf(all);
        expect(text).toMatch(/^[\w%.=-]+$/);
        expect(linkedBudgetsOf(text)).toEqual(all);
      }),
    );
  });

  it('carries the number of a room in place of a name', () => {
    const room = { code: 'EBkC', name: null, people: 28 };
    expect(linkTextOf([room])).toBe('EBkC=28');
    expect(linkedBudgetsOf('EBkC=28')).toEqual([room]);
    expect(linkedBudgetsOf('EBkC=0')).toEqual([{ ...room, people: 0 }]);
    for (const text of ['EBkC=1000', 'EBkC=-1', 'EBkC=2e2', 'EBkC=028']) {
      expect(linkedBudgetsOf(text)).toEqual([{ code: 'EBkC', name: null }]);
    }
  });

  it('written before names and groups still opens', () => {
    expect(linkedBudgetsOf('EBkC')).toEqual([{ code: 'EBkC', name: null }]);
    expect(linkedBudgetsOf('EBkC.EBkD')).toEqual([
      { code: 'EBkC', name: null },
      { code: 'EBkD', name: null },
    ]);
  });

  it('made of hostile text is read without an exception nor a name that is none', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.constantFrom(
        '.',
        '=',
        '%',
        '%E0%A4%A',
        '<b>',
        '&lt;',
        'javascript:',
        '\u202E',
        '%00',
        'Zoé',
      ),
    );
    const hostile = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
    const read = fc
      .sample(hostile, { numRuns: 100_000, seed: 38 })
      .flatMap(linkedBudgetsOf)
      .flatMap(({ name }) => name ?? []);
    expect(read).toContain('Zoé');
    expect(read.filter((name) => !/^[\p{L}\p{M} ’-]+$/u.test(name) || name.length > 20)).toEqual(
      [],
    );
  });
});

describe('[T8] a first name', () => {
  it.each(names)('is « %s »', (name) => expect(firstNameOf(name)).toBe(name));

  it.each([
    '',
    ' ',
    '<b>',
    'a<b',
    'Camille2',
    '@ici',
    'Jean Luc',
    'a'.repeat(21),
    '-Anne',
    'Anne--Lou',
  ])('is not « %s »', (text) => expect(firstNameOf(text)).toBeNull());

  it('keeps what can be one while it is typed', () => {
    expect(typedName('<b>Zoé</b> 2')).toBe('bZoéb');
    expect(typedName("N'Golo")).toBe('N’Golo');
    expect(typedName('a'.repeat(30))).toHaveLength(LONGEST_NAME);
  });
});
