type Told = {
  message: string;
  /** Column → value: what other cells say that this one is (`npm run data:renew` writes it). */
  right?: Readonly<Record<string, string | number>>;
};
/** Something to correct; `line` is the one a spreadsheet displays. */
export type Problem = { file: string; line: number } & Told;
export type Fault = string | Told;
/** What one check finds. */
export type Verdict = { id: string; label: string; problems: Problem[] };

type File = { readonly file: string };
type Path = readonly (string | number)[];
type Faults = readonly (Fault | false | undefined)[];

/** Of a whole file: nothing in it is wrong by itself. */
export function problemOf({ file }: File, message: string): Problem {
  return { file, line: 1, message };
}

export function problemAt({ file }: File, { line }: { line: number }, fault: Fault): Problem {
  return { file, line, ...(typeof fault === 'string' ? { message: fault } : fault) };
}

/** One problem for each fault of a row. */
export function problemsAt(table: File, row: { line: number }, faults: Faults): Problem[] {
  return faults.filter(isFault).map((fault) => problemAt(table, row, fault));
}

/** One problem for each fault of an entry of a record; `subject` begins each message. */
export function problemsIn(
  record: File & { lineOf: (path: Path) => number },
  path: Path,
  faults: Faults,
  subject = '',
): Problem[] {
  const found = faults.filter(isFault);
  // Most entries have none: the line is searched only for those that do.
  if (found.length === 0) return [];
  const line = record.lineOf(path);
  return found.map((fault) => {
    const problem = problemAt(record, { line }, fault);
    return { ...problem, message: subject + problem.message };
  });
}

function isFault(fault: Faults[number]): fault is Fault {
  return fault !== false && fault !== undefined && fault !== '';
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
