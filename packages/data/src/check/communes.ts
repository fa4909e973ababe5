import { stratumOf } from '@nosmilliards/domain/commune/band';
import { isCommuneCode } from '@nosmilliards/domain/commune/code';
import { SUMS } from '@nosmilliards/domain/commune/commune';
import { DESTROYED_VILLAGES } from '@nosmilliards/domain/commune/sentence';
import {
  communeYearsOf,
  semicolonTableOf,
  type CommuneTables,
  type SemicolonTable,
} from '../read/communes.ts';
import { problemsAt, type Fault, type Problem } from '../read/problem.ts';
import { verdictWordIn } from './judging-word.ts';

/** One number for each row and year, row after row; `NaN` where there is no account. */
type Grid = {
  readonly table: SemicolonTable;
  readonly years: readonly number[];
  readonly amountsOf: (column: string) => Float64Array;
};

/** In euros per inhabitant: a rounded amount is at most half of one away. */
const ROUNDED = 0.5;
/** Less is more than what rounding leaves of a total without its parts. */
const LEAST_OTHERS = -3;
/** In millions of euros: what rounding leaves in a sum over the country. */
const COUNTRY_GAP = 4;
const RANKING =
  /(?<!\p{L})(?:rangs?|class(?:ée?s?|ements?)|palmarès|au-dessus|en dessous|au-dessous|mieux|moins bien)(?!\p{L})/iu;

/** Every row of the tables of `packages/data/communes`. */
export function checkCommunes(tables: CommuneTables): Problem[] {
  const years = communeYearsOf(tables);
  const table = semicolonTableOf(tables, 'communes.csv');
  const bodies = semicolonTableOf(tables, 'epci.csv');
  const series = table.columns.slice(
    table.columns.indexOf('population'),
    table.columns.indexOf('dette') + 1,
  );
  const shapes = [
    ...shapeProblems(table, series, years),
    ...shapeProblems(bodies, series.slice(1), years),
  ];
  if (shapes.length > 0) return shapes;
  const grid = gridOf(table, series, years);
  return [
    ...rowProblems(grid, series),
    ...exceptionProblems(semicolonTableOf(tables, 'exceptions.csv'), grid),
    ...bandProblems(semicolonTableOf(tables, 'bandes.csv'), grid),
    ...bodyProblems(bodies, grid),
    ...totalProblems(semicolonTableOf(tables, 'totaux.csv'), grid),
    ...goneProblems(semicolonTableOf(tables, 'disparues.csv'), grid),
    ...wordProblems(semicolonTableOf(tables, 'definitions.csv')),
  ];
}

type Row = readonly string[];

/** `faultsOf` each row; the line is that of a text editor. */
function faultsIn(
  table: SemicolonTable,
  faultsOf: (row: Row, index: number) => (Fault | false)[],
): Problem[] {
  return table.rows.flatMap((row, index) =>
    problemsAt(table, { line: index + 2 }, faultsOf(row, index)),
  );
}

