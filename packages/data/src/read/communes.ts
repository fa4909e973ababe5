import { globSync, readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { PACKAGE_DIRECTORY } from './edition.ts';

/** The tables of the accounts of the communes, read by no edition: file name → text. */
export type CommuneTables = ReadonlyMap<string, string>;

export const COMMUNES_DIRECTORY = `${PACKAGE_DIRECTORY}/communes`;

/** A table of several megabytes is kept compressed. */
export function communeTablesIn(directory: string): CommuneTables {
  return new Map(
    globSync('*.csv{,.br}', { cwd: directory })
      .toSorted()
      .map((name) => {
        const bytes = readFileSync(`${directory}/${name}`);
        const text = name.endsWith('.br') ? brotliDecompressSync(bytes) : bytes;
        return [name.replace(/\.br$/, ''), text.toString('utf8')];
      }),
  );
}

export type SemicolonTable = {
  readonly file: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly cell: (row: readonly string[], column: string) => string;
};

/** No cell holds a separator; one that holds a quotation mark is between two. */
export function semicolonTableOf(tables: CommuneTables, name: string): SemicolonTable {
  const [columns = [], ...rows] = (tables.get(name) ?? '')
    .trimEnd()
    .split('\n')
    .map((line) => line.split(';'));
  const places = new Map(columns.map((column, place) => [column, place]));
  return {
    file: `communes/${name}`,
    columns,
    rows,
    cell: (row, column) => row[places.get(column) ?? -1] ?? '',
  };
}

/** The years of the accounts: the columns of the table of totals. */
export function communeYearsOf(tables: CommuneTables): number[] {
  return semicolonTableOf(tables, 'totaux.csv').columns.slice(1).map(Number);
}
