/** The checks have read the id: one that is not there is a mistake of ours, never nothing. */
export function known<Value>(entries: ReadonlyMap<string, Value>, id: string): Value {
  const entry = entries.get(id);
  if (entry === undefined) throw new Error(`Identifiant inconnu : ${id}`);
  return entry;
}
