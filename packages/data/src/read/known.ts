/** Outputs run after the checks have validated every id: an unknown id is a bug, so it throws. */
export function known<Value>(entries: ReadonlyMap<string, Value>, id: string): Value {
  const entry = entries.get(id);
  if (entry === undefined) throw new Error(`Identifiant inconnu : ${id}`);
  return entry;
}

/** Null where one value is not published. */
export function sumOfKnown(values: readonly (number | null)[]): number | null {
  return values.every((value) => value !== null)
    ? values.reduce((sum, value) => sum + value, 0)
    : null;
}
