import { expect, it } from 'vitest';
import { aCommune, anEmptyCommune } from '../testing.ts';
import type { Commune } from './commune.ts';
import { communeSheetsOf, POSTS, type CommuneSheet, type SheetSide } from './sheet.ts';

const sheetOf = (commune: Commune, side: SheetSide) =>
  communeSheetsOf(commune, 2024).find((sheet) => sheet.side === side);

const squaresOf = (sheet: CommuneSheet | undefined) =>
  Object.fromEntries(sheet?.parts.map(({ id, squares }) => [id, squares]) ?? []);

it('[M3] both sheets have 1 000 squares, in one order', () => {
  const commune = aCommune();
  const spending = sheetOf(commune, 'spending');
  expect(spending?.total).toBe(1300);
  expect(spending?.parts.map(({ id, amount, squares }) => [id, amount, squares])).toEqual([
    ['personnel', 500, 384],
    ['achats', 300, 231],
    ['aides', 140, 108],
    ['interets', 10, 8],
    ['equipement', 200, 154],
    ['rembours', 60, 46],
    ['autres_depenses', 90, 69],
  ]);
  expect(squaresOf(sheetOf(commune, 'revenue'))).toEqual({
    impots: 480,
    taxes: 80,
    etat: 160,
    ventes: 80,
    subv_recues: 40,
    aides_inv: 40,
    emprunts: 64,
    autres_recettes: 56,
  });
});

it('[M3] what is negative has no square', () => {
  const sheet = sheetOf(aCommune({ impots: '-50', rfct: '450' }), 'revenue');
  expect(squaresOf(sheet)).toMatchObject({ impots: 0 });
  expect(sheet?.parts.find(({ id }) => id === 'impots')?.amount).toBe(-50);
  expect([sheet?.total, sheet?.drawn]).toEqual([600, 650]);
  expect(sheet?.parts.reduce((sum, { squares }) => sum + squares, 0)).toBe(1000);
});

it.each([
  [-3, true],
  [-2, false],
  [2, false],
  [3, true],
])('[M3] « autres » of %i €, shown: %s', (others, isShown) => {
  // Operating « autres » alone: investment has none.
  const commune = aCommune({ fct: String(950 + others), subv_equip: '0', inv: '260' });
  const parts = sheetOf(commune, 'spending')?.parts ?? [];
  expect(parts.some(({ id }) => id === 'autres_depenses')).toBe(isShown);
  expect(parts.reduce((sum, { squares }) => sum + squares, 0)).toBe(1000);
});

it('[M3] no sheet without an account', () => {
  expect(sheetOf(anEmptyCommune('55039'), 'spending')).toBeUndefined();
  expect(sheetOf(aCommune({ fct: '1 2 x' }), 'spending')).toBeUndefined();
});

it('[M3] a post has one place, in every table', () => {
  expect(new Set(POSTS.map(({ id }) => id)).size).toBe(POSTS.length);
  expect(POSTS.filter(({ side }) => side === undefined).map(({ id }) => id)).toEqual([
    'depenses',
    'fct',
    'recettes',
    'epargne',
    'dette',
  ]);
});
