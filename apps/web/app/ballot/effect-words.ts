import { formatPercent } from '@nosmilliards/domain/money/format';
import { effectSideOf, type Line } from '@nosmilliards/domain/budget/line';
import { magnitudeOf, type Millions } from '@nosmilliards/domain/money/money';
import { choiceLabelOf, effectOf, type Choice } from '@nosmilliards/domain/vote/vote';

export type EffectWords = {
  /** « économie de », « coût de »: what the amount after it does to the balance. */
  readonly noun: string;
  readonly amount: Millions;
  readonly newAmount: Millions;
};

export function effectWordsOf(choice: Choice, line: Line): EffectWords {
  const side = effectSideOf(line);
  const { impact, newAmount } = effectOf(choice, { side, amount: line.amount });
  return { noun: nounOf(impact >= 0, line), amount: magnitudeOf(impact), newAmount };
}

/** « Réduit de 10 % », « Supprimé » */
export function choiceWords(choice: Choice): string {
  const label = choiceLabelOf(choice.type);
  if (!('percent' in choice)) return label;
  return `${label} de ${formatPercent(choice.percent, { decimals: Number.isInteger(choice.percent) ? 0 : 1 })}`;
}

/** A revenue is not saved nor spent: it comes in or is missing. */
function nounOf(improves: boolean, { side, isNiche }: Line): string {
  if (side === 'revenue' && !isNiche) return improves ? 'gain de' : 'manque à gagner de';
  return improves ? 'économie de' : 'coût de';
}
