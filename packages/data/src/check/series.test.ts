import { expect, it } from 'vitest';
import { dossierAfter, lineWith, problemsFrom } from '../spoiled-edition.testing.ts';

const record = 'series.yaml';
const table = 'series/insee_t3201_annees.csv';

it('names a cell of a workbook by its column and row, a cell of a database by its codes', () => {
  const { seriesLine } = dossierAfter();
  expect(seriesLine('insee_t3201_annees:27')?.cellOf(1959)).toBe('C27');
  expect(seriesLine('insee_t3201_annees:27')?.cellOf(1983)).toBe('AA27');
  expect(seriesLine('insee_t3201_annees:27')?.cellOf(2025)).toBe('BQ27');
  expect(seriesLine('eurostat_dette_annees:GD.S13.MIO_EUR')?.cellOf(2025)).toBe(
    'GD.S13.MIO_EUR.2025',
  );
});

it('reads amounts in millions of euros, and a blank as a blank', () => {
  const { seriesLine } = dossierAfter();
  expect(seriesLine('insee_t3201_annees:27')?.series.values.at(-1)).toBe(1_714_221.7);
  expect(seriesLine('insee_t3216_annees:7')?.series.values[0]).toBeNull();
});

it.each([
  ['  insee_t3201_annees:', '  insee_t3201_avant:', 'il manque series/insee_t3201_avant.csv'],
  ['    source: banque-mondiale-prix', '    source: note', 'la source « note » n’existe pas'],
])('refuses %s replaced by « %s »', (from, to, words) => {
  expect(problemsFrom('series', { file: record, from, to })).toContainEqual({
    file: record,
    line: expect.any(Number),
    message: expect.stringContaining(words),
  });
});

it('refuses a part without a name', () => {
  const problems = problemsFrom('series', { file: table, from: 'Md€,recettes', to: 'Md€,divers' });
  expect(problems).toEqual([
    {
      file: table,
      line: lineWith(table, 'Md€,recettes'),
      message: expect.stringContaining('divers'),
    },
  ]);
});

it('refuses a missing year', () => {
  const problems = problemsFrom('series', { file: table, from: ',1960,', to: ',1961,' });
  expect(problems.map(({ message }) => message)).toContainEqual(
    expect.stringContaining('Les années se suivent'),
  );
});

it('refuses a cell that a piece of the same file reads otherwise', () => {
  const problems = problemsFrom('series', { file: table, from: '\n27,…,#\n', to: '\n27,…,1#\n' });
  expect(problems).toContainEqual({
    file: table,
    line: lineWith(table, '27,Total'),
    message: expect.stringContaining('BQ27'),
  });
});
