import { isSmall } from './line.ts';
import type { Millions } from '../money/money.ts';
import { sumOfWeights, type Weighed } from './weight.ts';

/** A page that lists lines need not carry the whole of them. */
export type FoldedLines<L> = {
  readonly shown: readonly L[];
  readonly folded: { readonly lines: readonly L[]; readonly amount: Millions } | null;
};

/** Folds the lines too small to be read one by one, and those past `most`, into « autres lignes ». */
export function foldSmall<L extends Weighed>(
  lines: readonly L[],
  most = Number.POSITIVE_INFINITY,
): FoldedLines<L> {
  const large = lines.filter((line) => !isSmall(line));
  const rest = [...large.slice(most), ...lines.filter(isSmall)];
  return {
    shown: large.slice(0, most),
    folded: rest.length === 0 ? null : { lines: rest, amount: sumOfWeights(rest) },
  };
}
