import type { Accounts } from './completion.ts';
import { formatAmount, formatCount, speakAmount } from '../money/format.ts';
import { differenceOf, magnitudeOf, type Millions } from '../money/money.ts';

/** `spoken` carries the amounts in words, for assistive technology. */
export type ResultSentence = { readonly text: string; readonly spoken: string };

/** Below this, « 0,0 Md€ » would hide what is left. */
const SMALLEST_IN_BILLIONS = 1000;

/** The whole ballot in one sentence, for an edition that starts in deficit. */
export function resultSentenceOf({
  initialBalance,
  balance,
}: Pick<Accounts, 'initialBalance' | 'balance'>): ResultSentence {
  const start = magnitudeOf(initialBalance);
  const end = magnitudeOf(balance);
  if (balance > 0) {
    return bothOf(
      (say) => `Vous changez le déficit de ${say(start)} en un excédent de ${say(end)}`,
    );
  }
  if (balance === 0) return bothOf((say) => `Vous effacez le déficit de ${say(start)}`);
  if (end === start) return bothOf((say) => `Vous laissez le déficit à ${say(start)}`);
  // « de 155,0 à 155,0 »: a change too small for the unit is told by itself.
  if (formatAmount(end) === formatAmount(start)) {
    const change = magnitudeOf(differenceOf(end, start));
    const verb = end < start ? 'réduisez' : 'augmentez';
    return bothOf((say) => `Vous ${verb} de ${say(change)} le déficit de ${say(start)}`);
  }
  const verb = end < start ? 'ramenez' : 'portez';
  const { spoken } = bothOf((say) => `Vous ${verb} le déficit de ${say(start)} à ${say(end)}`);
  const seenStart =
    end < SMALLEST_IN_BILLIONS ? formatAmount(start) : formatCount(start / 1000, { decimals: 1 });
  return { text: `Vous ${verb} le déficit de ${seenStart} à ${formatAmount(end)}`, spoken };
}

function bothOf(sentence: (say: (amount: Millions) => string) => string): ResultSentence {
  return {
    text: sentence((amount) => formatAmount(amount)),
    spoken: sentence((amount) => speakAmount(amount)),
  };
}