function shapeProblems(
  table: SemicolonTable,
  series: readonly string[],
  years: readonly number[],
): Problem[] {
  const shape = new RegExp(`^(?:x|-?\\d+)(?:(?: (?:x|-?\\d+)){${years.length - 1}})?$`);
  if (table.rows.length === 0) return problemsAt(table, { line: 1 }, ['La table est vide.']);
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

function gridOf(table: SemicolonTable, series: readonly string[], years: readonly number[]): Grid {
  const gridded = (valueAt: (row: Row, year: number, place: number) => number) => {
    const values = new Float64Array(table.rows.length * years.length);
    for (const [index, row] of table.rows.entries()) {
      for (const year of years.keys()) {
        const place = index * years.length + year;
        values[place] = valueAt(row, year, place);
      }
    }
    return values;
  };
  const columns = new Map(
    series.map((column) => {
      let cells: string[] = [];
      return [
        column,
        gridded((row, year) => {
          if (year === 0) cells = table.cell(row, column).split(' ');
          return Number((cells[year] ?? cells[0]) || 'x');
        }),
      ];
    }),
  );
  const amountsOf = (column: string) => columns.get(column) ?? new Float64Array();
  for (const [name, [added, taken]] of SUMS) {
    const [plus, minus] = [added.map(amountsOf), taken.map(amountsOf)];
    columns.set(
      name,
      gridded((_row, _year, place) => sumAt(place, plus) - sumAt(place, minus)),
    );
  }
  const rates = years.map((year) => `taux_${year}`);
  const population = amountsOf('population');
  columns.set(
    'taux',
    gridded((row, year, place) => {
      const rate = table.cell(row, rates[year] ?? '');
      return rate === '' || Number.isNaN(population[place]) ? Number.NaN : Number(rate);
    }),
  );
  return { table, years, amountsOf };
}

function sumAt(place: number, terms: readonly Float64Array[]): number {
  return terms.reduce((sum, term) => sum + (term[place] ?? Number.NaN), 0);
}

function rowProblems({ table, years, amountsOf }: Grid, series: readonly string[]): Problem[] {
  const columns = series.map(amountsOf);
  const population = amountsOf('population');
  return faultsIn(table, (row, index) => {
    const [code = '', before = ''] = [row[0], table.rows[index - 1]?.[0]];
    const from = index * years.length;
    const people = population.subarray(from, from + years.length);
    const jumps = years.filter((_, year) => isJump(people[year - 1], people[year])).join(' ');
    return [
      !isCommuneCode(code) && `« ${code} » n’est pas un code de commune.`,
      code <= before && `Le code ${code} est double, ou n’est pas dans l’ordre.`,
      people.some((value, year) =>
        columns.some((column) => Number.isNaN(column[from + year]) !== Number.isNaN(value)),
      ) && 'Une année manque (« x ») dans une colonne et pas dans une autre.',
      table.cell(row, 'saut') !== jumps && `La colonne saut doit dire « ${jumps} ».`,
      people.every(Number.isNaN) !== DESTROYED_VILLAGES.includes(code) &&
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
function exceptionProblems(exceptions: SemicolonTable, { amountsOf }: Grid): Problem[] {
  return faultsIn(exceptions, ([aggregate = '', known]) => {
    const found = amountsOf(aggregate).filter((value) => value < LEAST_OTHERS).length;
    return [
      found !== Number(known) &&
        `${aggregate} est sous ${LEAST_OTHERS} € par habitant ${found} fois, et non ${known}.`,
    ];
  });
}

/** The quartiles are computed again, from rows that are rounded. */
function bandProblems(bands: SemicolonTable, { table, years, amountsOf }: Grid): Problem[] {
  const groups = new Map<string, number[]>();
  for (const [place, people] of amountsOf('population').entries()) {
    const [code = ''] = table.rows[Math.floor(place / years.length)] ?? [];
    const stratum = Number.isNaN(people) ? undefined : stratumOf(code, people);
    const group = `${stratum?.group} ${stratum?.rank} ${place % years.length}`;
    const places = groups.get(group);
    if (places === undefined) groups.set(group, [place]);
    else places.push(place);
  }
  return faultsIn(bands, (row) => {
    const aggregate = bands.cell(row, 'agregat');
    const amounts = amountsOf(aggregate);
    const placesIn = (year: number) => groups.get(`${row[0]} ${row[1]} ${year}`) ?? [];
    const cellsOf = (suffix: string) =>
      ['q1', 'mediane', 'q3'].map((name) => bands.cell(row, name + suffix).split(' '));
    const last = placesIn(years.length - 1);
    const meanAt = (place: number) => {
      const known = amounts
        .subarray(place + 1 - years.length, place + 1)
        .filter((value) => !Number.isNaN(value));
      return known.reduce((sum, value) => sum + value, 0) / known.length;
    };
    const pairs = [
      ...years.map((_, year) => ({
        written: cellsOf('').map((cells) => Number(cells[year])),
        found: quartilesOf(placesIn(year), (place) => amounts[place]),
      })),
      {
        written: cellsOf('_moyenne').map(([cell]) => Number(cell)),
        found: quartilesOf(last, meanAt),
      },
    ];
    const terms = SUMS.get(aggregate)?.flat().length ?? 1;
    const tolerance = ROUNDED + ROUNDED * terms;
    return [
      Number(bands.cell(row, 'communes')) !== last.length &&
        `La strate compte ${last.length} communes.`,
      pairs.some(({ written: [q1 = 0, median = 0, q3 = 0] }) => q1 > median || median > q3) &&
        'Un premier quartile dépasse la médiane, ou la médiane le troisième.',
      pairs.some(({ written, found }) =>
        written.some((value, rank) => !isNear(value, found[rank] ?? Number.NaN, tolerance)),
      ) && `Les quartiles de ${aggregate} ne sont pas ceux des lignes, à ${tolerance} € près.`,
    ];
  });
}

function isNear(one: number, other: number, tolerance: number): boolean {
  return Number.isNaN(one) ? Number.isNaN(other) : Math.abs(one - other) <= tolerance;
}

/** By linear interpolation between the two nearest values. */
function quartilesOf(
  places: readonly number[],
  valueAt: (place: number) => number | undefined,
): number[] {
  const values = new Float64Array(places.length);
  let count = 0;
  for (const place of places) {
    const value = valueAt(place) ?? Number.NaN;
    if (!Number.isNaN(value)) values[count++] = value;
  }
  const known = values.subarray(0, count).toSorted();
  return [0.25, 0.5, 0.75].map((share) => {
    const place = (known.length - 1) * share;
    const [low = Number.NaN, high = low] = known.subarray(Math.floor(place));
    return low + (high - low) * (place % 1);
  });
}

function bodyProblems(bodies: SemicolonTable, { table }: Grid): Problem[] {
  const known = new Set(bodies.rows.map(([siren]) => siren));
  return faultsIn(table, (row) =>
    [table.cell(row, 'epci'), table.cell(row, 'ept')].map(
      (siren) =>
        siren !== '' && !known.has(siren) && `L’intercommunalité ${siren} n’est pas dans epci.csv.`,
    ),
  );
}

function totalProblems(totals: SemicolonTable, { years, amountsOf }: Grid): Problem[] {
  const population = amountsOf('population');
  return faultsIn(totals, ([aggregate = '', ...cells]) => {
    const isPeople = aggregate === 'population';
    const amounts = amountsOf(aggregate);
    const sums = years.map(() => 0);
    for (const [place, people] of population.entries()) {
      const year = place % years.length;
      const term = isPeople ? people : ((amounts[place] ?? 0) * people) / 1e6;
      sums[year] = (sums[year] ?? 0) + (term || 0);
    }
    return sums.map(
      (sum, year) =>
        !isNear(Number(cells[year]), sum, isPeople ? 0 : COUNTRY_GAP) &&
        `${aggregate} : les communes font ${sum.toFixed(1)} en ${years[year]}, et non ${cells[year]}.`,
    );
  });
}

function goneProblems(gone: SemicolonTable, { table }: Grid): Problem[] {
  const codes = new Set(table.rows.map(([code]) => code));
  return faultsIn(gone, ([code, , , note = '']) => [
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
