import { sizeRankOf } from '@nosmilliards/domain/commune/band';
import { COMMUNES_PER_FILE, departmentOf, PARIS } from '@nosmilliards/domain/commune/code';
import { RANK_LETTERS } from '@nosmilliards/domain/commune/search';
import type { BuiltCommunes } from '../built.ts';
import {
  communeYearsOf,
  semicolonTableOf,
  type CommuneTables,
  type SemicolonTable,
} from '../read/communes.ts';

export const COMMUNES_FOLDER = 'open-data/communes';
export const COMMUNES_LIST = 'communes.json';

/** Published under `/donnees/communes`, but for the list that finds a file. */
export function communeFilesOf(tables: CommuneTables, stamp: string): Map<string, string> {
  const communes = semicolonTableOf(tables, 'communes.csv');
  const bodies = semicolonTableOf(tables, 'epci.csv');
  const members = Map.groupBy(
    communes.rows.flatMap((row) =>
      bodiesOf(communes, row).map((siren) => ({ siren, words: row.slice(0, 2).join(' ') })),
    ),
    ({ siren }) => siren,
  );
  const files = new Map<string, string>();
  const first: string[] = [];
  for (let start = 0; start < communes.rows.length; start += COMMUNES_PER_FILE) {
    const rows = communes.rows.slice(start, start + COMMUNES_PER_FILE);
    const name = communes.cell(rows[0] ?? [], 'code');
    const around = new Set(rows.flatMap((row) => bodiesOf(communes, row)));
    first.push(name);
    files.set(`${COMMUNES_FOLDER}/comptes/${name}.csv`, textOf([communes.columns, ...rows]));
    files.set(
      `${COMMUNES_FOLDER}/intercommunalites/${name}.csv`,
      textOf([
        [...bodies.columns, 'membres'],
        ...bodies.rows
          .filter(([siren = '']) => around.has(siren))
          .map((row) => [
            ...row,
            members
              .get(row[0] ?? '')
              ?.map(({ words }) => words)
              .join(','),
          ]),
      ]),
    );
  }
  files.set(`${COMMUNES_FOLDER}/recherche.txt`, namesOf(communes));
  for (const name of ['bandes.csv', 'definitions.csv', 'disparues.csv', 'totaux.csv']) {
    files.set(`${COMMUNES_FOLDER}/${name}`, tables.get(name) ?? '');
  }
  const known = new Set(communes.rows.map(([code]) => code));
  const gone = semicolonTableOf(tables, 'disparues.csv').rows.map(([code = '']) => code);
  files.set(
    COMMUNES_LIST,
    JSON.stringify({
      stamp,
      years: communeYearsOf(tables),
      files: first,
      gone: gone.filter((code) => known.has(code)),
    } satisfies BuiltCommunes),
  );
  return files;
}

/** The intercommunality of a commune, then its « établissement public territorial ». */
function bodiesOf({ cell }: SemicolonTable, row: readonly string[]): string[] {
  return [cell(row, 'epci'), cell(row, 'ept')].filter((siren) => siren !== '');
}

/** The list that `namesIn` of the domain reads. */
function namesOf({ rows, cell }: SemicolonTable): string {
  let department = '';
  let number = 0;
  const lines = rows.flatMap((row) => {
    const code = cell(row, 'code');
    const opening = departmentOf(code) === department ? [] : [`#${departmentOf(code)}`];
    if (opening.length > 0) number = 0;
    department = departmentOf(code);
    const gap = Number(code.slice(department.length)) - number;
    number += gap;
    const known = cell(row, 'population')
      .split(' ')
      .filter((one) => one !== 'x');
    const letter = RANK_LETTERS.at(code === PARIS ? -1 : sizeRankOf(Number(known.at(-1) ?? 0)));
    return [...opening, `${letter}${gap === 1 ? '' : gap}${cell(row, 'nom')}`];
  });
  return `${lines.join('\n')}\n`;
}

function textOf(rows: readonly (readonly (string | undefined)[])[]): string {
  return `${rows.map((cells) => cells.join(';')).join('\n')}\n`;
}
