import { formatAmount, formatCount } from '@nosmilliards/domain/money/format';
import type { Millions } from '@nosmilliards/domain/money/money';
import type { Accounts } from '@nosmilliards/domain/outcome/completion';
import { choiceOf, type VoteRecord } from '@nosmilliards/domain/outcome/told';
import { shortChoiceWords } from '#ballot/vote-words.ts';

/** The texts of a poster: no score, no name. */
export type PosterContent = {
  readonly year: number;
  readonly day: string;
  /** The host name of the site. */
  readonly site: string;
  readonly start: string;
  readonly end: string;
  /** The unit of `end`: « milliard » below two. */
  readonly unit: 'milliard' | 'milliards';
  /** At most three, largest first. */
  readonly choices: readonly {
    readonly title: string;
    readonly choice: string;
    readonly effect: string;
  }[];
  readonly within: string;
  /** `null` when no vote goes past the limits retained. */
  readonly beyond: string | null;
};

const CHOICE_COUNT = 3;

type Told = {
  readonly accounts: Pick<Accounts, 'initialBalance' | 'balance' | 'split'>;
  /** Largest first. */
  readonly records: readonly VoteRecord[];
  readonly year: number;
  readonly day: string;
  readonly site: string;
};

export function posterContentOf({ accounts, records, ...rest }: Told): PosterContent {
  const { initialBalance, balance, split } = accounts;
  return {
    ...rest,
    start: billionsOf(initialBalance),
    end: billionsOf(balance),
    unit: Math.round(Math.abs(balance) / 100) < 20 ? 'milliard' : 'milliards',
    choices: records.slice(0, CHOICE_COUNT).map((record) => ({
      title: record.title,
      choice: shortChoiceWords(choiceOf(record)),
      effect: signedOf(record.impact),
    })),
    within: signedOf(split.within),
    beyond: split.beyond === 0 ? null : signedOf(split.beyond),
  };
}

/** « −155 », « −93,6 », « +1 167,4 », without unit; the poster font lacks U+202F. */
function billionsOf(amount: Millions): string {
  const figure = formatCount(amount / 1000, { decimals: 1, signed: true });
  return figure.replace(/,0$/, '').replaceAll('\u202F', '\u00A0');
}

function signedOf(amount: Millions): string {
  return formatAmount(amount, { form: 'billions', signed: true }).replaceAll('\u202F', '\u00A0');
}
