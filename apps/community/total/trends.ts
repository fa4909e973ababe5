import type { LotRecord, Trends } from '@nosmilliards/contract/community-message';
import { PUBLICATION_RULE } from '@nosmilliards/contract/publication-rule';
import { BALANCE_CELLS, BALANCES, BANDS_IN_ORDER, cardCellOf, CLASSES } from '../ballot/cells.ts';
import type { NoisySums } from './publication.ts';

/** A count under this many standard deviations of its noise is published as 0. */
const NOISE_TIMES = 2;
/**
 * With fewer answers than this many standard deviations, the noise could move a share by more than
 * 7 points: the shares of the card are not published.
 */
const LEAST_ANSWERS = 50;

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
  const isShown = answers >= LEAST_ANSWERS * noiseIn(sums);
  const round = rounderOf(sums.ballots);
  const shares = ofClasses((choice) => (isShown ? round((counts[choice] / answers) * 100) : 0));
  return {
    answered: round(Math.min(100, (answers / sums.ballots) * 100)),
    shares,
    median: isShown ? medianOf(card, sums, counts, answers) : null,
  };
}

/**
 * The median change. Its class is found from the four sums of classes, then its band inside the
 * class: adding up 42 noisy bands would add up their noise. Null when the noise hides the bands.
 */
function medianOf(
  card: number,
  sums: NoisySums,
  counts: Readonly<Record<Class, number>>,
  answers: number,
): number | null {
  const least = NOISE_TIMES * noiseIn(sums, PUBLICATION_RULE.percentNoise);
  let below = 0;
  const middle = (weight: number) => {
    below += weight;
    return below >= answers / 2;
  };
  const order = ['remove', 'decrease', 'keep', 'increase'] as const;
  const choice = order.find((one) => middle(counts[one])) ?? 'keep';
  if (choice === 'remove') return -100;
  if (choice === 'keep') return 0;
  const bands = BANDS_IN_ORDER.filter((band) => band.choice === choice);
  const weights = bands.map(({ band }) => {
    const count = sums.cells[cardCellOf(card, band)] ?? 0;
    return count < least ? 0 : count;
  });
  const sum = total(weights);
  below -= counts[choice];
  const at = weights.findIndex((weight) => sum > 0 && middle((weight / sum) * counts[choice]));
  return bands[at]?.change ?? null;
}

function balanceTrendsOf(sums: NoisySums): NonNullable<Trends['balances']> {
  const { cells, ballots } = sums;
  const least = NOISE_TIMES * noiseIn(sums);
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

/** Standard deviation of the noise in a count. */
function noiseIn({ draws }: NoisySums, each: number = PUBLICATION_RULE.noise): number {
  return each * Math.sqrt(draws);
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
  return ballots < PUBLICATION_RULE.preciseFrom
    ? Math.round
    : (percent) => Math.round(percent * 10) / 10;
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
