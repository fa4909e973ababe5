import { describe, expect, it } from 'vitest';
import { millions } from '../money/money.ts';
import { aBudget, aLine, BASELINE_2025 } from '../testing.ts';
import {
  blocksOf,
  innerPlacesOf,
  isRoundedOtherwise,
  sheetSquaresOf,
  sideSquaresOf,
} from './blocks.ts';

const child = (id: string, parentId: string, amount: number, parts = {}) =>
  aLine({ id, parentId, level: 2, amount, ...parts });

const budget = aBudget(
  aLine({ id: 'defense', amount: 200 }),
  child('armees', 'defense', 150),
  child('memoire', 'defense', 50),
  child('rendu', 'defense', 30, { isTransfer: true }),
  aLine({ id: 'ecole', amount: 300 }),
  child('lycees', 'ecole', 320),
  child('corrige', 'ecole', -20),
  aLine({ id: 'sante', amount: 500, paint: 'social' }),
  child('retraites', 'sante', 500, { paint: 'social' }),
  aLine({ id: 'impots', amount: 900, side: 'revenue' }),
  child('tva', 'impots', 900, { side: 'revenue' }),
  aLine({ id: 'niches', amount: 70, side: 'revenue', isNiche: true }),
  child('pinel', 'niches', 70, { side: 'revenue', isNiche: true }),
);

describe('the sheet line by line', () => {
  it('[K5] ranges administrations, then categories, then lines, without a hole', () => {
    const [social, state, ...others] = blocksOf(budget, 'expense', 1000);
    expect(others).toEqual([]);
    expect(social).toMatchObject({ paint: 'social', amount: 500, start: 0, squares: 500 });
    expect(state).toMatchObject({ paint: 'state', amount: 500, start: 500, squares: 500 });
    expect(state?.places).toEqual([
      { id: 'lycees', start: 500, squares: 308 },
      { id: 'armees', start: 808, squares: 144 },
      { id: 'memoire', start: 952, squares: 48 },
    ]);
  });

  it('[K5] a line has the same number of squares wherever it is counted', () => {
    const deep = aBudget(
      ...budget.lines.values(),
      aLine({ id: 'terre', parentId: 'armees', level: 3, amount: 100 }),
      aLine({ id: 'mer', parentId: 'armees', level: 3, amount: 50 }),
    );
    const baseline = { ...BASELINE_2025, netExpenses: millions(1000), netRevenues: millions(900) };
    const squares = (id: string) => {
      const line = deep.lines.get(id);
      return line && sheetSquaresOf(line, deep, baseline);
    };
    expect(['defense', 'armees', 'memoire', 'terre', 'mer', 'rendu', 'pinel'].map(squares)).toEqual(
      [192, 144, 48, 96, 48, null, null],
    );
    expect(squares('impots')).toBe(900);
  });

  it('[K5] the lines below share the squares of theirs', () => {
    const lines = [child('a', 'armees', 100), child('b', 'armees', 50), child('c', 'armees', -1)];
    expect(innerPlacesOf({ start: 10, squares: 3 }, lines)).toEqual([
      { id: 'a', start: 10, squares: 2 },
      { id: 'b', start: 12, squares: 1 },
    ]);
  });

  it('[K5] a count that is not the rounded euros of its line is known', () => {
    const baseline = { ...BASELINE_2025, netExpenses: millions(1_000_000) };
    expect(isRoundedOtherwise(3, millions(3_100), baseline)).toBe(false);
    expect(isRoundedOtherwise(4, millions(3_100), baseline)).toBe(true);
  });

  it('[K6] what revenue lacks of the 1 000 squares is borrowed; niches are not revenue', () => {
    expect(sideSquaresOf('expense', BASELINE_2025)).toBe(1000);
    expect(sideSquaresOf('revenue', BASELINE_2025)).toBe(911);
    expect(blocksOf(budget, 'revenue', 911)).toEqual([
      expect.objectContaining({ paint: 'state', amount: 900, squares: 911 }),
    ]);
  });
});
