import { CsvError, parse } from 'csv-parse/sync';
import type { RowOf, TableShape } from './column.ts';
import { readText, type TextFile } from './text-file.ts';
import { UnreadableEdition } from './unreadable.ts';
import type { Problem } from './problem.ts';

export type Table<Row> = { shape: TableShape; file: string } & Csv<Row>;
type Csv<Row> = {
  /** In the order of the file. */
  headers: string[];
  rows: Row[];
};

/** A table whose columns are known only at run time. */
export type AnyTable = Table<{ line: number } & Partial<Record<string, string | number>>>;

export function tableOf<Shape extends TableShape>(
  source: TextFile,
  shape: Shape,
): Table<RowOf<Shape>> {
  const file = source.name;
  const text = readText(source);
  const [header = ''] = text.split('\n', 1);
  const fail = (line: number, message: string) => {
    throw new UnreadableEdition([{ file, line, message }]);
  };
  if (!header.includes(',') && /[;\t]/.test(header)) {
    fail(
      1,
      'Les colonnes sont séparées par « ; » ou par une tabulation : enregistrez le fichier avec la virgule pour séparateur.',
    );
  }
  try {
    const table = { shape, file, ...csvOf<RowOf<Shape>>(text) };
    const problems = actedCells(table);
    if (problems.length > 0) throw new UnreadableEdition(problems);
    return table;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { lines } = error;
    fail(
      typeof lines === 'number' ? lines : 1,
      error.code === 'CSV_RECORD_INCONSISTENT_COLUMNS'
        ? 'La ligne a plus de cellules que de colonnes : mettez entre guillemets un texte qui contient une virgule.'
        : 'Un guillemet ouvert n’est pas refermé : corrigez la ligne, ou enregistrez de nouveau depuis le tableur.',
    );
    throw error;
  }
}

/**
 * A spreadsheet would execute a text that begins so; a dash before a space is only a list item, and
 * before digits alone a negative number. The
 * column `formule` may begin with `@`, and has its own check.
 */
const ACTED_UPON = /^(?:[=+\t\r]|-(?! |[\d.]+$)|@)/;
const OUR_FORMULA = 'formule';

function actedCells({ shape, file, rows }: AnyTable): Problem[] {
  const columns = shape.columns.filter(
    ({ name, type }) => type === 'string' && name !== OUR_FORMULA,
  );
  return rows.flatMap((row) =>
    columns
      .filter(({ name }) => ACTED_UPON.test(String(row[name] ?? '')))
      .map(({ name }) => ({
        file,
        line: row.line,
        message: `Colonne ${name} : un tableur prendrait ce texte pour une formule, commencez-le par une lettre.`,
      })),
  );
}

/** `Row` is not verified here: `check/table-shapes.ts` validates the columns. */
export function csvOf<Row extends object>(text: string): Csv<Row> {
  const [headers = []] = parse(text, { bom: true, to_line: 1 });
  const rows = parse<Row>(text, {
    bom: true,
    skip_empty_lines: true,
    // A missing cell is an empty one; a cell too many would be lost.
    relax_column_count_less: true,
    columns: true,
    on_record: (record, { lines }) => {
      const missing = headers.filter((name) => !(name in record)).map((name) => [name, '']);
      return Object.assign(record, Object.fromEntries(missing), { line: lines });
    },
  });
  return { headers, rows };
}

/** Whole euros, so that sums are exact: 0.1 + 0.2 in floating point is not 0.3. */
export function eurosOf(millions: string | number): number {
  return Math.round(Number(millions) * 1_000_000);
}

export function millionsOf(euros: number): number {
  return euros / 1_000_000;
}
