import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Choice } from '../vote/vote.ts';
import {
  answersIn,
  CHOICE_TYPES,
  divisionOf,
  EMPTY_TALLY,
  medianPercentOf,
  mostChosenOf,
  tallyOf,
  tallySentenceOf,
  type Tally,
} from './tally.ts';

const aTally = (parts: Partial<Tally>): Tally => ({ ...EMPTY_TALLY, ...parts });

const anyTally = fc.record({
  keep: fc.nat(60),
  increase: fc.nat(60),
  decrease: fc.nat(60),
  remove: fc.nat(60),
});

describe('a tally', () => {
  it('[R1] counts each of the four choices, whatever its percentage', () => {
    const choices: Choice[] = [
      { type: 'keep' },
      { type: 'decrease', percent: 5 },
      { type: 'decrease', percent: 30 },
      { type: 'remove' },
      { type: 'increase', percent: 10 },
      { type: 'keep' },
      { type: 'keep' },
    ];
    expect(tallyOf(choices)).toEqual({ keep: 3, increase: 1, decrease: 2, remove: 1 });
    expect(answersIn(tallyOf(choices))).toBe(7);
    expect(tallyOf([])).toEqual(EMPTY_TALLY);
  });
});

describe('what was chosen most', () => {
  it('[R2] is the largest count', () => {
    expect(mostChosenOf(aTally({ keep: 14, decrease: 9 }))).toEqual(['keep']);
  });

  it('[R2] is more than one in a tie', () => {
    expect(mostChosenOf(aTally({ remove: 7, increase: 7, keep: 1 }))).toEqual([
      'increase',
      'remove',
    ]);
  });

  it('[R2] is nothing when nobody answered', () => {
    expect(mostChosenOf(EMPTY_TALLY)).toEqual([]);
  });
});

describe('the division of a tally', () => {
  it('[R3] is 0 when all agree and when nobody answered', () => {
    expect(divisionOf(aTally({ remove: 35 }))).toBe(0);
    expect(divisionOf(EMPTY_TALLY)).toBe(0);
  });

  it('[R3] is 1 when half raise and half remove', () => {
    expect(divisionOf(aTally({ increase: 8, remove: 8 }))).toBeCloseTo(1, 10);
  });

  it('[R3] grows with the steps between the answers', () => {
    expect(divisionOf(aTally({ keep: 10, decrease: 10 }))).toBeCloseTo(1 / 3, 10);
    expect(divisionOf(aTally({ increase: 10, decrease: 10 }))).toBeCloseTo(2 / 3, 10);
    expect(divisionOf(aTally({ keep: 10, remove: 10 }))).toBeCloseTo(2 / 3, 10);
  });

  it('[R3] is the mean distance between two answers, over a step and a half', () => {
    const places = { remove: 0, decrease: 1, keep: 2, increase: 3 } as const;
    fc.assert(
      fc.property(anyTally, (tally) => {
        const at = CHOICE_TYPES.flatMap((type) =>
          Array.from({ length: tally[type] }, () => places[type]),
        );
        fc.pre(at.length > 0);
        const steps = at.flatMap((one) => at.map((other) => Math.abs(one - other)));
        const mean = steps.reduce((sum, step) => sum + step, 0) / steps.length;
        expect(divisionOf(tally)).toBeCloseTo(mean / 1.5, 9);
      }),
      { numRuns: 20 },
    );
  });

  it('[R3] stays from 0 to 1, and does not depend on how many answer', () => {
    fc.assert(
      fc.property(anyTally, (tally) => {
        const twice: Tally = {
          keep: tally.keep * 2,
          increase: tally.increase * 2,
          decrease: tally.decrease * 2,
          remove: tally.remove * 2,
        };
        expect(divisionOf(tally)).toBeGreaterThanOrEqual(0);
        expect(divisionOf(tally)).toBeLessThanOrEqual(1);
        expect(divisionOf(twice)).toBeCloseTo(divisionOf(tally), 10);
      }),
    );
  });
});

describe('the sentence of a tally', () => {
  it.each([
    [{ keep: 14, decrease: 9 }, '14\u00A0gardent, 9\u00A0réduisent'],
    [{ keep: 1, remove: 20, increase: 3 }, '20\u00A0suppriment, 3\u00A0augmentent, 1\u00A0garde'],
    [{ keep: 2, increase: 2 }, '2\u00A0gardent, 2\u00A0augmentent'],
    [{}, 'Personne n’a répondu'],
  ] as const)('[R4] %o is said « %s »', (parts, sentence) => {
    expect(tallySentenceOf(aTally(parts))).toBe(sentence);
  });
});

describe('the median percentage', () => {
  it.each([
    [[-100, 0, 10], 0],
    [[10, -100, -10, 0], -5],
    [[7], 7],
    [[], null],
  ] as const)('[R5] of %o is %o', (changes, median) => {
    expect(medianPercentOf(changes)).toBe(median);
  });

  it('[R5] leaves as many below as above', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -100, max: 127 }), { minLength: 1 }), (changes) => {
        const median = medianPercentOf(changes) ?? Number.NaN;
        const below = changes.filter((change) => change < median).length;
        const above = changes.filter((change) => change > median).length;
        expect(below).toBeLessThanOrEqual(changes.length / 2);
        expect(above).toBeLessThanOrEqual(changes.length / 2);
      }),
    );
  });
});
