import { expect, it } from 'vitest';
import { spellVintage, spellYears } from './vintage.ts';

it('[F12] says the text and the year of a figure', () => {
  expect(spellVintage('lfi_2025')).toBe('loi de finances initiale 2025');
  expect(spellVintage('comptes_2024')).toBe('comptes 2024');
});

it('[F12] says nothing of a vintage it does not know', () => {
  expect(['', 'lfi', 'budget_2025', 'lfi_25'].map(spellVintage)).toEqual([null, null, null, null]);
});

it('[F12] a sum has the years of its lines, and a line without year that of the edition', () => {
  expect(spellYears('lfi_2025', [2025], 2025)).toBe('loi de finances initiale 2025');
  expect(spellYears('', [2025, 2024, 2023], 2025)).toBe('années 2023 à 2025');
  expect(spellYears('', [], 2025)).toBe('année 2025');
});
