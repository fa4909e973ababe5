import { areaValueOf, type AreaUnit } from '@nosmilliards/domain/series/area-value';
import { AREAS } from '@nosmilliards/domain/series/area';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { areaYearOf } from '../derive/europe.ts';
import { PACKAGE_DIRECTORY } from '../read/edition.ts';
import { dossierAfter, lineWith, problemsFrom } from '../spoiled-edition.testing.ts';

const table = 'series/eurostat_fonctions.csv';
const sentences = 'phrases-europe.csv';
const links = 'correspondances-europe.csv';

it('accepts the edition as it is', () => {
  expect(problemsFrom('europe')).toEqual([]);
});

it('refuses functions that do not make their total, and groups that do not make their function', () => {
  const problems = problemsFrom('europe', {
    file: table,
    from: 'GF07.FR.MIO_EUR,…,#\n',
    to: 'GF07.FR.MIO_EUR,…,1#\n',
  });
  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^TOTAL, FR, 2024 : les parties font/),
    expect.stringMatching(/^GF07, FR, 2024 : les parties font/),
    expect.stringMatching(/^Les cellules disent : «/),
  ]);
});

it('refuses a sentence that its cells do not say', () => {
  const problems = problemsFrom('europe', {
    file: sentences,
    from: '57,3\u00A0%',
    to: '57,4\u00A0%',
  });
  expect(problems).toEqual([
    {
      file: sentences,
      line: 2,
      message: expect.stringContaining('57,3\u00A0% en France'),
    },
  ]);
  const { length } = problemsFrom('europe', { file: sentences, append: '10,Une phrase.,rien\n' });
  expect(length).toBe(1);
});

it.each(['gaspillage', 'seulement', 'record', 'championne'])('refuses « %s »', (word) => {
  const from = 'Les intérêts payés';
  expect(problemsFrom('europe', { file: links, from, to: `${word} : les intérêts payés` })).toEqual(
    [
      {
        file: links,
        line: lineWith(links, from),
        message: expect.stringContaining(`« ${word} » juge`),
      },
    ],
  );
});

it('refuses an unknown function, an unknown object, and a category without a word', () => {
  const unknown = problemsFrom('europe', {
    file: links,
    from: 'interets,GF0107',
    to: 'interets,GF0199',
  });
  expect(unknown.map(({ message }) => message)).toEqual(['La fonction « GF0199 » n’existe pas.']);
  const renamed = problemsFrom('europe', { file: links, from: 'interets,', to: 'intérêts,' });
  expect(renamed.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^« interets » manque/),
    '« intérêts » n’est ni une catégorie ni un paquet.',
  ]);
});

/** Computed apart, from the same cells, by those who prepared the tables. */
const cases = readFileSync(`${PACKAGE_DIRECTORY}/cases/europe.csv`, 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((row) => row.split(','));
const COLUMNS: readonly AreaUnit[] = ['gdp', 'euros', 'pps', 'share'];

it('finds the values computed apart, in the four units', () => {
  const dossier = dossierAfter();
  expect(cases.length).toBeGreaterThan(100);
  for (const [year, place, code = '', ...values] of cases) {
    const area = AREAS.find((one) => one === place) ?? 'FR';
    const figures = areaYearOf(dossier, code, area, Number(year));
    for (const [index, unit] of COLUMNS.entries()) {
      const rounding = unit === 'share' ? 0.0051 : 0.051;
      const gap = Math.abs((areaValueOf(unit, figures) ?? 0) - Number(values[index]));
      expect(gap, `${year} ${place} ${code} ${unit}`).toBeLessThan(rounding);
    }
  }
});
