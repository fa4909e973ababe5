import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { readPieces } from '#dataset/read.server.ts';
import { readPieceData } from '#page-data/piece.server.ts';
import { visit, wordsOf } from '#testing/visit.tsx';

it('a piece shows its document, every cell, and what each is used for', async () => {
  await visit('/piece/insee_t3205');
  await screen.findByRole('table');
  const page = wordsOf(screen.getByRole('main'));
  for (const words of [
    'Insee',
    '29 mai 2026',
    'lu dans le document',
    't_3205_fr.xlsx',
    '8a9f601ebfe07b23300b5b0eb4fa6d1a35e7a8690ca69dcb1b935384fd15e1df',
  ]) {
    expect(page).toContain(words);
  }
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows).toHaveLength(51);
  expect(wordsOf(rowOf('AX12'))).toContain('6,7049 Md€');
});

it('a cell in use leads to its line, and says so in words', async () => {
  await visit('/piece/etat_2025_p212');
  await screen.findByRole('table');
  const cell = rowOf('P212');
  expect(wordsOf(cell)).toContain('Sert à : Soutien de la politique de la défense');
  expect(within(cell).getByRole('link').getAttribute('href')).toBe('/ligne/defense_armees_p212');
});

it('a table by year has every value under its name, and a blank where there is none', async () => {
  await visit('/piece/insee_t3201_annees_depenses');
  await screen.findByRole('table');
  expect(wordsOf(rowOf('BQ27'))).toBe('1 714,2217');
  expect(document.getElementById('C27')?.tagName).toBe('TD');
  expect(wordsOf(screen.getByRole('main'))).toContain('11 lignes, 1959 à 2025');
  const file = screen.getByRole('link', { name: /Télécharger cette table/ });
  expect(file.getAttribute('href')).toMatch(/\/insee_t3201_annees\.csv$/);
});

it('what was read in a quotation says so, with its rounding', async () => {
  await visit('/piece/agirc_arrco_2024');
  await screen.findByRole('table');
  const page = wordsOf(screen.getByRole('main'));
  expect(page).toContain('lu chez un tiers qui cite le producteur');
  expect(page).toContain('± 50 M€');
});

it('every piece has a title and an address that leads to a document', () => {
  const addresses = { line: String, figure: String, accounts: '' };
  const sheets = readPieces().pieces.map(({ page }) => readPieceData(page, addresses));
  expect(new Set(sheets.map((sheet) => sheet?.pageTitle)).size).toBe(sheets.length);
  const bare = sheets.filter((sheet) => /^https?:\/\/[^/]+\/?$/.test(sheet?.document.url ?? ''));
  expect(bare).toEqual([]);
});

function rowOf(key: string): HTMLElement {
  const row = document.getElementById(key);
  if (row === null) throw new Error(`No row ${key}`);
  return row;
}
