import { isCommuneCode } from '@nosmilliards/domain/commune/code';
import { amountsOf, communeOf, seriesOf, type Commune } from '@nosmilliards/domain/commune/commune';
import { DESTROYED_VILLAGES } from '@nosmilliards/domain/commune/sentence';
import {
  communeYearsOf,
  semicolonTableOf,
  type CommuneTables,
  type SemicolonTable,
} from '../read/communes.ts';
import { problemsAt, type Fault, type Problem } from '../read/problem.ts';
import { verdictWordIn } from './judging-word.ts';

/** Less is more than what rounding leaves of a total without its parts. */
const LEAST_OTHERS = -3;
const RANKING =
  /(?<!\p{L})(?:rangs?|class(?:ée?s?|ements?)|palmarès|au-dessus|en dessous|au-dessous|mieux|moins bien)(?!\p{L})/iu;

/** Every row of the tables of `packages/data/communes`. */
export function checkCommunes(tables: CommuneTables): Problem[] {
  const named = (name: string) => semicolonTableOf(tables, name);
  const years = communeYearsOf(tables);
  const [table, bodies] = [named('communes.csv'), named('epci.csv')];
  const shapes = [table, bodies].flatMap((one) => shapeProblems(one, years));
  if (shapes.length > 0) return shapes;
  const communes = communesIn(tables);
  return [
    ...rowProblems(table, communes, new Set(bodies.rows.map(([siren = '']) => siren))),
    ...exceptionProblems(named('exceptions.csv'), communes),
    ...orderProblems(named('bandes.csv')),
    ...goneProblems(named('disparues.csv'), communes),
    ...wordProblems(named('definitions.csv')),
  ];
}

export function communesIn(tables: CommuneTables): Commune[] {
  const { columns, rows } = semicolonTableOf(tables, 'communes.csv');
  const years = communeYearsOf(tables);
  return rows.map((row) =>
    communeOf(new Map(columns.map((column, place) => [column, row[place] ?? ''])), years),
  );
}

/** The faults of each row; the line is that of a text editor. */
function faultsIn(
  table: SemicolonTable,
  faultsOf: (row: readonly string[], index: number) => (Fault | false)[],
): Problem[] {
  return table.rows.flatMap((row, index) =>
    problemsAt(table, { line: index + 2 }, faultsOf(row, index)),
  );
}

/** The columns that hold a value for each year. */
function seriesIn({ columns }: SemicolonTable): readonly string[] {
  const first = columns.findIndex((column) => column === 'population' || column === 'fct');
  return columns.slice(first, columns.indexOf('dette') + 1);
}

function shapeProblems(table: SemicolonTable, years: readonly number[]): Problem[] {
  const shape = new RegExp(`^(?:x|-?\\d+)(?:(?: (?:x|-?\\d+)){${years.length - 1}})?$`);
  if (table.rows.length === 0) return problemsAt(table, { line: 1 }, ['La table est vide.']);
  const series = seriesIn(table);
  return faultsIn(table, (row) => [
    row.length !== table.columns.length &&
      `La ligne a ${row.length} cellules pour ${table.columns.length} colonnes.`,
    ...series.map(
      (column) =>
        !shape.test(table.cell(row, column)) &&
        `Colonne ${column} : écrivez une valeur, ou ${years.length}, entières ou « x ».`,
    ),
  ]);
}

function rowProblems(
  table: SemicolonTable,
  communes: readonly Commune[],
  bodies: ReadonlySet<string>,
): Problem[] {
  const series = seriesIn(table);
  return faultsIn(table, (row, index) => {
    const [code = '', , siren = '', territory = '', jumps = ''] = row;
    const { years = [], population = [] } = communes[index] ?? {};
    const found = years.filter((_, year) => isJump(population[year - 1], population[year]));
    return [
      !isCommuneCode(code) && `« ${code} » n’est pas un code de commune.`,
      code <= (table.rows[index - 1]?.[0] ?? '') &&
        `Le code ${code} est double, ou n’est pas dans l’ordre.`,
      ...[siren, territory].map(
        (one) =>
          one !== '' && !bodies.has(one) && `L’intercommunalité ${one} n’est pas dans epci.csv.`,
      ),
      jumps !== found.join(' ') && `La colonne saut doit dire « ${found.join(' ')} ».`,
      ...series.map(
        (column) =>
          seriesOf(table.cell(row, column), years).some(
            (value, year) => (value === undefined) !== (population[year] === undefined),
          ) && `Une année manque (« x ») dans une seule des colonnes population et ${column}.`,
      ),
      population.every((people) => people === undefined) !== DESTROYED_VILLAGES.includes(code) &&
        'Les villages détruits sont les seuls sans aucun compte : relisez la source.',
    ];
  });
}

/** By more than 15 %, and by 50 inhabitants at least. */
function isJump(before = Number.NaN, after = Number.NaN): boolean {
  const ratio = after / before;
  return Math.abs(after - before) >= 50 && (ratio < 0.85 || ratio > 1.18);
}

/** The parts of a total exceed it as many times as the source is known to say so. */
function exceptionProblems(exceptions: SemicolonTable, communes: readonly Commune[]): Problem[] {
  return faultsIn(exceptions, ([aggregate = '', known]) => {
    const amounts = communes.flatMap((commune) => amountsOf(commune, aggregate));
    const found = amounts.filter((value = 0) => value < LEAST_OTHERS).length;
    return [
      found !== Number(known) &&
        `${aggregate} est sous ${LEAST_OTHERS} € par habitant ${found} fois, et non ${known}.`,
    ];
  });
}

function orderProblems(bands: SemicolonTable): Problem[] {
  return faultsIn(bands, (row) => {
    const written = ['q1', 'mediane', 'q3'].map((name) =>
      `${bands.cell(row, name)} ${bands.cell(row, `${name}_moyenne`)}`.split(' ').map(Number),
    );
    return [
      written.some((cells, place) =>
        cells.some((value, year) => value < (written[place - 1]?.[year] ?? value)),
      ) && 'Un premier quartile dépasse la médiane, ou la médiane le troisième.',
    ];
  });
}

function goneProblems(gone: SemicolonTable, communes: readonly Commune[]): Problem[] {
  const codes = new Set(communes.map(({ code }) => code));
  return faultsIn(gone, ([code = '', , , note = '']) => [
    !codes.has(code) && !codes.has(note.slice(-5)) && `La commune ${code} n’a pas de comptes.`,
  ]);
}

/** What is said of a column neither judges nor ranks. */
function wordProblems(definitions: SemicolonTable): Problem[] {
  return faultsIn(definitions, (row) => {
    const text = row.join(' ');
    const word = verdictWordIn(text) ?? RANKING.exec(text)?.[0];
    return [word !== undefined && `« ${word} » juge ou classe : dites la chose sans lui.`];
  });
}
