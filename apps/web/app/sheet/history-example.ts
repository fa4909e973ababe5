import { yearsOf, type HistoryPoint } from '@nosmilliards/domain/budget/line-history';
import { shareOf } from '@nosmilliards/domain/budget/weight';
import { formatPercent } from '@nosmilliards/domain/money/format';
import { differenceOf, magnitudeOf, type Millions } from '@nosmilliards/domain/money/money';
import { pairFormOf } from '@nosmilliards/domain/money/pair-form';

/** The last year both voted and spent, to show how the chart reads. */
export function exampleOf(points: readonly HistoryPoint[]) {
  const examples = yearsOf(points).flatMap(({ year, points: group }) => {
    const voted = group.find(({ kind }) => kind === 'lfi')?.amount;
    const spent = group.find(({ kind }) => kind === 'execution')?.amount;
    if (voted === undefined || spent === undefined) return [];
    return [{ year, voted, spent, form: pairFormOf(voted, spent), gap: gapOf(voted, spent) }];
  });
  return examples.at(-1) ?? null;
}

/** Empty where no share is computed. */
function gapOf(voted: Millions, spent: Millions): string {
  const difference = differenceOf(spent, voted);
  const share = shareOf(magnitudeOf(difference), voted);
  if (!share.ok || spent < 0) return '';
  const percent = formatPercent(share.value);
  if (!/[1-9]/.test(percent)) return ', soit autant';
  return `, soit ${percent} de ${difference > 0 ? 'plus' : 'moins'}`;
}
