/** Something to correct; `line` is the one a spreadsheet displays. */
export type Problem = { file: string; line: number; message: string };
/** What one check finds. */
export type Verdict = { id: string; label: string; problems: Problem[] };

type File = { readonly file: string };
type Path = readonly (string | number)[];
type Faults = readonly (string | false | undefined)[];

/** Of a whole file: nothing in it is wrong by itself. */
export function problemOf({ file }: File, message: string): Problem {
  return { file, line: 1, message };
}

export function problemAt({ file }: File, { line }: { line: number }, message: string): Problem {
  return { file, line, message };
}

/** One problem for each fault of a row. */
export function problemsAt(table: File, row: { line: number }, faults: Faults): Problem[] {
  return faults
    .filter((fault) => typeof fault === 'string')
    .map((message) => problemAt(table, row, message));
}

/** One problem for each fault of an entry of a record; `subject` begins each message. */
export function problemsIn(
  record: File & { lineOf: (path: Path) => number },
  path: Path,
  faults: Faults,
  subject = '',
): Problem[] {
  const found = faults.filter((fault) => typeof fault === 'string');
  // Most entries have none: the line is searched only for those that do.
  if (found.length === 0) return [];
  const line = record.lineOf(path);
  return found.map((fault) => problemAt(record, { line }, subject + fault));
}

export function printed({ file, line, message }: Problem): string {
  return `${file}:${line} ${message}`;
}

/** For the summary only: messages about an amount use `inMillions`, which does not round. */
export function inBillions(euros: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return `${new Intl.NumberFormat('fr-FR', digits).format(euros / 1e9)} Md€`;
}

export function inMillions(euros: number): string {
  return `${new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 6 }).format(euros / 1_000_000)} M€`;
}
