import { formatCount } from '@nosmilliards/domain/money/format';
import { magnitudeOf, type Millions } from '@nosmilliards/domain/money/money';
import type { Result } from '@nosmilliards/domain/outcome/result-sentence';

/** « Déficit de la France : 71,3 milliards au lieu de 155 », in parts of different sizes. */
export type Headline = {
  readonly lead: string;
  readonly figure: string;
  /** Empty for a balance of zero. */
  readonly unit: string;
  readonly rest: string;
};

type Amount = Pick<Headline, 'figure' | 'unit'>;

/** The result of a budget for somebody who reads nothing else; an edition starts in deficit. */
export function headlineOf({ initialBalance, balance, allKept }: Result): Headline {
  if (allKept) {
    return {
      lead: `Je garde le budget de ${allKept.year} tel qu’il est`,
      figure: formatCount(allKept.borrowedOfThousand),
      unit: '€',
      rest: 'empruntés sur 1\u00A0000',
    };
  }
  const start = amountOf(initialBalance);
  const end = amountOf(balance);
  const startWords = start.unit === end.unit ? start.figure : wordsOf(start);
  if (balance === 0) {
    return {
      lead: 'La France à l’équilibre',
      figure: '0',
      unit: '',
      rest: `au lieu d’un déficit de ${wordsOf(start)}`,
    };
  }
  if (balance > 0) {
    return {
      lead: 'Excédent de la France',
      ...end,
      rest: `au lieu d’un déficit de ${startWords}`,
    };
  }
  const isSame = wordsOf(start) === wordsOf(end);
  return {
    lead: 'Déficit de la France',
    ...end,
    rest: isSame ? unchangedOf(initialBalance, balance) : `au lieu de ${startWords}`,
  };
}

export function headlineWords({ lead, figure, unit, rest }: Headline): string {
  return `${lead}\u00A0: ${[figure, unit, rest].filter(Boolean).join(' ')}`;
}

function unchangedOf(initial: Millions, balance: Millions): string {
  return initial === balance ? 'comme au départ' : 'à peu près comme au départ';
}

/** Without a sign: the lead has it. No U+202F, which the poster font lacks. */
function amountOf(balance: Millions): Amount {
  const amount = magnitudeOf(balance);
  const isLarge = amount >= 1000;
  const count = isLarge ? amount / 1000 : amount;
  const word = isLarge ? 'milliard' : 'million';
  return {
    figure: formatCount(count, { decimals: 1 }).replace(/,0$/, '').replaceAll('\u202F', '\u00A0'),
    unit: count < 1.95 ? word : `${word}s`,
  };
}

function wordsOf({ figure, unit }: Amount): string {
  return `${figure}\u00A0${unit}`;
}
