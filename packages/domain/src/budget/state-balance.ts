import { formatDay } from '../money/day.ts';
import { formatAmount, formatCount } from '../money/format.ts';
import type { Millions } from '../money/money.ts';

/** The budget balance of the State, added up since 1 January; never multiplied nor prolonged. */
export type StateBalance = {
  /** As an ISO day. */
  readonly day: string;
  readonly balance: Millions;
  /** On the same day of the year before. */
  readonly yearBefore: Millions;
};

/** « Du 1er janvier au 31 juillet 2026, solde de l’État : −145,9 Md€ (−142,0 un an plus tôt) ». */
export function stateBalanceWords({ day, balance, yearBefore }: StateBalance): string {
  const now = formatAmount(balance, { form: 'billions' });
  const before = formatCount(yearBefore / 1000, { decimals: 1 });
  return `Du 1er\u00A0janvier au ${formatDay(day)}, solde de l’État\u00A0: ${now} (${before} un an plus tôt)`;
}
