import { yearsOf, type HistoryPoint } from '@nosmilliards/domain/budget/line-history';
import { shareOf } from '@nosmilliards/domain/budget/weight';
import { formatPercent, spellAmount } from '@nosmilliards/domain/money/format';
import { differenceOf, magnitudeOf, type Millions } from '@nosmilliards/domain/money/money';
import { pairFormOf } from '@nosmilliards/domain/money/pair-form';

/** How the chart reads, by the last year both voted and spent. */
export function readingOf(points: readonly HistoryPoint[]): string {
  const examples = yearsOf(points).flatMap(({ year, points: group }) => {
    const voted = group.find(({ kind }) => kind === 'lfi')?.amount;
    const spent = group.find(({ kind }) => kind === 'execution')?.amount;
    return voted === undefined || spent === undefined ? [] : [{ year, voted, spent }];
  });
  const example = examples.at(-1);
  if (example === undefined) {
    return 'Chaque barre part de zéro\u00A0: plus elle est longue, plus la somme est grande.';
  }
  const { year, voted, spent } = example;
  const form = pairFormOf(voted, spent);
  const [votedWords, spentWords] = [voted, spent].map((amount) => spellAmount(amount, { form }));
  return `Chaque barre part de zéro. Lecture\u00A0: en ${year}, ${votedWords} votés et ${spentWords} dépensés${gapOf(voted, spent)}.`;
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
