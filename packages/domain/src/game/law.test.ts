import { describe, expect, it } from 'vitest';
import { anEdition, played } from '../testing.ts';
import type { Choice } from '../vote/vote.ts';
import { millions } from '../money/money.ts';
import { cardStagesOf, lawAgreementOf, lawScopeWordsOf, lawWordsOf } from './law.ts';

const edition = anEdition();
const ledgerOf = (...votes: [id: string, choice: Choice][]) =>
  played(
    edition,
    votes.map(([id, choice]) => ({ type: 'cast', id, choice, at: 1 })),
  ).ledger;

describe('a card and the next law', () => {
  it('[G35] stand in one order, with the change on the same perimeter', () => {
    const stages = cardStagesOf(
      { voted: { amount: millions(59_946) }, spent: { amount: millions(62_124), year: '2024' } },
      { year: 2026, amount: millions(66_475.5), change: 10.9, isCorrected: true, note: '' },
    );
    expect(stages).toEqual([
      { word: 'Voté 2025', text: '59,9\u00A0Md€' },
      { word: 'Dépensé 2024', text: '62,1\u00A0Md€' },
      { word: 'Voté 2026', text: '66,5\u00A0Md€', change: '+10,9\u00A0% à périmètre corrigé' },
    ]);
  });

  it('[G35] say that the perimeter was corrected only where it was', () => {
    const [, , next] = cardStagesOf({}, { year: 2026, change: 2, note: '' });
    expect(next?.change).toBe('+2,0\u00A0% de la loi de 2025 à celle de 2026');
  });

  it('[G35] say what is not available', () => {
    expect(cardStagesOf({}, { year: 2026, note: 'Parce que.' }).map(({ text }) => text)).toEqual([
      'non disponible',
      'non disponible',
      'non disponible',
    ]);
  });
});

describe('the finance law', () => {
  it.each([
    [
      { 2025: 5.6, 2026: 10.9 },
      'La loi de finances 2025\u00A0: +5,6\u00A0%\u202F; 2026\u00A0: +10,9\u00A0%',
    ],
    [
      { 2027: 2, 2026: -0.8 },
      'La loi de finances 2026\u00A0: −0,8\u00A0%\u202F; 2027\u00A0: +2,0\u00A0%',
    ],
    [{ 2026: 2 }, 'La loi de finances 2026\u00A0: +2,0\u00A0%'],
    [{}, null],
  ])('[G30] %o: %s', (changes, words) => {
    expect(lawWordsOf({ id: 'ET01', changes })).toBe(words);
  });

  it('[G30] counts the same way only where both went somewhere comparable', () => {
    const laws = [
      { id: 'ET01', changes: { 2025: -9, 2026: 10.9 } },
      { id: 'ET02', changes: { 2026: 4 } },
      { id: 'SS01', changes: { 2025: 4 } },
      { id: 'SS02', changes: { 2025: 4, 2026: 4 } },
    ];
    const ledger = ledgerOf(
      ['ET01', { type: 'increase', percent: 1 }],
      ['ET02', { type: 'decrease', percent: 1 }],
      ['SS01', { type: 'increase', percent: 1 }],
    );
    expect(lawAgreementOf(ledger, laws, { year: 2025 })).toEqual({
      year: 2026,
      same: 1,
      compared: 2,
      rows: [
        { id: 'ET01', choice: { type: 'increase', percent: 1 }, percent: 10.9, isSame: true },
        { id: 'ET02', choice: { type: 'decrease', percent: 1 }, percent: 4, isSame: false },
      ],
    });
    // The next law is not voted yet.
    expect(lawAgreementOf(ledger, laws, { year: 2026 }).compared).toBe(0);
  });

  it('[G30] does not compare what is kept, whatever the law does', () => {
    const laws = [
      { id: 'ET01', changes: { 2026: 0.5 } },
      { id: 'ET02', changes: { 2026: 1.4 } },
    ];
    const kept = ledgerOf(['ET01', { type: 'keep' }], ['ET02', { type: 'keep' }]);
    expect(lawAgreementOf(kept, laws, { year: 2025 })).toMatchObject({ compared: 0, same: 0 });
  });

  it('[G30] says from which law to which', () => {
    expect(lawScopeWordsOf({ year: 2027 })).toContain(
      'De la loi initiale pour 2026 à celle pour 2027',
    );
  });

  it.each<[Choice, number]>([
    [{ type: 'remove' }, -3],
    [{ type: 'decrease', percent: 50 }, -1],
    [{ type: 'increase', percent: 1 }, 1],
  ])('[G30] %o goes the way of %d %%', (choice, percent) => {
    const laws = [{ id: 'ET01', changes: { 2026: percent } }];
    expect(lawAgreementOf(ledgerOf(['ET01', choice]), laws, { year: 2025 }).same).toBe(1);
  });
});
