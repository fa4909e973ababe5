import type { Series } from '@nosmilliards/domain/series/series';
import { pieceIdOf, type Edition } from './edition.ts';
import type { Table } from './table.ts';
import type { SeriesRow } from './tables.ts';

/** A row of a table by year. */
export type SeriesLine = {
  /** Name of the table, as that of a piece. */
  table: string;
  key: string;
  label: string;
  unit: SeriesRow['unite'];
  part: string;
  /** As the document writes it. */
  written: (year: number) => string;
  /** Amounts are in millions of euros. */
  series: Series;
  /** Name of a cell: `BQ27` in a workbook, `GD.S13.MIO_EUR.2025` in a database. */
  cellOf: (year: number) => string;
};

/** `table:key` → line. */
export function seriesLinesOf({ series, seriesRecord }: Edition): Map<string, SeriesLine> {
  return new Map(
    series.flatMap((table) => {
      const id = pieceIdOf(table.file);
      const firstColumn = seriesRecord.content.series[id]?.premiere_colonne;
      return table.rows.map(
        (row) => [`${id}:${row.cle}`, lineOf(table, row, firstColumn)] as const,
      );
    }),
  );
}

/** The years of its columns, in the order of the file. */
export function yearsOf({ headers }: Pick<Table<SeriesRow>, 'headers'>): number[] {
  return headers.filter((header) => /^\d{4}$/.test(header)).map(Number);
}

function lineOf(
  table: Table<SeriesRow>,
  row: SeriesRow,
  firstColumn: string | undefined,
): SeriesLine {
  const years = yearsOf(table);
  const [first = 0] = years;
  const written = (year: number) => row[`${year}`] ?? '';
  return {
    table: pieceIdOf(table.file),
    key: row.cle,
    label: row.libelle,
    unit: row.unite,
    part: row.partie,
    written,
    series: { first, values: years.map((year) => valueOf(written(year), row.unite)) },
    cellOf: (year) =>
      firstColumn === undefined
        ? `${row.cle}.${year}`
        : columnName(columnNumber(firstColumn) + year - first) + row.cle,
  };
}

function valueOf(cell: string, unit: SeriesRow['unite']): number | null {
  if (cell === '') return null;
  // To the tenth of a euro: 0.1 Md€ in floating point is not exactly 100 M€.
  return unit === 'Md€' ? Math.round(Number(cell) * 1e10) / 1e7 : Number(cell);
}

function columnNumber(letters: string): number {
  return letters.split('').reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}

function columnName(column: number): string {
  const letter = String.fromCharCode(65 + ((column - 1) % 26));
  return column > 26 ? columnName(Math.floor((column - 1) / 26)) + letter : letter;
}
