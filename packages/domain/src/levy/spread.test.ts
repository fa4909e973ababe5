import { expect, it } from 'vitest';
import { destinationsOf, shownOf, squaresBy, wholeEurosOf, type Spread } from './spread.ts';
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
  expect(wholeEurosOf([1.4, 1.4, 1.4], 5)).toEqual([2, 2, 1]);
  expect(wholeEurosOf([0, 0])).toEqual([0, 0]);
  expect(wholeEurosOf([])).toEqual([]);
  // 495,95 € is 496 €, though the column gains half a euro.
  expect(wholeEurosOf([70.04, 57.03, 3.1, 495.95, 61.2, 33.13, 1.89, 3.16])).toEqual([
    70, 57, 3, 496, 62, 33, 2, 3,
  ]);
});

it('[P16] shows the twelve largest, and counts the others', () => {
  const many = Array.from({ length: 20 }, (_, index) => ({ id: `l${index}`, amount: 20 - index }));
  const { shown, others } = shownOf(many);
  expect(shown.map(({ id }) => id)).toEqual(many.slice(0, 12).map(({ id }) => id));
  expect(others).toEqual({ count: 8, amount: 36 });
  expect(shownOf(many.slice(0, 12)).others).toEqual({ count: 0, amount: 0 });
});

it('[P16] shares 1 000 squares between the colours', () => {
  const colours: Record<string, string> = { hospitals: 'social', schools: 'state' };
  const keyOf = (id: string) => colours[id] ?? 'debt';
  const keys = ['social', 'state', 'debt'];
  const squares = squaresBy(destinationsOf(rows, spread, 'by-fund'), keys, keyOf);
  expect(squares.reduce((sum, one) => sum + one.squares, 0)).toBe(1000);
  for (const [index, amount] of [67, 25, 58].entries()) {
    expect(Math.abs((squares[index]?.squares ?? 0) - (amount / 150) * 1000)).toBeLessThan(1);
  }
  expect(squaresBy([], keys, keyOf).map((one) => one.squares)).toEqual([0, 0, 0]);
});
