import { formatShare } from '@nosmilliards/domain/budget/weight';
import { counted } from '@nosmilliards/domain/money/counted';
import { speakAmount } from '@nosmilliards/domain/money/format';
import type { Level, Line, Paint } from '@nosmilliards/domain/budget/line';
import type { Millions } from '@nosmilliards/domain/money/money';
import type { Result } from '@nosmilliards/domain/result';
import { spokenView } from '#ui/amount-lens.ts';

/** The sector in words, as in the legend, so that the colour is not alone. */
export const paintWords: Record<Paint, string> = {
  social: 'Sécurité sociale',
  state: 'État',
  local: 'Collectivités',
  niche: 'Niches fiscales',
  debt: 'Dette de l’État',
  plain: 'Non réparti',
};

const childWords: Record<Level, readonly [string, string]> = {
  1: ['sous-catégorie', 'sous-catégories'],
  2: ['programme', 'programmes'],
  3: ['action', 'actions'],
  4: ['sous-action', 'sous-actions'],
  5: ['ligne', 'lignes'],
};

/** The number of children, with their name in the budget. */
export function childrenWords({ level, isNiche }: Line, count: number): string {
  if (isNiche && level === 2) return counted(count, 'dispositif');
  return counted(count, ...childWords[level]);
}

export function shareWords(share: Result<number, string>): string {
  return share.ok ? formatShare(share.value) : 'hors total';
}

type Spoken = {
  readonly title: string;
  readonly amount: Millions;
  readonly share: string;
  readonly count: number;
  /** The amount in the chosen unit, if not euros. */
  readonly seen?: { readonly text: string; readonly label: string } | undefined;
};

/**
 * « Santé, 108,8 milliards d’euros, 6,3 %, 12 postes », in the chosen unit. Nothing of a line that
 * holds no other: « Hôpitaux, 0 poste » would be heard as nobody at work there.
 */
export function nameOf({ title, amount, share, count, seen }: Spoken): string {
  const spoken = seen ? spokenView(seen) : speakAmount(amount);
  const held = count === 0 ? [] : [counted(count, 'poste')];
  return [title, spoken, share, ...held].join(', ');
}
