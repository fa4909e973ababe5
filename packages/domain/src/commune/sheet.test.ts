import { expect, it } from 'vitest';
import { aCommune, anEmptyCommune } from '../testing.ts';
import { communeSheetOf, type CommuneSheet } from './sheet.ts';

const squaresOf = (sheet: CommuneSheet | undefined) =>
  Object.fromEntries(sheet?.parts.map(({ id, squares }) => [id, squares]) ?? []);

it('[M3] both sheets have 1 000 squares, in one order', () => {
  const commune = aCommune();
  const spending = communeSheetOf(commune, 2024, 'spending');
  expect(spending?.total).toBe(1300);
  expect(spending?.parts.map(({ id, amount, squares }) => [id, amount, squares])).toEqual([
    ['personnel', 500, 384],
    ['achats', 300, 231],
    ['aides', 140, 108],
    ['interets', 10, 8],
    ['equipement', 200, 154],
    ['rembours', 60, 46],
    ['autres', 90, 69],
  ]);
  expect(squaresOf(communeSheetOf(commune, 2024, 'revenue'))).toEqual({
    impots: 480,
    taxes: 80,
    etat: 160,
    ventes: 80,
    subv_recues: 40,
    aides_inv: 40,
    emprunts: 64,
    autres: 56,
  });
});

it('[M3] a part has its years', () => {
  const [part] =
    communeSheetOf(aCommune({ personnel: '400 450 500' }), 2024, 'spending')?.parts ?? [];
  expect(part).toMatchObject({ title: 'Personnel', series: [400, 450, 500] });
  const others = communeSheetOf(aCommune({ fct: '990 995 1000' }), 2024, 'spending')?.parts.at(-1);
  expect(others).toMatchObject({ id: 'autres', series: [80, 85, 90] });
});

it('[M3] what is negative has no square', () => {
  const sheet = communeSheetOf(aCommune({ impots: '-50', rfct: '450' }), 2024, 'revenue');
  expect(squaresOf(sheet)).toMatchObject({ impots: 0 });
  expect(sheet?.parts.find(({ id }) => id === 'impots')?.amount).toBe(-50);
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
  const parts = communeSheetOf(commune, 2024, 'spending')?.parts ?? [];
  expect(parts.some(({ id }) => id === 'autres')).toBe(isShown);
  expect(parts.reduce((sum, { squares }) => sum + squares, 0)).toBe(1000);
});

it('[M3] no sheet without an account', () => {
  expect(communeSheetOf(anEmptyCommune('55039'), 2024, 'spending')).toBeUndefined();
  expect(communeSheetOf(aCommune({ fct: '1 2 x' }), 2024, 'spending')).toBeUndefined();
});
