import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { bandAt, bandsIn, stratumOf, stratumWords } from '@nosmilliards/domain/commune/band';
import { COMMUNES_PER_FILE, fileOf } from '@nosmilliards/domain/commune/code';
import {
  amountsOf,
  communeIn,
  intercommunalityIn,
  lastYearOf,
  type Commune,
} from '@nosmilliards/domain/commune/commune';
import { foundCommunesOf, namesIn } from '@nosmilliards/domain/commune/search';
import { communeSheetsOf } from '@nosmilliards/domain/commune/sheet';
import { describe, expect, it } from 'vitest';
import type { BuiltCommunes } from '../built.ts';
import { COMMUNES_DIRECTORY, communeTablesIn } from '../read/communes.ts';
import { PACKAGE_DIRECTORY } from '../read/edition.ts';
import { dossierAfter } from '../spoiled-edition.testing.ts';

const FOLDER = `${PACKAGE_DIRECTORY}/built/open-data/communes`;
const read = (file: string) => readFileSync(`${FOLDER}/${file}`, 'utf8');
const list: BuiltCommunes = JSON.parse(
  readFileSync(`${PACKAGE_DIRECTORY}/built/communes.json`, 'utf8'),
);
const { files, gone, years } = list;
const accounts = new Map(files.map((first) => [first, read(`comptes/${first}.csv`)]));
const bodies = new Map(files.map((first) => [first, read(`intercommunalites/${first}.csv`)]));
const names = namesIn(read('recherche.txt'));
const tables = communeTablesIn(COMMUNES_DIRECTORY);

/** As the site compresses it. */
function weigh(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
}

function sizeOf(first: string): number {
  return (accounts.get(first)?.length ?? 0) + (bodies.get(first)?.length ?? 0);
}

function opened(code: string): Commune {
  const commune = communeIn(accounts.get(fileOf(files, code) ?? '') ?? '', code, years);
  if (commune === undefined) throw new Error(`No accounts for ${code}`);
  return commune;
}

describe('the files that a phone reads', () => {
  it('hold every cell of the table, once, in its order', () => {
    const texts = [...accounts.values()];
    const [header = ''] = texts[0]?.split('\n') ?? [];
    const rows = texts.map((text) => {
      expect(text.startsWith(`${header}\n`)).toBe(true);
      return text.slice(header.length + 1);
    });
    expect(`${header}\n${rows.join('')}` === tables.get('communes.csv')).toBe(true);
    expect(readdirSync(`${FOLDER}/comptes`)).toEqual(files.map((first) => `${first}.csv`));
    expect(read('bandes.csv') === tables.get('bandes.csv')).toBe(true);
  });

  it('are small: 40 kB of accounts, 60 kB for a first commune, 2 kB in the page', () => {
    const heaviest = files.toSorted((a, b) => sizeOf(b) - sizeOf(a)).slice(0, 8);
    expect(heaviest.every((first) => weigh(accounts.get(first) ?? '') < 40_000)).toBe(true);
    const all = heaviest.map(
      (first) => weigh(accounts.get(first) ?? '') + weigh(bodies.get(first) ?? ''),
    );
    expect(Math.max(...all) + weigh(read('bandes.csv'))).toBeLessThan(60_000);
    expect(weigh(JSON.stringify(list))).toBeLessThan(2000);
  });

  it('hold as many communes as the pages say, but for the last', () => {
    const counts = [...accounts.values()].map((text) => text.split('\n').length - 2);
    expect(new Set(counts.slice(0, -1))).toEqual(new Set([COMMUNES_PER_FILE]));
    expect(counts.at(-1)).toBeLessThanOrEqual(COMMUNES_PER_FILE);
  });

  it('give the communes of an intercommunality', () => {
    const around = intercommunalityIn(bodies.get('01001') ?? '', '240100883', years);
    const members = around?.members ?? [];
    expect(members).toContainEqual({ code: '01004', name: 'Ambérieu-en-Bugey' });
    expect(members.map(({ code }) => opened(code).name)).toEqual(members.map(({ name }) => name));
  });
});

