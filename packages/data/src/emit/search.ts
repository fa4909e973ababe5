import { formatAmount } from '@nosmilliards/domain/money/format';
import { parseAmountOrZero } from '@nosmilliards/domain/money/parse-amount';
import type { SearchEntry } from '../built.ts';
import type { Dossier } from '../dossier.ts';
import { weighed } from '../tree.ts';

/** Amounts as precise as they are written, and no more: the list is long. */
export function searchEntriesOf({ expenses, revenues }: Dossier): SearchEntry[] {
  const lines = [...expenses.all, ...revenues.all];
  const places = new Map(lines.map(({ row }, index) => [row.id, index]));
  return lines.map((line) => {
    const { row } = line;
    return [
      row.id,
      row.titre,
      parseAmountOrZero(formatAmount(weighed(line).amount)),
      Number(row.niveau),
      places.get(row.parent_id) ?? -1,
      row.code_officiel,
    ];
  });
}
