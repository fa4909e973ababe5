import { describe, expect, it } from 'vitest';
import { BASELINE_2025 } from '../testing.ts';
import { LENSES, perAdultOf, viewOf } from './lens.ts';
import { magnitudeOf, millions } from '../money/money.ts';

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
      'pour 1\u202F000\u00A0€ de dépense publique',
      'par adulte (53\u00A0millions)',
      'par habitant (67,4\u00A0millions)',
      'par habitant (67,4\u00A0millions) et par jour',
    ]);
  });

  it.each(LENSES)('[D11] spending less revenue is the deficit, as printed: %s', (lens) => {
    const { netExpenses, netRevenues, balance } = BASELINE_2025;
    const printed = [netExpenses, netRevenues, magnitudeOf(balance)].map((amount) =>
      Number(
        viewOf(amount, lens, BASELINE_2025)
          .text.replaceAll(/[^\d,]/g, '')
          .replace(',', '.'),
      ),
    );
    const [spent = 0, received = 0, borrowed = 0] = printed;
    expect(spent - received).toBeCloseTo(borrowed, 6);
  });
});
