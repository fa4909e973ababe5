import { expect, it } from 'vitest';
import { timeTitleOf } from './time-title.ts';

const spending = { subject: 'Dépense publique', at: 'en' };
const percents = { start: { year: 1959, value: 36.46 }, end: { year: 2025, value: 57.31 } };
const amounts = { start: { year: 1959, value: 195_892 }, end: { year: 2025, value: 1_714_222 } };

it('[H8] a title names its subject, then the last year and the first, in the unit chosen', () => {
  expect(timeTitleOf({ ...spending, ...percents }, 'percent', 2025)).toBe(
    'Dépense publique\u00A0: 57,3\u00A0% du PIB en 2025, contre 36,5\u00A0% en 1959',
  );
  expect(timeTitleOf({ ...spending, ...amounts }, 'constant', 2025)).toBe(
    'Dépense publique\u00A0: 1\u202F714,2\u00A0Md€ en 2025, contre 195,9\u00A0Md€ en 1959, en euros de 2025',
  );
  expect(timeTitleOf({ ...spending, ...amounts }, 'current', 2025)).toMatch(/, en euros courants$/);
});

it('[H8] a stock is read at the end of a year', () => {
  const debt = { subject: 'Dette publique', at: 'à la fin de', ...percents };
  expect(timeTitleOf(debt, 'percent', 2025)).toBe(
    'Dette publique\u00A0: 57,3\u00A0% du PIB à la fin de 2025, contre 36,5\u00A0% à la fin de 1959',
  );
});
