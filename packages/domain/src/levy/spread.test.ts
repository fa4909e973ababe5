import { expect, it } from 'vitest';
import { destinationsOf, wholeEurosOf, type Spread } from './spread.ts';
import type { LevyRow } from './status.ts';

const spread: Spread = {
  levies: {
    csg_activite: [
      ['health', 0.7],
      ['debt', 0.3],
    ],
    impot_revenu: [['state', 1]],
  },
  funds: {
    health: [
      ['hospitals', 0.6],
      ['medicines', 0.4],
    ],
    debt: [['interest', 1]],
    state: [
      ['schools', 0.5],
      ['hospitals', 0.5],
    ],
  },
  common: [
    ['schools', 0.25],
    ['hospitals', 0.75],
  ],
};
const rows: LevyRow[] = [
  { levy: 'csg_activite', payer: 'person', amount: 100 },
  { levy: 'impot_revenu', payer: 'person', amount: 50 },
];

it('[P11] follows each levy to its funds, and each fund to its lines', () => {
  const found = destinationsOf(rows, spread, 'by-fund');
  expect(found.map(({ id, amount }) => ({ id, amount: Math.round(amount) }))).toEqual([
    { id: 'hospitals', amount: 67 },
    { id: 'interest', amount: 30 },
    { id: 'medicines', amount: 28 },
    { id: 'schools', amount: 25 },
  ]);
});

it('[P11] puts the same total in one pot', () => {
  expect(destinationsOf(rows, spread, 'common')).toEqual([
    { id: 'hospitals', amount: 112.5 },
    { id: 'schools', amount: 37.5 },
  ]);
});

it('[P12] shows whole euros that make the rounded sum', () => {
  expect(wholeEurosOf([1.4, 1.4, 1.4])).toEqual([2, 1, 1]);
  expect(wholeEurosOf([0, 0])).toEqual([0, 0]);
  expect(wholeEurosOf([])).toEqual([]);
});
