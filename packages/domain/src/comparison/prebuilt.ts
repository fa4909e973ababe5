import { ALIKE_BELOW, ratioOf } from './comparison.ts';
import { formatRatio } from '../money/format.ts';
import type { Millions } from '../money/money.ts';
import { parseAmountOrZero } from '../money/parse-amount.ts';
import { sorted } from '../list.ts';

export type ComparisonCategory = 'equivalent' | 'scale' | 'surprising';

/** As the dataset writes it; `budget` is text such as « 17,8 Mds€ ». */
export type PrebuiltComparison = {
  readonly id: string;
  readonly titre: string;
  readonly poste1: PrebuiltSide;
  readonly poste2: PrebuiltSide;
  readonly multiplicateur: number;
  readonly description: string;
  readonly detail?: string;
  readonly category: ComparisonCategory;
  readonly engagement_score?: number;
};
export type PrebuiltSide = {
  readonly nom: string;
  readonly budget: string;
  readonly contexte: string;
  readonly icone?: string;
  /** Number of pensioners, for the two pension lines. */
  readonly retraites?: number;
};

export type NormalisedComparison = {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly budgetA: NormalisedSide;
  readonly budgetB: NormalisedSide;
  readonly impact: string;
  /** Larger over smaller; 0 when an amount could not be read. */
  readonly ratio: number;
  readonly category: ComparisonCategory;
};
export type NormalisedSide = {
  readonly name: string;
  readonly amount: Millions;
  readonly icon: string;
  readonly context: string;
};

export const HOME_COUNT = 15;

const BASE_SCORE = 50;
const KEYWORD_SCORE = 10;
const KEYWORDS = ['education', 'sante', 'defense', 'justice', 'ecologie'];
/** The first tier reached counts alone. */
const RATIO_SCORES = [
  { from: 10, score: 30 },
  { from: 5, score: 20 },
  { from: 3, score: 10 },
];
const CATEGORY_SCORES: Readonly<Record<ComparisonCategory, number>> = {
  surprising: 25,
  equivalent: 15,
  scale: 5,
};

export function normalisedOf(comparison: PrebuiltComparison): NormalisedComparison {
  const budgetA = sideOf(comparison.poste1);
  const budgetB = sideOf(comparison.poste2);
  const ratio = ratioOf(budgetA.amount, budgetB.amount);
  const times = ratio.ok ? ratio.value : 0;
  return {
    id: comparison.id,
    title: comparison.titre,
    description: comparison.description,
    budgetA,
    budgetB,
    impact: impactTextOf(budgetA, budgetB, times),
    ratio: times,
    category: comparison.category,
  };
}

export function engagementScoreOf({
  budgetA,
  budgetB,
  ratio,
  category,
}: NormalisedComparison): number {
  const names = plainOf(`${budgetA.name} ${budgetB.name}`);
  const found = KEYWORDS.filter((keyword) => names.includes(keyword)).length;
  const tier = RATIO_SCORES.find(({ from }) => ratio >= from);
  return BASE_SCORE + (tier?.score ?? 0) + CATEGORY_SCORES[category] + found * KEYWORD_SCORE;
}

/** Highest score first; equal scores keep the dataset's order. */
export function bestOf<Comparison extends NormalisedComparison>(
  comparisons: readonly Comparison[],
  count: number,
): readonly Comparison[] {
  const ranked = sorted(comparisons, (a, b) => engagementScoreOf(b) - engagementScoreOf(a));
  return ranked.slice(0, count);
}

/** `chance` is in [0, 1). Nothing to draw from gives `undefined`. */
export function drawnFrom<Item>(items: readonly Item[], chance: number): Item | undefined {
  return items[Math.floor(chance * items.length)];
}

function sideOf({ nom, budget, contexte, icone }: PrebuiltSide): NormalisedSide {
  return { name: nom, amount: parseAmountOrZero(budget), icon: icone ?? '', context: contexte };
}

function impactTextOf(a: NormalisedSide, b: NormalisedSide, times: number): string {
  const [larger, smaller] = a.amount >= b.amount ? [a, b] : [b, a];
  if (times === 0) return '';
  if (times < ALIKE_BELOW) return 'Les deux postes pèsent presque autant.';
  return `Le poste «\u00A0${larger.name}\u00A0» pèse ${formatRatio(times)} le poste «\u00A0${smaller.name}\u00A0».`;
}

function plainOf(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
