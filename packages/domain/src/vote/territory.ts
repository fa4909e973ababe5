import { ancestorsOf, type Budget } from '../budget/budget.ts';
import { movedSideOf, sideOf, type Card } from './card.ts';
import { effectSideOf, isVotable, type BareLine, type Side } from '../budget/line.ts';
import type { Millions } from '../money/money.ts';
import { limitsOfLine } from './line-limits.ts';
import type { Constraints } from './vote.ts';

/** Anything that can be voted on: a line of the tree, or a card standing on several. */
export type Plot = {
  readonly id: string;
  readonly title: string;
  /** The side of its effect: a niche is voted as an expense. */
  readonly side: Side;
  /** The side whose money moves: that of a niche is revenue. */
  readonly moves: Side;
  readonly amount: Millions;
  /** Set for a card only; a card alone can be kept. */
  readonly constraints: Constraints | null;
  /** The largest cut and rise retained: a card's constraints, or those of a line of that size. */
  readonly limits: Constraints;
  /** The topmost ids it stands on. */
  readonly roots: readonly string[];
  /** The roots and all their ancestors. */
  readonly lineage: ReadonlySet<string>;
  /** The lines that hold all of it: a line is held by itself, a card by what is above all its lines. */
  readonly heldBy: ReadonlySet<string>;
};

export type Territory = ReadonlyMap<string, Plot>;

/**
 * Throws when a card takes a line's id, for one of the two could never be voted, and when it stands
 * on a line that is not there: nothing would tell it from the lines around, and its euros would be
 * voted twice.
 */
export function territoryOf(budget: Budget, cards: readonly Card[]): Territory {
  const plots = [
    ...[...budget.lines.values()].filter(isVotable).map((line) => linePlotOf(budget, line)),
    ...cards.map((card) => cardPlotOf(budget, card)),
  ];
  const territory = new Map(plots.map((plot) => [plot.id, plot]));
  if (territory.size < plots.length) throw new Error('Two plots share an id');
  return territory;
}

/** « Niche fiscale « Dons et mécénat » »: alone, « Dons et mécénat −20 % » would cut the gifts. */
export function fullTitleOf({
  title,
  side,
  moves,
}: Pick<Plot, 'title' | 'side' | 'moves'>): string {
  const isNiche = side === 'expense' && moves === 'revenue';
  return isNiche && !/niche/i.test(title) ? `Niche fiscale «\u00A0${title}\u00A0»` : title;
}

/** True when all that the second holds is in the line: a percentage on one is the same on the other. */
export function covers(line: Plot, plot: Plot): boolean {
  return plot.heldBy.has(line.id);
}

/** True when the two hold a euro in common: one stands on, above or below the other. */
export function overlaps(a: Plot, b: Plot): boolean {
  return a.roots.some((root) => b.lineage.has(root)) || b.roots.some((root) => a.lineage.has(root));
}

function linePlotOf(budget: Budget, line: BareLine): Plot {
  const { id, title, amount } = line;
  const sides = { side: effectSideOf(line), moves: line.side };
  const limits = limitsOfLine(line);
  const lineage = lineageOf(budget, [id]);
  const footing = { roots: [id], lineage, heldBy: lineage };
  return { id, title, ...sides, amount, constraints: null, limits, ...footing };
}

function cardPlotOf(budget: Budget, card: Card): Plot {
  const { id, title, amount, constraints, lineIds } = card;
  const unknown = lineIds.find((lineId) => !budget.lines.has(lineId));
  if (unknown !== undefined) throw new Error(`${id} stands on an unknown line: ${unknown}`);
  const sides = { side: sideOf(card), moves: movedSideOf(card) };
  const roots = [id, ...lineIds];
  const footing = { roots, lineage: lineageOf(budget, roots), heldBy: holdersOf(budget, lineIds) };
  return { id, title, ...sides, amount, constraints, limits: constraints, ...footing };
}

function lineageOf(budget: Budget, roots: readonly string[]): ReadonlySet<string> {
  const above = roots.flatMap((root) => ancestorsOf(budget, root).map((line) => line.id));
  return new Set([...roots, ...above]);
}

function holdersOf(budget: Budget, lineIds: readonly string[]): ReadonlySet<string> {
  const [first = new Set<string>(), ...others] = lineIds.map((id) => lineageOf(budget, [id]));
  return new Set([...first].filter((id) => others.every((lineage) => lineage.has(id))));
}
