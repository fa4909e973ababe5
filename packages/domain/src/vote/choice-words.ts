import { formatPercent } from '../money/format.ts';
import { changePercentOf, type Choice } from './vote.ts';

/** « +10 % », « −7,5 % », « suppression », « gardé ». */
export function shortChoiceWords(choice: Choice): string {
  if (choice.type === 'keep') return 'gardé';
  if (choice.type === 'remove') return 'suppression';
  const percent = changePercentOf(choice);
  return formatPercent(percent, { signed: true, decimals: Number.isInteger(percent) ? 0 : 1 });
}
