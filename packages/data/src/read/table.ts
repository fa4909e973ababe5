import { CsvError, parse } from 'csv-parse/sync';
import { readText } from './text-file.ts';
import { UnreadableEdition } from './unreadable.ts';

/** A line of a CSV file: every cell is text, `line` is what a spreadsheet shows in its margin. */
export type Row<Column extends string> = Record<Column, string> & { line: number };

export type Table<Column extends string> = {
  file: string;
  columns: string[];
  rows: Row<Column>[];
};

/** A table whose columns are known only from its schema. */
export type AnyTable = {
  file: string;
  columns: string[];
  rows: ({ line: number } & Partial<Record<string, string | number>>)[];
};

export function readTable<Column extends string>(directory: string, file: string): Table<Column> {
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
    return tableOf<Column>(file, text);
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

export function tableOf<Column extends string>(file: string, text: string): Table<Column> {
  const [columns = []] = parse(text, { bom: true, to_line: 1 });
  const rows = parse<Row<Column>>(text, {
    bom: true,
    skip_empty_lines: true,
    relax_column_count: true,
    columns: true,
    on_record: (record, { lines }) => {
      const missing = columns.filter((name) => !(name in record)).map((name) => [name, '']);
      return Object.assign(record, Object.fromEntries(missing), { line: lines });
    },
  });
  return { file, columns, rows };
}

/** Sums are exact to the euro: 0.1 + 0.2 must not make a gap. */
export function eurosOf(millions: string | number): number {
  return Math.round(Number(millions) * 1_000_000);
}

export function millionsOf(euros: number): number {
  return euros / 1_000_000;
}
