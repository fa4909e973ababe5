import { describe, expect, it } from 'vitest';
import { millions } from '../money/money.ts';
import { aCard, aRevenue, BASELINE_2025 } from '../testing.ts';
import { sectorWordOf, type Card } from '../vote/card.ts';
import { isOwnAmount, limitsOf, namedMarksOf, scalesOf } from './card-face.ts';

const labels = (card: Card) =>
  scalesOf(card, BASELINE_2025).map(({ text, label }) => `${text} ${label}`);

describe('the face of a card', () => {
  it.each(['expense', 'tax_expenditure', 'revenue'] as const)(
    '[D11] a card is set against 1 000 € of spending: %s',
    (type) => {
      expect(labels(aCard({ amount: 17_342, type }))).toEqual([
        '10,0\u00A0€ pour 1\u202F000\u00A0€ de dépense publique',
        '327\u00A0€ par adulte (53\u00A0millions)',
      ]);
    },
  );

  it('[V8] says how far a card may go each way', () => {
    expect(limitsOf({ minReduction: -30, maxIncrease: 80 })).toBe(
      '−30\u00A0%\u00A0à\u00A0+80\u00A0%',
    );
    expect(limitsOf({ minReduction: -100, maxIncrease: 0 })).toBe(
      '−100\u00A0%\u00A0à\u00A00\u00A0%',
    );
  });

  it('[G23] names what was voted and spent, and forecast and estimated for a niche', () => {
    const marks = {
      voted: { amount: millions(59_946.3) },
      spent: { amount: millions(62_123.7), year: '2024' },
    };
    expect(namedMarksOf({ type: 'expense', marks })).toEqual([
      { word: 'Voté', amount: 59_946.3 },
      { word: 'Dépensé', amount: 62_123.7, year: '2024' },
    ]);
    expect(namedMarksOf({ type: 'tax_expenditure', marks }).map(({ word }) => word)).toEqual([
      'Prévu',
      'Estimé',
    ]);
    expect(namedMarksOf({ type: 'revenue', marks }).map(({ word }) => word)).toEqual([
      'Prévu',
      'Perçu',
    ]);
    expect(namedMarksOf({ type: 'debt', marks: {} })).toEqual([
      { word: 'Voté' },
      { word: 'Dépensé' },
    ]);
  });

  it('tells an amount that no mark reads from one that a mark reads', () => {
    const marks = { voted: { amount: millions(59_946.3) }, spent: { amount: millions(62_123.7) } };
    const named = namedMarksOf({ type: 'expense', marks });
    expect(isOwnAmount(millions(60_900), named)).toBe(true);
    expect(isOwnAmount(millions(62_100), named)).toBe(false);
    expect(isOwnAmount(millions(60_900), namedMarksOf({ type: 'expense', marks: {} }))).toBe(false);
  });

  it('[G1] names the sector of a card, a niche or a revenue in the singular', () => {
    expect(sectorWordOf(aCard({ sector: 'dette' }))).toBe('Dette');
    expect(sectorWordOf(aCard({ type: 'tax_expenditure' }))).toBe('Niche fiscale');
    expect(sectorWordOf(aRevenue())).toBe('Recette');
  });
});
