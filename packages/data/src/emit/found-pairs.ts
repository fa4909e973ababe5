import type { Line, Tree } from '../read/tree.ts';

export type FoundPair = { larger: Line; smaller: Line; times: number };

/** One billion: below, a ratio says more about the cutting of the tree than about choices. */
const SMALLEST = 1_000_000_000;
/** One percent off a whole number is still « n fois » to the eye. */
const CLOSE_ENOUGH = 0.01;
const MOST_TIMES = 4;
const MOST_PAIRS = 30;
const MOST_USES = 2;
const LONGEST_TITLE = 48;

/** Pairs whose ratio is close to a whole number, in two categories. */
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
        // Two years, or money counted elsewhere, would make a ratio of unlike things.
        row.millesime !== '' &&
        net === amount &&
        row.titre.length <= LONGEST_TITLE &&
        !/^Autres |\(part\)$/.test(row.titre),
    )
    .filter(isFirm);
}

/** An official figure or a sum of shown lines: a remainder or an estimate proves nothing. */
function isFirm({ row, children }: Line): boolean {
  return row.nature === 'officiel' || (row.nature === 'calcule' && children.length > 0);
}

/** Equal amounts are ordered by id, so that a pair is met once and the list never changes. */
function isBefore(smaller: Line, larger: Line): boolean {
  if (smaller.amount !== larger.amount) return smaller.amount < larger.amount;
  return smaller.row.id < larger.row.id;
}

function missOf(ratio: number, times: number): number {
  return Math.abs(ratio - times) / times;
}

/** No line comes back more than twice, or the carousel would sing one note. */
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
