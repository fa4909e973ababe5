import { CsvError, parse } from 'csv-parse/sync';
import type { RowOf, TableShape } from './column.ts';
import { readText } from './text-file.ts';
import { UnreadableEdition } from './unreadable.ts';
import type { Problem } from '../problem.ts';

export type Table<Row> = { shape: TableShape; file: string } & Csv<Row>;
type Csv<Row> = {
  /** The columns as the file has them. */
  headers: string[];
  rows: Row[];
};

/** A table whose columns are known only from its shape. */
export type AnyTable = Table<{ line: number } & Partial<Record<string, string | number>>>;

export function readTable<Shape extends TableShape>(
  directory: string,
  shape: Shape,
): Table<RowOf<Shape>> {
  const { file } = shape;
  const text = readText(directory, file);
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
      'Un guillemet ouvert n’est pas refermé : corrigez la ligne, ou enregistrez de nouveau depuis le tableur.',
    );
    throw error;
  }
}

/**
 * A spreadsheet runs what begins so. A dash before a space begins an entry of a list; a formula of
 * ours begins with the line it takes, and its own check reads the rest.
 */
const ACTED_UPON = /^(?:[=+\t\r]|-(?! )|@)/;
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

/** `Row` is what the caller expects the columns to be: the check of the form comes next. */
export function csvOf<Row extends object>(text: string): Csv<Row> {
  const [headers = []] = parse(text, { bom: true, to_line: 1 });
  const rows = parse<Row>(text, {
    bom: true,
    skip_empty_lines: true,
    relax_column_count: true,
    columns: true,
    on_record: (record, { lines }) => {
      const missing = headers.filter((name) => !(name in record)).map((name) => [name, '']);
      return Object.assign(record, Object.fromEntries(missing), { line: lines });
    },
  });
  return { headers, rows };
}

/** Sums are exact to the euro: 0.1 + 0.2 must not make a gap. */
export function eurosOf(millions: string | number): number {
  return Math.round(Number(millions) * 1_000_000);
}

export function millionsOf(euros: number): number {
  return euros / 1_000_000;
}
