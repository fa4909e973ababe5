import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmount, speakAmount } from './format.ts';
import { millions } from './money.ts';
import { pairFormOf } from './pair-form.ts';

const written = (voted: number, spent: number) => {
  const form = pairFormOf(millions(voted), millions(spent));
  return [voted, spent].map((amount) => formatAmount(amount, { form }));
};

describe('two amounts next to the percentage between them', () => {
  it.each([
    [3945, 3957, '3\u202F945\u00A0M€', '3\u202F957\u00A0M€'],
    [59_912, 59_948, '59\u202F912\u00A0M€', '59\u202F948\u00A0M€'],
    [999, 1040, '999\u00A0M€', '1\u202F040\u00A0M€'],
    [59_946, 62_100, '59,9\u00A0Md€', '62,1\u00A0Md€'],
    [3945, 3945, '3,9\u00A0Md€', '3,9\u00A0Md€'],
    [59_912, 59_930, '59,9\u00A0Md€', '59,9\u00A0Md€'],
    [0.3, 1500, '300\u202F000\u00A0€', '1,5\u00A0Md€'],
    [120, 150, '120\u00A0M€', '150\u00A0M€'],
  ])('[F13] %d and %d M€', (voted, spent, seenVoted, seenSpent) => {
    expect(written(voted, spent)).toEqual([seenVoted, seenSpent]);
  });

  it('[F13] is heard in the same unit', () => {
    expect(speakAmount(3945, { form: 'millions' })).toBe('3945\u00A0millions d’euros');
  });

  it('[F13] never suggests another percentage', () => {
    const anAmount = fc.integer({ min: 100, max: 400_000 });
    fc.assert(
      fc.property(anAmount, fc.integer({ min: -60, max: 60 }), (voted, perThousand) => {
        const spent = Math.round(voted * (1 + perThousand / 1000));
        const [a = 0, b = 0] = written(voted, spent).map(read);
        expect(Math.abs(b / a - spent / voted)).toBeLessThan(0.0051);
      }),
    );
  });
});

/** In M€, from what is printed. */
function read(text: string): number {
  const number = Number(text.replaceAll(/[^\d,]/g, '').replace(',', '.'));
  return text.endsWith('Md€') ? number * 1000 : number;
}
