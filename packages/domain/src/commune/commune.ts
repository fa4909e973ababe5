/** One value for each year; none where no account was published. */
export type Series = readonly (number | undefined)[];
export type Dated = { readonly year: number; readonly value: number };

/** A column of the tables, or a sum of columns: those added, then those taken away. */
export type Aggregate = string;
export const SUMS: ReadonlyMap<Aggregate, readonly [added: string[], taken: string[]]> = new Map([
  ['depenses', [['fct', 'inv'], []]],
  ['recettes', [['rfct', 'rinv'], []]],
  ['epargne', [['rfct'], ['fct']]],
  ['autres_fct', [['fct'], ['personnel', 'achats', 'aides', 'interets']]],
  ['autres_inv', [['inv'], ['equipement', 'subv_equip', 'rembours']]],
  ['autres_rfct', [['rfct'], ['impots', 'taxes', 'etat', 'ventes', 'subv_recues']]],
  ['autres_rinv', [['rinv'], ['aides_inv', 'emprunts']]],
  // What the sheets do not show apart.
  [
    'autres_depenses',
    [['fct', 'inv'], 'personnel achats aides interets equipement rembours'.split(' ')],
  ],
  [
    'autres_recettes',
    [['rfct', 'rinv'], 'impots taxes etat ventes subv_recues aides_inv emprunts'.split(' ')],
  ],
]);

/** The accounts of a body, which `amountsOf` reads. */
export type Accounts = { readonly years: readonly number[]; readonly row: Row };

/** The main budget alone, in euros per inhabitant. */
export type Commune = Accounts & {
  readonly code: string;
  readonly name: string;
  /** SIREN of its intercommunality, then, in Greater Paris, of its territory; none on islands. */
  readonly bodies: readonly string[];
  /** The years when the number of inhabitants changes much. */
  readonly jumps: readonly number[];
  readonly population: Series;
  /** In percent, the rates of the tax on buildings that it voted. */
  readonly taxRates: readonly Dated[];
  /** In euros per inhabitant, annexed budgets included. */
  readonly consolidated: { readonly spending: Dated | undefined; readonly debt: Dated | undefined };
};

/** Its own accounts, main and annexed budgets, in thousands of euros. */
export type Intercommunality = Accounts & {
  readonly siren: string;
  readonly name: string;
  readonly members: readonly { readonly code: string; readonly name: string }[];
  /** Of all its communes, the last year. */
  readonly population: number;
};

/** The cells of a row by the name of their column. */
export type Row = ReadonlyMap<string, string>;

/** `years` are those of the data: no file of accounts repeats them. */
export function communeIn(
  table: string,
  code: string,
  years: readonly number[],
): Commune | undefined {
  const row = rowIn(table, code);
  return row && communeOf(row, years);
}

export function communeOf(row: Row, years: readonly number[]): Commune {
  return {
    code: cellOf(row, 'code'),
    name: typographicOf(cellOf(row, 'nom')),
    bodies: ['epci', 'ept'].flatMap((column) => cellOf(row, column) || []),
    years,
    row,
    jumps: years.filter((year) => cellOf(row, 'saut').includes(`${year}`)),
    population: seriesOf(cellOf(row, 'population'), years),
    taxRates: datedOf(row, 'taux'),
    consolidated: { spending: datedOf(row, 'conso_dep')[0], debt: datedOf(row, 'conso_dette')[0] },
  };
}

export function intercommunalityIn(
  table: string,
  siren: string,
  years: readonly number[],
): Intercommunality | undefined {
  const row = rowIn(table, siren);
  return (
    row && {
      siren,
      name: typographicOf(cellOf(row, 'nom')),
      years,
      row,
      // « 01004 Ambérieu-en-Bugey,01007 Ambronay »
      members: cellOf(row, 'membres')
        .split(',')
        .map((one) => ({ code: one.slice(0, 5), name: typographicOf(one.slice(6)) })),
      population: datedOf(row, 'population')[0]?.value ?? 0,
    }
  );
}

/** The row whose first cell is `key`: the others are not read. */
function rowIn(table: string, key: string): Row | undefined {
  const [header = '', ...lines] = table.split('\n');
  const line = lines.find((one) => one.startsWith(`${key};`));
  return line === undefined ? undefined : rowOf(header, line);
}

export function rowOf(header: string, line: string): Row {
  const cells = cellsOf(line);
  return new Map(cellsOf(header).map((name, index) => [name, cells[index] ?? '']));
}

/** A cell that holds a quotation mark is between two, with its own doubled. */
function cellsOf(line: string): string[] {
  return line.split(';').map((cell) => cell.replace(/^"(.*)"$/, '$1').replaceAll('""', '"'));
}

/** « 1 2 x »: `x` where there is no account. One value alone is that of every year. */
export function seriesOf(cell: string, years: readonly number[]): Series {
  const values = cell.split(' ').map((value) => (value === 'x' ? undefined : Number(value)));
  return values.length === 1 ? years.map(() => values[0]) : values;
}

/** Published, or the sum of what is: a year has a value when each of its terms has one. */
export function amountsOf({ years, row }: Accounts, aggregate: Aggregate): Series {
  const [added, taken] = SUMS.get(aggregate) ?? [[aggregate], []];
  const terms = [...added, ...taken].map((column) => seriesOf(cellOf(row, column), years));
  return years.map((_, index) => {
    const sum = terms.reduce((total, series, place) => {
      const value = series[index] ?? Number.NaN;
      return place < added.length ? total + value : total - value;
    }, 0);
    return Number.isNaN(sum) ? undefined : sum;
  });
}

/** Of the columns `name_year`: the year is in the data. */
function datedOf(row: Row, name: string): Dated[] {
  return [...row].flatMap(([column, cell]) => {
    const year = column.startsWith(`${name}_`) ? Number(column.slice(name.length + 1)) : Number.NaN;
    return Number.isNaN(year) || cell === '' ? [] : [{ year, value: Number(cell) }];
  });
}

function cellOf(row: Row, column: string): string {
  const cell = row.get(column);
  if (cell === undefined) throw new Error(`No column ${column}`);
  return cell;
}

/** The tables are written with straight signs, the screens are not. */
export function typographicOf(text: string): string {
  return text.replaceAll("'", '’').replaceAll(/"([^"]*)"/g, '«\u00A0$1\u00A0»');
}

export function amountIn(accounts: Accounts, aggregate: Aggregate, year: number) {
  return amountsOf(accounts, aggregate)[accounts.years.indexOf(year)];
}

/** The last year with an account; none in the villages without inhabitants. */
export function lastYearOf(accounts: Accounts): number | undefined {
  const spending = amountsOf(accounts, 'depenses');
  const known = accounts.years.filter((_, index) => spending[index] !== undefined);
  return known.at(-1);
}
