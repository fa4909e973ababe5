import type { SearchEntry } from '../built.ts';
import type { Dossier } from '../dossier.ts';
import { millionsOf } from '../read/table.ts';

/** Amounts to a tenth of a million: enough for a list of results. */
export function searchEntriesOf({ expenses, revenues }: Dossier): SearchEntry[] {
  const lines = [...expenses.all, ...revenues.all];
  const places = new Map(lines.map(({ row }, index) => [row.id, index]));
  return lines.map(({ row, amount }) => [
    row.id,
    row.titre,
    Math.round(millionsOf(amount) * 10) / 10,
    Number(row.niveau),
    places.get(row.parent_id) ?? -1,
    row.code_officiel,
  ]);
}
