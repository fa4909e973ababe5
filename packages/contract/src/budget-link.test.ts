import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeBallot, encodeBallot } from './ballot-code.ts';
import {
  firstNameOf,
  LONGEST_NAME,
  linkedBudgetsOf,
  linkTextOf,
  MOST_BUDGETS,
  typedName,
} from './budget-link.ts';
import { playedDecks, numbering } from './testing.ts';

const names = fc.constantFrom(
  null,
  'Camille',
  'Zoé',
  'Anne-Sophie',
  'N’Golo',
  'Jean Luc',
  'Łukasz',
);

describe('[T8] a link', () => {
  it('carries up to six budgets, each with its name, and gives them back', () => {
    const codes = fc
      .sample(playedDecks, { numRuns: 20, seed: 38 })
      .map((deck) => encodeBallot(deck, numbering));
    const budgets = fc.array(fc.record({ code: fc.constantFrom(...codes), name: names }), {
      minLength: 1,
      maxLength: MOST_BUDGETS,
    });
    fc.assert(
      fc.property(budgets, (all) => {
        const text = linkTextOf(all);
        expect(text).toMatch(/^[\w%.=-]+$/);
        expect(text.length).toBeLessThanOrEqual(1000);
        expect(linkedBudgetsOf(text)).toEqual(all);
      }),
    );
  });

  it('written before names and groups still opens', () => {
    expect(linkedBudgetsOf('EBkC')).toEqual([{ code: 'EBkC', name: null }]);
    expect(linkedBudgetsOf('EBkC.EBkD')).toEqual([
      { code: 'EBkC', name: null },
      { code: 'EBkD', name: null },
    ]);
  });

  it('made of 100 000 hostile texts is read without an exception nor a name that is none', () => {
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
    const budgets = fc.sample(hostile, { numRuns: 100_000, seed: 38 }).flatMap(linkedBudgetsOf);
    const isName = (name: string) =>
      /^[\p{L}\p{M} ’-]{1,40}$/u.test(name) && [...name].length <= 20;
    expect(budgets.filter(({ name }) => name !== null && !isName(name))).toEqual([]);
    expect(budgets.filter(({ code }) => decodeBallot(code, numbering).ok)).toEqual([]);
  });
});

describe('[T8] a first name', () => {
  it.each(['', ' ', '<b>', 'a<b', 'Camille2', '@ici', 'a'.repeat(21), '-Anne', 'Anne--Lou'])(
    'is not « %s »',
    (text) => expect(firstNameOf(text)).toBeNull(),
  );

  it('keeps what can be one while it is typed', () => {
    expect(typedName('<b>Zoé</b> 2')).toBe('bZoéb ');
    expect(typedName("N'Golo")).toBe('N’Golo');
    expect(typedName('a'.repeat(30))).toHaveLength(LONGEST_NAME);
  });
});
