import type { Baseline } from '@nosmilliards/domain/budget/baseline';
import { perAdultOf } from '@nosmilliards/domain/budget/lens';
import type { Side } from '@nosmilliards/domain/budget/line';
import { formatEuros, formatPercent } from '@nosmilliards/domain/money/format';
import { magnitudeOf, type Millions } from '@nosmilliards/domain/money/money';
import { heldChoiceOf, type VoteRecord } from '@nosmilliards/domain/outcome/decisions';
import {
  boundsOf,
  type Choice,
  type ChoiceType,
  type Constraints,
} from '@nosmilliards/domain/vote/vote';

/** In the order of their keyboard shortcuts, 1 to 4. */
export const CHOICES = [
  'keep',
  'increase',
  'decrease',
  'remove',
] as const satisfies readonly ChoiceType[];

/** Shared by the explorer, the game and the results. */
export const VERBS = {
  keep: 'Garder',
  increase: 'Augmenter',
  decrease: 'Réduire',
  remove: 'Supprimer',
} as const satisfies Record<ChoiceType, string>;

/** Shown in place of a choice that the limits of a card exclude. */
export function closedWords(type: ChoiceType, isNiche: boolean): string {
  if (type !== 'increase') return 'pas de baisse prévue';
  return isNiche ? 'pas pour une niche' : 'pas de hausse prévue';
}

/** V12: the rule of the first brief for the cards of the game, held everywhere. */
export const NICHE_RULE =
  'Une niche ne s’augmente pas\u00A0: le jeu de départ n’ouvre que la réduction ou la suppression, et tout le site suit cette règle.';

/** The choices that the limits of a card exclude, each with a short reason. */
export function closedChoicesOf(
  constraints: Constraints,
  isNiche: boolean,
): Readonly<Partial<Record<ChoiceType, string>>> {
  return {
    ...(boundsOf('increase', constraints) === null && {
      increase: closedWords('increase', isNiche),
    }),
    ...(boundsOf('decrease', constraints) === null && {
      decrease: closedWords('decrease', isNiche),
    }),
  };
}

export const CAVEAT = 'Effet comptable, toutes choses égales par ailleurs.';

/** Of the same weight for spending, a revenue and a niche: said of all, or of none. */
export const REACTIONS =
  'Personnes, entreprises et administrations peuvent réagir\u00A0: l’effet réel pourrait être autre.';

/** Nouns: a participle would have to agree with the title beside it. */
const NOUNS = {
  keep: 'Gardé',
  increase: 'Hausse',
  decrease: 'Baisse',
  remove: 'Suppression',
} as const satisfies Record<ChoiceType, string>;

/** « baisse », « suppression ». */
export function choiceNoun(type: ChoiceType): string {
  return NOUNS[type].toLowerCase();
}

/** « Baisse de 10 % », « Suppression ». */
export function choiceWords(choice: Choice): string {
  const noun = NOUNS[choice.type];
  return 'percent' in choice ? `${noun} de ${percentWords(choice.percent)}` : noun;
}

/** With the percentage that the limits of its cards leave (E18). */
export function recordWords(record: VoteRecord): string {
  return choiceWords(heldChoiceOf(record));
}

/** One decimal if needed: a shared or stored vote may have one. */
export function percentWords(percent: number): string {
  return formatPercent(percent, { decimals: Number.isInteger(percent) ? 0 : 1 });
}

/** `null` for a revenue or a niche: not every adult pays it, nor benefits from it. */
export function perAdultWords(impact: Millions, moves: Side, baseline: Baseline): string | null {
  if (moves === 'revenue') return null;
  return `${formatEuros(perAdultOf(magnitudeOf(impact), baseline))} par adulte et par an`;
}
