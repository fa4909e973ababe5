import { formatAmount } from '../money/format.ts';
import { differenceOf, eurosOf, fromEuros, sumOf, ZERO, type Millions } from '../money/money.ts';
import { accept, refuse, type Result } from '../result.ts';

export type SurplusPurpose = 'tax-cut' | 'debt' | 'new-spending';

/** What a surplus can pay for: one tax to cut, the debt, new spending. */
export type SurplusUse = {
  readonly id: string;
  readonly purpose: SurplusPurpose;
  /** A tax is cut down to nothing at most; `null` when only the surplus sets the limit. */
  readonly ceiling: Millions | null;
};

/** Euros given to each use; a use left out gets none. */
export type Spread = ReadonlyMap<string, Millions>;

export const EMPTY_SPREAD: Spread = new Map();

export function remainingOf(spread: Spread, surplus: Millions): Millions {
  return differenceOf(surplus, sumOf(spread.values()));
}

/** What is left to give, without knowing the uses: a spread made for a larger surplus leaves nothing. */
export function unspentOf(spread: Spread, surplus: Millions): Millions {
  const left = remainingOf(spread, surplus);
  return left > 0 ? left : ZERO;
}

/** Gives one use its amount, held between zero and what the others and its ceiling leave. */
export function allocate(
  spread: Spread,
  surplus: Millions,
  use: SurplusUse,
  amount: Millions,
): Result<Spread, 'no-surplus'> {
  if (surplus <= 0) return refuse('no-surplus');
  const held = Math.max(0, Math.min(eurosOf(amount), eurosOf(mostFor(spread, surplus, use))));
  return accept(new Map(spread).set(use.id, fromEuros(held)));
}

/** The most a use can take now. */
export function mostFor(spread: Spread, surplus: Millions, use: SurplusUse): Millions {
  const others = new Map(spread);
  others.delete(use.id);
  const left = remainingOf(others, surplus);
  return use.ceiling !== null && use.ceiling < left ? use.ceiling : left;
}

export function purposeTotalOf(
  spread: Spread,
  uses: readonly SurplusUse[],
  purpose: SurplusPurpose,
): Millions {
  const ids = uses.filter((use) => use.purpose === purpose).map(({ id }) => id);
  return sumOf(ids.map((id) => spread.get(id) ?? ZERO));
}

/** The surplus moves with every vote: a spread made for a larger one shrinks, last use first. */
export function fitTo(spread: Spread, uses: readonly SurplusUse[], surplus: Millions): Spread {
  let left = Math.max(0, eurosOf(surplus));
  const fitted = new Map<string, Millions>();
  for (const { id } of uses) {
    const held = Math.min(eurosOf(spread.get(id) ?? ZERO), left);
    if (held > 0) fitted.set(id, fromEuros(held));
    left -= held;
  }
  return fitted;
}

/** « Vous baissez les impôts de 15,0 Md€ et remboursez 14,9 Md€ de dette. »; `null` before any gift. */
export function spreadSentenceOf(spread: Spread, uses: readonly SurplusUse[]): string | null {
  const clauses = CLAUSES.flatMap(({ purpose, words }) => {
    const total = purposeTotalOf(spread, uses, purpose);
    return total > 0 ? [words(formatAmount(total))] : [];
  });
  return clauses.length === 0 ? null : `Vous ${new Intl.ListFormat('fr').format(clauses)}.`;
}

const CLAUSES: readonly {
  readonly purpose: SurplusPurpose;
  readonly words: (amount: string) => string;
}[] = [
  { purpose: 'tax-cut', words: (amount) => `baissez les impôts de ${amount}` },
  { purpose: 'debt', words: (amount) => `remboursez ${amount} de dette` },
  { purpose: 'new-spending', words: (amount) => `ajoutez ${amount} de dépenses` },
];
