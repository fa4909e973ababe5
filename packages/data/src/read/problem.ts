/** Something to correct; `line` is the one a spreadsheet displays. */
export type Problem = { file: string; line: number; message: string };

/** What one check finds. */
export type Verdict = { id: string; label: string; problems: Problem[] };

export function problemAt(
  table: { file: string },
  row: { line: number },
  message: string,
): Problem {
  return { file: table.file, line: row.line, message };
}

/** For the summary only: messages about an amount use `inMillions`, which does not round. */
export function inBillions(euros: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return `${new Intl.NumberFormat('fr-FR', digits).format(euros / 1e9)} Md€`;
}

export function inMillions(euros: number): string {
  return `${new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 6 }).format(euros / 1_000_000)} M€`;
}
