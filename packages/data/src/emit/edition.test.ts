import { expect, it } from 'vitest';
import { dossierAfter } from '../spoiled-edition.testing.ts';
import { builtEditionOf } from './edition.ts';

it('gives the rules the starting point of 2025, to the euro', () => {
  const { edition, expenses } = dossierAfter();
  expect(builtEditionOf(edition.record.content, expenses).baseline).toEqual({
    year: 2025,
    balance: -155_000,
    netExpenses: 1_734_200,
    netRevenues: 1_579_200,
    debt: 3_306_096.7,
    gdp: 2_994_733,
    interestPercent: 3,
    adults: 53_000_000,
    inhabitants: 67_400_000,
  });
});
