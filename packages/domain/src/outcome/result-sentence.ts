import type { Accounts } from './completion.ts';
import { formatAmount, formatCount, speakAmount } from '../money/format.ts';
import { differenceOf, magnitudeOf, type Millions } from '../money/money.ts';

/** `spoken` carries the amounts in words, for assistive technology. */
export type ResultSentence = { readonly text: string; readonly spoken: string };

/** Below this, « 0,0 Md€ » would hide what is left. */
const SMALLEST_IN_BILLIONS = 1000;

/** Whose budget is told, to whom: the visitor's own, one received, the visitor's to somebody else. */
export type Teller = 'own' | 'received' | 'mine';

const VERBS = {
  own: {
    turn: 'Vous changez',
    clear: 'Vous effacez',
    leave: 'Vous laissez',
    lower: 'Vous réduisez',
    raise: 'Vous augmentez',
    bringDown: 'Vous ramenez',
    bringUp: 'Vous portez',
  },
  received: {
    turn: 'Ce budget change',
    clear: 'Ce budget efface',
    leave: 'Ce budget laisse',
    lower: 'Ce budget réduit',
    raise: 'Ce budget augmente',
    bringDown: 'Ce budget ramène',
    bringUp: 'Ce budget porte',
  },
  mine: {
    turn: 'Mes choix changent',
    clear: 'Mes choix effacent',
    leave: 'Mes choix laissent',
    lower: 'Mes choix réduisent',
    raise: 'Mes choix augmentent',
    bringDown: 'Mes choix ramènent',
    bringUp: 'Mes choix portent',
  },
} as const satisfies Record<Teller, Record<string, string>>;

/** The whole ballot in one sentence, for an edition that starts in deficit. */
export function resultSentenceOf(
  { initialBalance, balance }: Pick<Accounts, 'initialBalance' | 'balance'>,
  teller: Teller = 'own',
): ResultSentence {
  const verbs = VERBS[teller];
  const start = magnitudeOf(initialBalance);
  const end = magnitudeOf(balance);
  if (balance > 0) {
    return bothOf(
      (say) => `${verbs.turn} le déficit de ${say(start)} en un excédent de ${say(end)}`,
    );
  }
  if (balance === 0) return bothOf((say) => `${verbs.clear} le déficit de ${say(start)}`);
  if (end === start) return bothOf((say) => `${verbs.leave} le déficit à ${say(start)}`);
  // « de 155,0 à 155,0 »: a change too small for the unit is told by itself.
  if (formatAmount(end) === formatAmount(start)) {
    const change = magnitudeOf(differenceOf(end, start));
    const verb = end < start ? verbs.lower : verbs.raise;
    return bothOf((say) => `${verb} de ${say(change)} le déficit de ${say(start)}`);
  }
  const verb = end < start ? verbs.bringDown : verbs.bringUp;
  const { spoken } = bothOf((say) => `${verb} le déficit de ${say(start)} à ${say(end)}`);
  const seenStart =
    end < SMALLEST_IN_BILLIONS ? formatAmount(start) : formatCount(start / 1000, { decimals: 1 });
  return { text: `${verb} le déficit de ${seenStart} à ${formatAmount(end)}`, spoken };
}

function bothOf(sentence: (say: (amount: Millions) => string) => string): ResultSentence {
  return {
    text: sentence((amount) => formatAmount(amount)),
    spoken: sentence((amount) => speakAmount(amount)),
  };
}
