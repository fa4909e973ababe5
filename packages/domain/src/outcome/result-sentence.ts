import type { Accounts } from './completion.ts';
import { formatAmount, formatCount, speakAmount } from '../money/format.ts';
import { differenceOf, magnitudeOf, type Millions } from '../money/money.ts';

/** `spoken` carries the amounts in words, for assistive technology. */
export type ResultSentence = { readonly text: string; readonly spoken: string };

/** Below this, « 0,0 Md€ » would hide what is left. */
const SMALLEST_IN_BILLIONS = 1000;

/** What a sentence about a whole ballot reads. */
export type Result = Pick<Accounts, 'initialBalance' | 'balance'> &
  Partial<Pick<Accounts, 'allKept'>>;

/** Whose budget is told, to whom: the visitor's own, one received, the visitor's to somebody else. */
export type Teller = 'own' | 'received' | 'mine';
/** Told to somebody else, it is conditional: `prospectOf`. */
type Played = Exclude<Teller, 'mine'>;

const VERBS = {
  own: {
    keep: 'Vous gardez le budget',
    turn: 'Vous changez',
    clear: 'Vous effacez',
    leave: 'Vous laissez',
    lower: 'Vous réduisez',
    raise: 'Vous augmentez',
    bringDown: 'Vous ramenez',
    bringUp: 'Vous portez',
  },
  received: {
    keep: 'Ce budget garde celui',
    turn: 'Ce budget change',
    clear: 'Ce budget efface',
    leave: 'Ce budget laisse',
    lower: 'Ce budget réduit',
    raise: 'Ce budget augmente',
    bringDown: 'Ce budget ramène',
    bringUp: 'Ce budget porte',
  },
} as const satisfies Record<Played, Record<string, string>>;

/** The whole ballot in one sentence, for an edition that starts in deficit. */
export function resultSentenceOf(
  { initialBalance, balance, allKept }: Result,
  teller: Played = 'own',
): ResultSentence {
  const verbs = VERBS[teller];
  if (allKept) {
    const start = `${verbs.keep} de ${allKept.year} tel qu’il est\u00A0: `;
    const [euros, thousand] = [allKept.borrowedOfThousand, 1000].map((count) => formatCount(count));
    const rest = `empruntés sur ${thousand}`;
    return { text: `${start}${euros}\u00A0€ ${rest}`, spoken: `${start}${euros} euros ${rest}` };
  }
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

/** `before`, `figure` and `after` make the text: an image sets the figure apart. */
export type Prospect = ResultSentence & {
  readonly before: string;
  readonly figure: string;
  readonly after: string;
};

/** What the choices of one person would do, for somebody who reads nothing else. */
export function prospectOf({ initialBalance, balance, allKept }: Result): Prospect {
  if (allKept) {
    return prospectIn(() => [
      `Je garde le budget de ${allKept.year} tel qu’il est\u00A0: `,
      `${formatCount(allKept.borrowedOfThousand)}\u00A0€`,
      ` empruntés sur ${formatCount(1000)}.`,
    ]);
  }
  const start = magnitudeOf(initialBalance);
  const end = magnitudeOf(balance);
  if (balance > 0) {
    return prospectIn((say) => [
      'Un excédent de ',
      say(end),
      ` remplacerait le déficit de ${say(start)}.`,
    ]);
  }
  if (balance === 0) {
    return prospectIn((say) => [
      'Le budget public serait ',
      'à l’équilibre',
      `, au lieu d’un déficit de ${say(start)}.`,
    ]);
  }
  if (end === start) {
    return prospectIn((say) => ['Le déficit public resterait à ', say(start), '.']);
  }
  if (formatAmount(end) === formatAmount(start)) {
    const verb = end < start ? 'baisserait' : 'augmenterait';
    return prospectIn((say) => [
      `Le déficit public de ${say(start)} ${verb} de `,
      say(magnitudeOf(differenceOf(end, start))),
      '.',
    ]);
  }
  return prospectIn((say) => [`Le déficit public passerait de ${say(start)} à `, say(end), '.']);
}

function prospectIn(
  sentence: (say: (amount: Millions) => string) => readonly [string, string, string],
): Prospect {
  const [start, figure, after] = sentence((amount) =>
    formatAmount(amount).replace(/,0(?=\u00A0)/, ''),
  );
  // « de 155 à 110,8 Md€ »: two amounts of one unit share it.
  const before = figure.endsWith('Md€') ? start.replace('\u00A0Md€ à ', ' à ') : start;
  return {
    before,
    figure,
    after,
    text: before + figure + after,
    spoken: sentence((amount) => speakAmount(amount))
      .join('')
      .replace('€', 'euros'),
  };
}

function bothOf(sentence: (say: (amount: Millions) => string) => string): ResultSentence {
  return {
    text: sentence((amount) => formatAmount(amount)),
    spoken: sentence((amount) => speakAmount(amount)),
  };
}
