import { describe, expect, it } from 'vitest';
import { aLine, BASELINE_2025 } from '../testing.ts';
import { LENSES, perAdultOf, viewOf, wholeOf } from './lens.ts';
import { millions } from '../money/money.ts';

const viewsOf = (amount: number) =>
  LENSES.map((lens) => viewOf(millions(amount), lens, BASELINE_2025));
const textsOf = (amount: number) => viewsOf(amount).map(({ text }) => text);

describe('lenses', () => {
  it('[D11] the total', () => {
    expect(textsOf(1_734_200)).toEqual([
      '1\u202F734,2\u00A0Md€',
      '1\u202F000,0\u00A0€',
      '32\u202F721\u00A0€',
      '25\u202F730\u00A0€',
      '70,49\u00A0€',
    ]);
  });

  it.each([
    [108_800, '62,7\u00A0€', '2\u202F053\u00A0€'],
    [60_900, '35,1\u00A0€', '1\u202F149\u00A0€'],
  ])('[D11] %d M€ of every 1 000 € and per adult', (amount, perThousand, perAdult) => {
    expect(textsOf(amount)[1]).toBe(perThousand);
    expect(textsOf(amount)[2]).toBe(perAdult);
  });

  it('[D11] the deficit', () => {
    expect(perAdultOf(millions(155_000), BASELINE_2025)).toBe(2925);
    expect(textsOf(155_000)[3]).toBe('2\u202F300\u00A0€');
  });

  it('[D11] every denominator is named', () => {
    expect(viewsOf(1).map(({ label }) => label)).toEqual([
      'en milliards d’euros',
      'sur 1\u202F000\u00A0€ de dépense publique',
      'par adulte (53\u00A0millions)',
      'par habitant (67,4\u00A0millions)',
      'par habitant (67,4\u00A0millions) et par jour',
    ]);
  });

  it.each([
    [aLine(), '10,0\u00A0€', 'sur 1\u202F000\u00A0€ de dépense publique'],
    [aLine({ isTransfer: true }), '10,0\u00A0€', 'pour 1\u202F000\u00A0€ de dépense publique'],
    [aLine({ side: 'revenue' }), '11,0\u00A0€', 'sur 1\u202F000\u00A0€ de recettes publiques'],
    [
      aLine({ side: 'revenue', isNiche: true }),
      '11,0\u00A0€',
      'pour 1\u202F000\u00A0€ de recettes publiques',
    ],
  ])('[D11] a line is counted against its own side', (line, text, label) => {
    const view = viewOf(millions(17_342), 'per-thousand', BASELINE_2025, wholeOf(line));
    expect(view).toEqual({ text, label });
  });
});