describe('every commune', () => {
  it('is found by its code, has its intercommunality, its parts and 1 000 squares', () => {
    let sheets = 0;
    const islands: string[] = [];
    for (const [index, { code, name }] of names.entries()) {
      const commune = opened(code);
      if (commune.name !== name) throw new Error(code);
      const text = bodies.get(fileOf(files, code) ?? '') ?? '';
      if (!commune.bodies.every((siren) => text.includes(`\n${siren};`))) throw new Error(code);
      if (commune.bodies.length === 0) islands.push(name);
      const last = lastYearOf(commune);
      // Every year of one commune in twenty: all of them take a minute.
      const asked = index % 20 === 0 ? years : years.filter((year) => year === last);
      for (const year of asked) {
        for (const { side, total, parts } of communeSheetsOf(commune, year)) {
          sheets += 1;
          const sumOf = (key: 'amount' | 'squares') =>
            parts.reduce((sum, part) => sum + part[key], 0);
          if (sumOf('squares') !== 1000) throw new Error(`${code} ${year} ${side}`);
          const hidden = total - sumOf('amount');
          const isShown = parts.some(({ id }) => id.startsWith('autres'));
          if (Math.abs(hidden) > (isShown ? 0 : 2)) throw new Error(`${code} ${year} ${hidden}`);
        }
      }
    }
    expect(names).toHaveLength(34_935);
    expect(sheets).toBeGreaterThan(90_000);
    expect(islands).toEqual(['Île-de-Bréhat', 'Île-de-Sein', 'Ouessant', 'L’Île-d’Yeu']);
  });

  it('has a page when it is gone since', () => {
    expect(gone).toHaveLength(68);
    expect(gone.map(opened)).toHaveLength(68);
  });

  it.each([
    ['saint-denis', ['93066', '97411', '11339', '30247']],
    ['st denis', ['93066', '97411', '11339', '30247']],
    ['amberieu en bugey', ['01004']],
    ['l hay', ['94038']],
    ['2a004', ['2A004']],
    ['97411', ['97411']],
    ['marseille 3e', ['13055']],
  ])('« %s » is found', (typed, codes) => {
    expect(foundCommunesOf(names, typed, codes.length).map(({ code }) => code)).toEqual(codes);
  });
});

it('the names of the strata are those of the bands', () => {
  const bands = bandsIn(read('bandes.csv'));
  expect(bandAt(bands, opened('01004'), 'equipement', 7, true)).toBeDefined();
  const [, ...rows] = read('bandes.csv').trimEnd().split('\n');
  for (const row of rows) {
    const [group = '', rank, title = ''] = row.split(';');
    const words = stratumWords({
      group: group === 'outre-mer' ? group : 'metropole',
      rank: Number(rank),
    });
    const plain = words.replaceAll(/[\u00A0\u202F]/g, ' ').replace(/^des communes (?:d’)?/, '');
    expect(plain.replace(/,$/, '').replaceAll(/^de (?=moins|100 000)/g, '')).toBe(
      title.replace('outre-mer, ', 'outre-mer de '),
    );
  }
  expect(stratumOf('01004', 15_240)).toEqual({ group: 'metropole', rank: 7 });
});

it('the row of the commune given as an example is its cells, rounded', () => {
  const { series } = dossierAfter().edition;
  const example = series.find(({ file }) => file === 'series/ofgl_commune_exemple.csv');
  const cellsOf = (key: string) => {
    const row = example?.rows.find(({ cle }) => cle === key);
    return years.map((year) => Number(row?.[`${year}`]));
  };
  const commune = opened('01004');
  const columns = ['fct', 'personnel', 'inv', 'equipement', 'rfct', 'impots', 'emprunts', 'dette'];
  for (const column of columns) {
    expect(amountsOf(commune, column)).toEqual(cellsOf(column).map(Math.round));
  }
  const [fctva, others] = [cellsOf('fctva'), cellsOf('dotations_inv')];
  expect(amountsOf(commune, 'aides_inv')).toEqual(
    fctva.map((value, index) => Math.round(value + (others[index] ?? 0))),
  );
  expect(commune.population.slice(1)).toEqual(cellsOf('population').slice(1));
});
