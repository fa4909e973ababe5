import { formatPercent, spellAmount } from '../money/format.ts';
import { differenceOf, magnitudeOf, type Millions } from '../money/money.ts';
import { pairFormOf } from '../money/pair-form.ts';
import { yearsOf, type HistoryPoint } from './line-history.ts';
import { shareOf } from './weight.ts';
import { sorted } from '../list.ts';

/** How the chart reads: the last year both voted and spent, then the first and last votes. */
export function readingOf(points: readonly HistoryPoint[]): string {
  const example = exampleOf(points);
  const votes = votesOf(points);
  if (example === '' && votes === '') {
    return 'Chaque pile part de zéro\u00A0: plus elle est haute, plus la somme est grande.';
  }
  return ['Chaque pile part de zéro.', example, votes].filter((part) => part !== '').join(' ');
}

/** Empty when no year was both voted and spent. */
function exampleOf(points: readonly HistoryPoint[]): string {
  const examples = yearsOf(points).flatMap(({ year, points: group }) => {
    const voted = group.find(({ kind }) => kind === 'lfi')?.amount;
    const spent = group.find(({ kind }) => kind === 'execution')?.amount;
    return voted === undefined || spent === undefined ? [] : [{ year, voted, spent }];
  });
  const example = examples.at(-1);
  if (example === undefined) return '';
  const { year, voted, spent } = example;
  const form = pairFormOf(voted, spent);
  const [votedWords, spentWords] = [voted, spent].map((amount) => spellAmount(amount, { form }));
  return `Lecture\u00A0: en ${year}, ${votedWords} votés et ${spentWords} dépensés${gapOf(voted, spent)}.`;
}

/** Two amounts and no percentage: prices and perimeters move between distant years. */
function votesOf(points: readonly HistoryPoint[]): string {
  const voted = sorted(
    points.filter(({ kind }) => kind === 'lfi'),
    (one, other) => one.year - other.year,
  );
  const [first, last] = [voted[0], voted.at(-1)];
  if (first === undefined || last === undefined || first === last) return '';
  const form = pairFormOf(first.amount, last.amount);
  const [before, after] = [first, last].map(({ amount }) => spellAmount(amount, { form }));
  return `Crédits votés\u00A0: ${before} en ${first.year}, ${after} en ${last.year}.`;
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
