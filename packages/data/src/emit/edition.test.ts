import { expect, it } from 'vitest';
import { openDossier } from '../dossier.ts';
import { EDITIONS_DIRECTORY } from '../read/edition.ts';
import { builtEditionOf } from './edition.ts';

it('gives the rules the starting point of 2025, to the euro', () => {
  const { edition, expenses } = openDossier(`${EDITIONS_DIRECTORY}/2025`);
  expect(builtEditionOf(edition.sheet.content, expenses).baseline).toEqual({
    year: 2025,
    balance: -155_000,
    netExpenses: 1_734_200,
    netRevenues: 1_579_200,
    debt: 3_100_000,
    interestPercent: 3,
    adults: 53_000_000,
    inhabitants: 67_400_000,
  });
});
