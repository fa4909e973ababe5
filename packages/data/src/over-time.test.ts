import { readFileSync } from 'node:fs';
import { valueAt, wholeOf, type Series } from '@nosmilliards/domain/series/series';
import { describe, expect, it } from 'vitest';
import { equalitiesOf } from './check/over-time.ts';
import { builtTimeTabsOf } from './emit/time.ts';
import { constantOf, overTimeOf } from './derive/over-time.ts';
import { PACKAGE_DIRECTORY } from './read/edition.ts';
import { csvOf } from './read/table.ts';
import { dossierAfter, problemsFrom, type Change } from './spoiled-edition.testing.ts';
import { textOf, timeSentencesOf } from './derive/time-sentences.ts';

const dossier = dossierAfter();
const time = overTimeOf(dossier);
const { series, gdp, coefficients, shareOf } = time;

function cases<Row extends object>(file: string): Row[] {
  return csvOf<Row>(readFileSync(`${PACKAGE_DIRECTORY}/cases/${file}`, 'utf8')).rows;
}

it('holds the three equalities of the accounts of 2025', () => {
  expect(valueAt(series.spending, 2025)).toBe(1_714_221.7);
  expect(valueAt(series.revenue, 2025)).toBe(1_561_689.7);
  expect(valueAt(series.balance, 2025)).toBe(-152_532);
});

it('computes the same shares and constant prices as an independent calculation, every year', () => {
  type Case = Record<
    | 'annee'
    | 'pib'
    | 'coefficient'
    | 'depenses_pct'
    | 'depenses_constantes'
    | 'recettes_pct'
    | 'solde_pct'
    | 'dette_constante',
    string
  >;
  const rows = cases<Case>('au-fil-du-temps.csv');
  expect(rows).toHaveLength(67);
  for (const row of rows) {
    const at = (one: Series) => valueAt(one, Number(row.annee)) ?? Number.NaN;
    expect(at(gdp)).toBeCloseTo(Number(row.pib), 0);
    expect(at(coefficients)).toBeCloseTo(Number(row.coefficient), 4);
    expect(at(shareOf(series.spending))).toBeCloseTo(Number(row.depenses_pct), 2);
    expect(at(shareOf(series.revenue))).toBeCloseTo(Number(row.recettes_pct), 2);
    expect(at(shareOf(series.balance))).toBeCloseTo(Number(row.solde_pct), 2);
    expect(at(constantOf(time, series.spending))).toBeCloseTo(Number(row.depenses_constantes), -1);
    const debt = valueAt(constantOf(time, series.debt), Number(row.annee)) ?? 0;
    expect(debt).toBeCloseTo(Number(row.dette_constante), -1);
  }
});

function widest(gaps: number[]): number {
  return Math.max(...gaps.map(Math.abs));
}

