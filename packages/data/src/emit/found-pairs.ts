import type { Line, Tree } from '../read/tree.ts';

export type FoundPair = { larger: Line; smaller: Line; times: number };

/** In euros: below, the ratio depends mostly on how the tree is divided. */
const SMALLEST = 1_000_000_000;
/** Largest distance to a whole ratio, as a fraction of it. */
const CLOSE_ENOUGH = 0.01;
const MOST_TIMES = 4;
const MOST_PAIRS = 30;
const MOST_USES = 2;
const LONGEST_TITLE = 48;

/** Pairs of lines of two categories whose ratio is close to a whole number. */
export function foundPairsOf(expenses: Tree): FoundPair[] {
  const lines = expenses.roots
    .filter(({ row }) => row.technique !== 'oui')
    .flatMap((root) => candidatesOf(root).map((line) => ({ line, category: root.row.id })));
  const pairs = lines.flatMap((a) =>
    lines
      .filter((b) => a.category !== b.category && isBefore(b.line, a.line))
      .filter((b) => a.line.row.millesime === b.line.row.millesime)
      .map((b) => ({ larger: a.line, smaller: b.line, ratio: a.line.amount / b.line.amount })),
  );
  const close = pairs
    .map((pair) => Object.assign(pair, { times: Math.round(pair.ratio) }))
    .filter(({ ratio, times }) => times <= MOST_TIMES && missOf(ratio, times) <= CLOSE_ENOUGH)
    .toSorted((a, b) => missOf(a.ratio, a.times) - missOf(b.ratio, b.times));
  return varied(close);
}

function candidatesOf(root: Line): Line[] {
  return root.children
    .flatMap((line) => (line.children.length > 1 ? [line, ...line.children] : [line]))
    .filter(
      ({ row, amount, net }) =>
        amount >= SMALLEST &&
        // A mix of vintages, or an amount with transfers, is not comparable.
        row.millesime !== '' &&
        net === amount &&
        row.titre.length <= LONGEST_TITLE &&
        !/^Autres |\(part\)$/.test(row.titre),
    )
    .filter(isFirm);
}

/** An official figure or a sum of displayed lines, not a remainder nor an estimate. */
function isFirm({ row, children }: Line): boolean {
  return row.nature === 'officiel' || (row.nature === 'calcule' && children.length > 0);
}

/** Equal amounts are ordered by id, so that each pair appears once, in a stable order. */
function isBefore(smaller: Line, larger: Line): boolean {
  if (smaller.amount !== larger.amount) return smaller.amount < larger.amount;
  return smaller.row.id < larger.row.id;
}

function missOf(ratio: number, times: number): number {
  return Math.abs(ratio - times) / times;
}

/** A line appears at most twice, for variety. */
function varied(pairs: FoundPair[]): FoundPair[] {
  const uses = new Map<string, number>();
  const kept: FoundPair[] = [];
  for (const pair of pairs) {
    const ids = [pair.larger.row.id, pair.smaller.row.id];
    if (kept.length === MOST_PAIRS) break;
    if (ids.some((id) => (uses.get(id) ?? 0) >= MOST_USES)) continue;
    for (const id of ids) uses.set(id, (uses.get(id) ?? 0) + 1);
    kept.push(pair);
  }
  return kept;
}
