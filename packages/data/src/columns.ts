/** A list of records stored by column: smaller than repeating the keys in every record. */
export type Columns<Row> = { readonly [Key in keyof Row]: readonly Row[Key][] };

export function columnsOf<Row extends object>(rows: readonly Row[]): Columns<Row>;
export function columnsOf(rows: readonly object[]): object {
  const keys = Object.keys(rows[0] ?? {});
  return Object.fromEntries(keys.map((key) => [key, rows.map((row) => Reflect.get(row, key))]));
}

export function rowsOf<Row extends object>(columns: Columns<Row>): Row[];
export function rowsOf(columns: object): object[] {
  const entries: [string, readonly unknown[]][] = Object.entries(columns);
  const [, first = []] = entries[0] ?? [];
  return first.map((_, index) =>
    Object.fromEntries(entries.map(([key, values]) => [key, values[index]])),
  );
}
