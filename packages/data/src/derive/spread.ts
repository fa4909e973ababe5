import type { Shares, Spread } from '@nosmilliards/domain/levy/spread';
import { LEVY_IDS } from '@nosmilliards/domain/levy/status';
import { isCounted } from '@nosmilliards/domain/budget/line';
import type { Dossier } from '../read/dossier.ts';
import { writtenAmount } from './formula.ts';
import type { SpreadRow } from '../read/tables.ts';
import { flagsOf, totalNet, weighed } from '../read/tree.ts';

/** Points of a rate, or euros; NaN when the formula cannot be read. */
export function spreadWeightOf(row: SpreadRow, dossier: Dossier): number {
  if (row.points !== '') return Number(row.points);
  const amount = amountOf(row.formule, dossier);
  if (row.prorata === '') return amount;
  const sharing = dossier.edition.spread.rows.filter(
    ({ vers, prorata }) => vers === row.vers && prorata !== '',
  );
  const whole = sharing.reduce((sum, { prorata }) => sum + amountOf(prorata, dossier), 0);
  return (amount * amountOf(row.prorata, dossier)) / whole;
}

function amountOf(formula: string, dossier: Dossier): number {
  return writtenAmount(dossier, formula) ?? Number.NaN;
}

/** The checks have refused loops and unknown names. */
export function spreadOf(dossier: Dossier): Spread {
  const byOrigin = Map.groupBy(dossier.edition.spread.rows, ({ de }) => de);
  const sharesOf = (origin: string): Shares => {
    const rows = byOrigin.get(origin) ?? [];
    return parts(rows.map((row) => [row.vers, spreadWeightOf(row, dossier)]));
  };
  const linesOf = (fund: string): Shares =>
    merged(
      sharesOf(fund).flatMap(([to, share]) =>
        byOrigin.has(to)
          ? linesOf(to).map(([line, part]) => [line, share * part] as const)
          : [[to, share] as const],
      ),
    );
  const levies = Object.fromEntries(LEVY_IDS.map((id) => [id, sharesOf(id)]));
  const funds = new Set(Object.values(levies).flatMap((shares) => shares.map(([to]) => to)));
  return {
    levies,
    funds: Object.fromEntries(Array.from(funds, (fund) => [fund, linesOf(fund)])),
    common: commonSharesOf(dossier),
  };
}

/** Level 2, what the total counts; technical lines, one of which is negative, go as one. */
function commonSharesOf({ expenses }: Dossier): Shares {
  return parts(
    expenses.roots.flatMap((root) =>
      flagsOf(root).isTechnical
        ? [[root.row.id, totalNet([root])]]
        : root.children
            .filter((line) => isCounted(flagsOf(line)))
            .map((line) => [line.row.id, weighed(line).amount * 1e6]),
    ),
  );
}

function parts(weights: readonly (readonly [to: string, weight: number])[]): Shares {
  const whole = weights.reduce((sum, [, weight]) => sum + weight, 0);
  return weights.map(([to, weight]) => [to, weight / whole]);
}

function merged(shares: Shares): Shares {
  const sums = new Map<string, number>();
  for (const [to, share] of shares) sums.set(to, (sums.get(to) ?? 0) + share);
  return [...sums];
}