function years(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

describe('controles-temps.csv', () => {
  const gapIn = (year: number) =>
    (valueAt(series.functionsTotal, year) ?? 0) - (valueAt(series.spending, year) ?? 0);
  const otherGdp = wholeOf(series.sectorSpending, series.sectorSpendingShare);
  const equalities = equalitiesOf(dossier, time);
  const gapOf = (label: string) => {
    const found = equalities.find((one) => one.label.startsWith(label));
    return found === undefined ? Number.NaN : Math.abs(found.value - found.expected);
  };
  const of = (label: string) => equalities.find((one) => one.label === label)?.value ?? Number.NaN;
  /** In the order of the file. */
  const computed = [
    of('Dépenses'),
    of('Recettes'),
    of('Solde'),
    of('Dette'),
    valueAt(gdp, 2025) ?? 0,
    gapOf('Recettes moins dépenses'),
    widest(
      years(1978, 2025).map(
        (year) => (valueAt(otherGdp, year) ?? 0) / (valueAt(gdp, year) ?? 1) - 1,
      ),
    ),
    gapOf('Dépenses de 3.201'),
    gapOf('Recettes de 3.201'),
    gapOf('Soldes des sous-secteurs'),
    of('Solde de l’État'),
    of('Solde de la Sécurité sociale'),
    of('Solde des collectivités'),
    of('Solde des opérateurs'),
    gapOf('Prélèvements obligatoires de 3.216'),
    gapOf('Prélèvements obligatoires et'),
    gapOf('Les dix fonctions'),
    widest(years(1999, 2022).map(gapIn)),
    ...[1995, 1996, 1997, 1998, 2023, 2024].map(gapIn),
    ...[2022, 2023, 2024].map((year) => valueAt(series.prices, year) ?? 0),
  ];
  const rows =
    cases<Record<'controle' | 'valeur' | 'attendu' | 'tolerance' | 'tient', string>>(
      'controles-temps.csv',
    );

  it('has one calculation per row', () => {
    expect(computed).toHaveLength(rows.length);
  });

  it.each(rows.map((row, index) => [row.controle, row, computed[index] ?? Number.NaN] as const))(
    '%s',
    (_, { valeur, attendu, tolerance, tient }, value) => {
      expect(value).toBeCloseTo(Number(valeur), 0);
      expect(Math.abs(value - Number(attendu)) <= Number(tolerance)).toBe(tient === 'oui');
    },
  );
});

const table = 'series/insee_t3201_annees.csv';
const sentences = 'phrases-temps.csv';

it.each<[string, Change, string]>([
  ['a wrong cell', { file: table, from: '\n58,…,#\n', to: '\n58,…,1#\n' }, 'Recettes'],
  ['a row that is gone', { file: table, from: '\n66,', to: '\n67,' }, 'La ligne « 66 » manque'],
  [
    'a sentence that its cells do not say',
    { file: sentences, from: '35,8\u00A0%', to: '35,9\u00A0%' },
    'Les cellules disent : « De 1959 à 2025',
  ],
  [
    'a word that judges',
    { file: sentences, from: 'les plus bas en 1973', to: 'dérisoires en 1973' },
    'Le mot « dérisoires » juge',
  ],
  [
    'a word that ranks',
    { file: sentences, from: 'le plus haut niveau', to: 'un record' },
    'Le mot « record » juge',
  ],
  [
    'a sentence without a template',
    { file: sentences, from: '\ndette,', to: '\ndettes,' },
    'La phrase « dette » manque',
  ],
])('refuses %s', (_, change, words) => {
  expect(problemsFrom('temps', change).map(({ message }) => message)).toContainEqual(
    expect.stringContaining(words),
  );
});

/** A column for the year after, with the values of the last one. */
function oneMoreYear(name: string): Change {
  const file = `series/${name}.csv`;
  return {
    file,
    rewrite: (text) =>
      text
        .trimEnd()
        .split('\n')
        .map((line, index) => {
          const last = line.slice(line.lastIndexOf(',') + 1);
          return `${line},${index === 0 ? Number(last) + 1 : last}\n`;
        })
        .join(''),
  };
}

it('takes one more year as one more column: only the sentences are to be written again', () => {
  const added = [
    'insee_t3201_annees',
    'insee_t3215_annees',
    'insee_t3216_annees',
    'insee_t3217_annees',
    'insee_ipc_annees',
    'eurostat_dette_annees',
  ].map(oneMoreYear);
  expect(problemsFrom('tables', ...added)).toEqual([]);
  expect(problemsFrom('series', ...added)).toEqual([]);
  const problems = problemsFrom('temps', ...added);
  expect(new Set(problems.map(({ file }) => file))).toEqual(new Set([sentences]));

  const written = dossierAfter(...added);
  const phrases = timeSentencesOf(overTimeOf(written));
  const rewritten: Change = {
    file: sentences,
    rewrite: (text) =>
      dossier.edition.timeSentences.rows.reduce(
        (so, { id, phrase }) => so.replace(phrase, textOf(phrases.get(id) ?? [])),
        text,
      ),
  };
  expect(problemsFrom('temps', ...added, rewritten)).toEqual([]);
  const tab = builtTimeTabsOf(dossierAfter(...added, rewritten)).get('depenses');
  expect(tab).toMatchObject({ first: 1959, last: 2026, priceYear: 2026 });
  expect(tab?.lines[0]?.cells.at(-1)).toBe('BR27');
  expect(tab?.sentences[0]?.[0]).toMatch(/^De 1959 à 2026/);
});

describe('the sentences of a tab', () => {
  const said = timeSentencesOf(time);
  const parts = [...said.values()].flat().filter((part) => typeof part !== 'string');

  it.each(parts.map((part) => [`${part.place} ${part.year}`, part] as const))(
    '%s is a cell with a value',
    (_, { place, year }) => {
      expect(valueAt(time.line(place).series, year)).not.toBeNull();
    },
  );

  it('link every percentage and every amount', () => {
    const texts = [...said.values()].flat().filter((part) => typeof part === 'string');
    const unlinked = texts.filter((text) => /\d\s?(?:%|Md€)/.test(text));
    expect(parts.length).toBeGreaterThan(40);
    expect(unlinked).toEqual([]);
  });

  it('name the cell of what they say', () => {
    const [sentence] = builtTimeTabsOf(dossier).get('dette')?.sentences ?? [];
    expect(sentence).toContainEqual({
      text: '115,6\u00A0%',
      page: 'eurostat_dette_annees',
      cell: 'GD.S13.PC_GDP.2025',
    });
    expect(sentence?.filter((part) => typeof part === 'string')).toHaveLength(3);
  });
});

it('leaves a tax blank before its first year, beside those that are older', () => {
  const tab = builtTimeTabsOf(dossier).get('impots');
  expect(tab).toMatchObject({ first: 1959, last: 2025 });
  const [levies, vat] = ['prelevements', 'ligne_5'].map((id) =>
    tab?.lines.find((line) => line.id === id),
  );
  expect(levies?.values.current[0]).toBeGreaterThan(0);
  expect(vat?.values.current.slice(0, 36).every((value) => value === null)).toBe(true);
  expect(vat?.cells.at(-1)).toBe('AG5');
  expect(vat?.values.current[36]).toBeGreaterThan(0);
});
