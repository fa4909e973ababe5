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
  const named = (name: string) => semicolonTableOf(tables, name);
  const years = communeYearsOf(tables);
  const [table, bodies] = [named('communes.csv'), named('epci.csv')];
  const shapes = [table, bodies].flatMap((one) => shapeProblems(one, years));
  if (shapes.length > 0) return shapes;
  const grid = gridOf(table, years);
  return [
    ...rowProblems(grid, new Set(bodies.rows.map(([siren = '']) => siren))),
    ...gapProblems(grid),
    ...exceptionProblems(named('exceptions.csv'), grid),
    ...bandProblems(named('bandes.csv'), grid),
    ...totalProblems(named('totaux.csv'), grid),
    ...goneProblems(named('disparues.csv'), grid),
    ...wordProblems(named('definitions.csv')),
  ];
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

function gridOf(table: SemicolonTable, years: readonly number[]): Grid {
  const gridded = (cellsOf: (row: readonly string[]) => string[]) => {
    const values = new Float64Array(table.rows.length * years.length);
    for (const [index, row] of table.rows.entries()) {
      const cells = cellsOf(row);
      for (const year of years.keys()) {
        values[index * years.length + year] = Number(cells[year] ?? cells[0]);
      }
    }
    return values;
  };
  const columns = new Map(
    seriesIn(table).map((column) => [column, gridded((row) => table.cell(row, column).split(' '))]),
  );
  columns.set(
    'taux',
    gridded((row) => years.map((year) => table.cell(row, `taux_${year}`) || 'x')),
  );
  const amountsOf = (column: string) => columns.get(column) ?? new Float64Array();
  for (const [name, [added, taken]] of SUMS) {
    const [plus, minus] = [added.map(amountsOf), taken.map(amountsOf)];
    const sumAt = (_: number, place: number) => totalAt(place, plus) - totalAt(place, minus);
    columns.set(name, amountsOf('population').map(sumAt));
  }
  return { table, years, amountsOf };
}

function totalAt(place: number, terms: readonly Float64Array[]): number {
  return terms.reduce((sum, term) => sum + (term[place] ?? Number.NaN), 0);
}

function rowProblems({ table, years, amountsOf }: Grid, bodies: ReadonlySet<string>): Problem[] {
  return faultsIn(table, (row, index) => {
    const [code = '', , siren = '', territory = '', jumps = ''] = row;
    const from = index * years.length;
    const people = amountsOf('population').subarray(from, from + years.length);
    const found = years.filter((_, year) => isJump(people[year - 1], people[year])).join(' ');
    return [
      !isCommuneCode(code) && `« ${code} » n’est pas un code de commune.`,
      code <= (table.rows[index - 1]?.[0] ?? '') &&
        `Le code ${code} est double, ou n’est pas dans l’ordre.`,
      ...[siren, territory].map(
        (one) =>
          one !== '' && !bodies.has(one) && `L’intercommunalité ${one} n’est pas dans epci.csv.`,
      ),
      jumps !== found && `La colonne saut doit dire « ${found} ».`,
      people.every(Number.isNaN) !== DESTROYED_VILLAGES.includes(code) &&
        'Les villages détruits sont les seuls sans aucun compte : relisez la source.',
    ];
  });
}

/** A year without an account has none in any column. */
function gapProblems({ table, years, amountsOf }: Grid): Problem[] {
  const population = amountsOf('population');
  return seriesIn(table).flatMap((column) => {
    const place = amountsOf(column).findIndex(
      (value, at) => Number.isNaN(value) !== Number.isNaN(population[at]),
    );
    const line = Math.floor(place / years.length) + 2;
    const message = `Une année manque (« x ») dans une seule des colonnes population et ${column}.`;
    return place === -1 ? [] : problemsAt(table, { line }, [message]);
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
    const [group, rank, , count, aggregate = ''] = row;
    const amounts = amountsOf(aggregate);
    const meanAt = (place: number) => {
      let [sum, known] = [0, 0];
      for (let at = place + 1 - years.length; at <= place; at++) {
        const value = amounts[at] ?? Number.NaN;
        if (Number.isNaN(value)) continue;
        sum += value;
        known += 1;
      }
      return sum / known;
    };
    const byYear = years.map((_, year) => groups.get(`${group} ${rank} ${year}`) ?? []);
    const last = byYear.at(-1) ?? [];
    const found = [
      ...byYear.map((places) => quartilesOf(places, (place) => amounts[place])),
      quartilesOf(last, meanAt),
    ];
    // Each quartile by year, then that of the means.
    const written = ['q1', 'mediane', 'q3'].map((name) =>
      `${bands.cell(row, name)} ${bands.cell(row, `${name}_moyenne`)}`.split(' ').map(Number),
    );
    const tolerance = ROUNDED + ROUNDED * (SUMS.get(aggregate)?.flat().length ?? 1);
    return [
      Number(count) !== last.length && `La strate compte ${last.length} communes.`,
      written.some((cells, place) =>
        cells.some((value, year) => value < (written[place - 1]?.[year] ?? value)),
      ) && 'Un premier quartile dépasse la médiane, ou la médiane le troisième.',
      found.some((quartiles, year) =>
        quartiles.some((value, place) => !isNear(written[place]?.[year], value, tolerance)),
      ) && `Les quartiles de ${aggregate} ne sont pas ceux des lignes, à ${tolerance} € près.`,
    ];
  });
}

function isNear(one = Number.NaN, other = Number.NaN, tolerance = 0): boolean {
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

function totalProblems(totals: SemicolonTable, { years, amountsOf }: Grid): Problem[] {
  const population = amountsOf('population');
  return faultsIn(totals, ([aggregate = '', ...cells]) => {
    const isPeople = aggregate === 'population';
    const amounts = amountsOf(aggregate);
    const sums = years.map(() => 0);
    for (const [place, people] of population.entries()) {
      const term = isPeople ? people : ((amounts[place] ?? 0) * people) / 1e6;
      const year = place % years.length;
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
