type Cell = { file: string; line: number; column: string; value: string | number };

/** The text of a file with one cell of a table, or one key of an entry, written again; nothing else. */
export function withCell(text: string, { file, line, column, value }: Cell): string {
  const lines = text.split('\n');
  const at = file.endsWith('.csv')
    ? line - 1
    : lines.findIndex(
        (one, index) => index >= line - 1 && one.trimStart().startsWith(`${column}:`),
      );
  const old = lines[at] ?? '';
  lines[at] = file.endsWith('.csv')
    ? withField(old, cellsOf(lines[0] ?? '').indexOf(column), String(value))
    : old.replace(/:.*$/, `: ${value}`);
  return lines.join('\n');
}

function withField(row: string, index: number, value: string): string {
  const cells = cellsOf(row);
  if (!(index in cells)) throw new Error(`Cellule introuvable : ${row}`);
  cells[index] = /[",]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
  return cells.join(',');
}

/** As they are written, quotes included. */
function cellsOf(row: string): string[] {
  return row.match(/(?<=^|,)(?:"(?:[^"]|"")*"|[^,"]*)(?=,|$)/g) ?? [];
}
