import type { Baseline } from '@nosmilliards/domain/budget/baseline';
import { formatCount, formatEuros, formatPercent } from '@nosmilliards/domain/money/format';
import { perAdultOf } from '@nosmilliards/domain/budget/lens';
import { magnitudeOf, type Millions } from '@nosmilliards/domain/money/money';
import { choiceLabelOf, type Choice } from '@nosmilliards/domain/vote/vote';

export const CAVEAT = 'Effet comptable, toutes choses égales par ailleurs.';

export function counted(count: number, noun: string): string {
  return `${formatCount(count)}\u00A0${noun}${count > 1 ? 's' : ''}`;
}

/** « Réduit de 10 % », « Maintenu ». */
export function choiceWords(choice: Choice): string {
  const label = choiceLabelOf(choice.type);
  return 'percent' in choice ? `${label} de ${percentWords(choice.percent)}` : label;
}

export function percentWords(percent: number): string {
  return formatPercent(percent, { decimals: 0 });
}

/** What an impact is called: the sign alone would have to be decoded. */
export function impactWord(impact: Millions): string {
  return impact < 0 ? 'Coût supplémentaire' : 'Économie';
}

export function perAdultWords(impact: Millions, baseline: Baseline): string {
  return `${formatEuros(perAdultOf(magnitudeOf(impact), baseline))} par adulte et par an`;
}
