import type { SearchEntry } from '../built.ts';
import type { Dossier } from '../dossier.ts';
import { weighed } from '../tree.ts';

/** Amounts to a tenth of a million: enough for a list of results. */
export function searchEntriesOf({ expenses, revenues }: Dossier): SearchEntry[] {
  const lines = [...expenses.all, ...revenues.all];
  const places = new Map(lines.map(({ row }, index) => [row.id, index]));
  return lines.map((line) => {
    const { row } = line;
    return [
      row.id,
      row.titre,
      Math.round(weighed(line).amount * 10) / 10,
      Number(row.niveau),
      places.get(row.parent_id) ?? -1,
      row.code_officiel,
    ];
  });
}
