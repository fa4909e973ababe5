import type { LotRecord, Trends } from '@nosmilliards/contract/community-message';
import { PUBLICATION_RULE } from '@nosmilliards/contract/publication-rule';
import { BALANCE_CELLS, BALANCES, BANDS_IN_ORDER, cardCellOf, CLASSES } from '../ballot/cells.ts';
import { noiseDeviationOf } from './noise.ts';

/** The published lots added up, with their noise. */
export type NoisySums = {
  readonly lots: number;
  /** Without noise: the number of ballots is public. */
  readonly ballots: number;
  readonly cells: Float64Array;
  /** Index: card × 4 + class of choice. */
  readonly classes: Float64Array;
};

/** A balance counted less than this many standard deviations of the noise is published as 0. */
const NOISE_TIMES = 2;

type Class = (typeof CLASSES)[number];
/** A choice that the rules forbid has only noise, and is published as 0. */
type IsOpen = (card: number, choice: Class) => boolean;

export function trendsOf(
  edition: number,
  cards: number,
  sums: NoisySums,
  ledger: readonly LotRecord[],
  isExact: boolean | null,
  isOpen: IsOpen = () => true,
): Trends {
  const isPublished = sums.ballots >= PUBLICATION_RULE.threshold;
  return {
    edition,
    threshold: PUBLICATION_RULE.threshold,
    ballots: isPublished ? sums.ballots : null,
    cards: isPublished ? cardTrendsOf(cards, sums, isOpen) : null,
    balances: isPublished ? balanceTrendsOf(sums) : null,
    lots: {
      closed: ledger.length,
      excluded: ledger.filter(({ excludedBecause }) => excludedBecause !== undefined).length,
      counted: total(ledger.map(({ counted }) => counted)),
      withdrawn: total(ledger.map(({ withdrawn }) => withdrawn)),
      refused: total(ledger.flatMap(({ refused }) => Object.values(refused))),
    },
    isExact,
  };
}

function cardTrendsOf(
  count: number,
  sums: NoisySums,
  isOpen: IsOpen,
): NonNullable<Trends['cards']> {
  const cards = Array.from({ length: count }, (_, card) => cardTrendOf(card, sums, isOpen));
  return {
    answered: cards.map(({ answered }) => answered),
    keep: cards.map(({ shares }) => shares.keep),
    increase: cards.map(({ shares }) => shares.increase),
    decrease: cards.map(({ shares }) => shares.decrease),
    remove: cards.map(({ shares }) => shares.remove),
    median: cards.map(({ median }) => median),
  };
}

function cardTrendOf(card: number, sums: NoisySums, isOpen: IsOpen) {
  const counts = ofClasses((choice) => {
    const at = card * CLASSES.length + CLASSES.indexOf(choice);
    return isOpen(card, choice) ? Math.max(0, sums.classes[at] ?? 0) : 0;
  });
  const answers = total(Object.values(counts));
  const round = rounderOf(sums.ballots);
  const shares = ofClasses((choice) =>
    answers === 0 ? 0 : round((counts[choice] / answers) * 100),
  );
  return {
    answered: round(Math.min(100, (answers / sums.ballots) * 100)),
    shares,
    median: answers === 0 ? null : medianOf(card, sums, counts, answers),
  };
}

/**
 * The median change. Its class is found from the four sums of classes, then its band inside the
 * class: adding up 42 noisy bands would add up their noise.
 */
function medianOf(
  card: number,
  { cells }: NoisySums,
  counts: Readonly<Record<Class, number>>,
  answers: number,
): number {
  const bandCount = (band: number) => Math.max(0, cells[cardCellOf(card, band)] ?? 0);
  const weights = BANDS_IN_ORDER.map(({ band, choice }) => {
    const siblings = BANDS_IN_ORDER.filter((other) => other.choice === choice);
    const sum = total(siblings.map((other) => bandCount(other.band)));
    const part = sum === 0 ? 1 / siblings.length : bandCount(band) / sum;
    return counts[choice] * part;
  });
  let below = 0;
  const at = weights.findIndex((weight) => {
    below += weight;
    return below >= answers / 2;
  });
  return BANDS_IN_ORDER[at]?.change ?? 0;
}

function balanceTrendsOf({ cells, lots, ballots }: NoisySums): NonNullable<Trends['balances']> {
  const least = NOISE_TIMES * noiseDeviationOf(lots);
  const counts = Array.from({ length: BALANCE_CELLS }, (_, cell) => cells[cell] ?? 0);
  const shown = counts.map((count) => (count < least ? 0 : count));
  const sum = total(shown);
  const round = rounderOf(ballots);
  return {
    from: BALANCES.from,
    step: BALANCES.step,
    shares: shown.map((count) => (sum === 0 ? 0 : round((count / sum) * 100))),
  };
}

function ofClasses(value: (choice: Class) => number): Readonly<Record<Class, number>> {
  return {
    keep: value('keep'),
    increase: value('increase'),
    decrease: value('decrease'),
    remove: value('remove'),
  };
}

function rounderOf(ballots: number): (percent: number) => number {
  return ballots < PUBLICATION_RULE.tenthsFrom
    ? Math.round
    : (percent) => Math.round(percent * 10) / 10;
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
