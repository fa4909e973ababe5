import { randomInt } from 'node:crypto';
import { byteOfChoice } from '@nosmilliards/contract/choice-code';
import { PUBLICATION_RULE } from '@nosmilliards/contract/publication-rule';
import { boundsOf, type Choice } from '@nosmilliards/domain/vote/vote';
import { expect, it } from 'vitest';
import { BALANCE_CELLS, BANDS, CLASSES } from '../ballot/cells.ts';
import { builtFigures, cellsOfBallot, countedEditionOf } from '../ballot/edition.ts';
import { addSums, sumsOf } from '../ballot/operation.ts';
import {
  nextAt,
  noSumsOf,
  publicationOf,
  type LotPart,
  type NoisySums,
} from '../total/publication.ts';
import { trendsOf } from '../total/trends.ts';
import { drawBallot } from './random-ballot.ts';
import { SIZE } from './size.ts';

/**
 * The attacker supplied all the ballots but one, and subtracts theirs from the difference of two
 * publications: the ballot of the target and one noise are left. They know that it is of one of two
 * profiles, opposite on every card, and add the evidence of all cells, weighed by its noise: no
 * guess does better. They see the counts themselves, which say more than the percentages published.
 */
const figures = builtFigures();
const edition = countedEditionOf(figures);
const DRAWS = 15_000;
const NOISE = PUBLICATION_RULE;
/** What each count had when it was protected alone. */
const FORMER = { noise: 7, percentNoise: 7 };
const EARLIER = 1_000;
const OWN = 499;

const profiles = [0, 1].map((side) =>
  Uint8Array.from(figures.cards, (card, number) => {
    if (card === null) return 0;
    const percentOf = (type: 'increase' | 'decrease') => {
      const bounds = boundsOf(type, card.constraints);
      return bounds === null ? null : { type, percent: bounds.min };
    };
    const raised = percentOf('increase') ?? { type: 'keep' as const };
    const cut = percentOf('decrease') ?? { type: 'remove' as const };
    return byteOf(number % 2 === side ? raised : cut);
  }),
);

it('tells the side of a ballot hardly better than a coin, from all cards or from half of them', async ({
  annotate,
}) => {
  const draws = DRAWS * SIZE;
  for (const [cards, guessed] of Object.entries(rightGuesses(draws, NOISE))) {
    const rate = (100 * guessed) / draws;
    await annotate(
      `From ${cards} of the cards, ${rate.toFixed(1)} % of ${draws} guesses are right`,
    );
    expect(rate).toBeLessThan(55);
    // A coin: the attack would be wrong.
    expect(rate).toBeGreaterThan(50.5);
  }
});

it('tells the side of nearly every ballot when each count is protected alone (control)', () => {
  // 89.5 and 81.2 % on average: enough draws for no run to be an unlucky one.
  const draws = 5_000;
  const { all, half } = rightGuesses(draws, FORMER);
  expect((100 * all) / draws).toBeGreaterThan(86);
  expect((100 * half) / draws).toBeGreaterThan(78);
  expect(rightGuesses(100, { noise: 0, percentNoise: 0 })).toEqual({ all: 100, half: 100 });
});

it('bounds what a ballot shows: ε = 0.72, then 1.04 and 1.72 for who withdraws or replaces it', () => {
  // Between any two ballots, in deviations of the noise: two counts for each card, by choice and by
  // percentage, and two for the balance.
  const { noise, percentNoise } = NOISE;
  const distance = Math.sqrt(
    2 * edition.cards * (noise ** -2 + percentNoise ** -2) + 2 * noise ** -2,
  );
  // δ, one in a million, is the chance that the bound does not hold.
  const epsilons = [1, 2, 5].map((times) => epsilonOf(distance * Math.sqrt(times), 1e-6));
  expect(epsilons.map((epsilon) => epsilon.toFixed(2))).toEqual(['0.72', '1.04', '1.72']);
});

it('publishes 99 shares of 100 within one point of the truth from 100 000 ballots, in 200 lots', () => {
  // Choices on 4 cards in 10: complete ballots have 2.5 times more answers under the same noise.
  const lots = Array.from({ length: 20 }, () =>
    lotOf(Array.from({ length: 500 }, () => cellsOf(drawBallot(figures)))),
  );
  let sums = noSumsOf(edition);
  let exact = noSumsOf(edition);
  let waiting: Int32Array[] = [];
  for (let lot = 0; lot < 200; lot += 1) {
    waiting.push(lots[lot % lots.length] ?? new Int32Array());
    if ((lot + 1) * 500 < nextAt(sums.draws)) continue;
    const parts = waiting.map((cells) => ({ cells, ballots: 500, sign: 1 as const }));
    sums = publicationOf(sums, parts);
    exact = publicationOf(exact, parts, { noise: 0, percentNoise: 0 });
    waiting = [];
  }
  expect(sums).toMatchObject({ ballots: 100_000, draws: 2 });
  const [published, truth] = [sums, exact].map(
    (one) => trendsOf(2025, edition.cards, one, [], true, edition.isOpen).cards,
  );
  const errors = (['answered', 'keep', 'increase', 'decrease', 'remove'] as const).flatMap(
    (column) =>
      (truth?.[column] ?? []).map((share, card) =>
        Math.abs(share - (published?.[column][card] ?? 0)),
      ),
  );
  expect(errors).toHaveLength(5 * edition.cards);
  expect(truth?.keep.every((share) => share > 20 && share < 60)).toBe(true);
  // A noise has no bound: about 5 shares in 100 000 reach a point.
  expect(errors.filter((error) => error >= 1).length).toBeLessThan(errors.length / 100);
  expect(Math.hypot(...errors) / Math.sqrt(errors.length)).toBeLessThan(0.3);
});

/** How many guesses are right, from the counts of all cards and from those of every second card. */
function rightGuesses(draws: number, noise: typeof FORMER): { all: number; half: number } {
  const sides = profiles.map(cellsOf);
  const supplied = (count: number) =>
    lotOf(Array.from({ length: count }, (_, at) => sides[at % 2] ?? new Uint16Array()));
  const before = publicationOf(noSumsOf(edition), [partOf(supplied(EARLIER))], noise);
  const own = supplied(OWN);
  const known = withoutNoise(own);
  const [ifLeft, ifRight] = sides.map((cells) => withoutNoise(lotOf([cells])));
  const telling = (['cells', 'classes'] as const).flatMap((part) =>
    [...before[part].keys()].flatMap((at) => {
      const [one, other] = [ifLeft?.[part][at] ?? 0, ifRight?.[part][at] ?? 0];
      if (one === other) return [];
      const isBand = part === 'cells' && at >= BALANCE_CELLS;
      const deviation = Math.max(0.1, isBand ? noise.percentNoise : noise.noise);
      const card = Math.floor(isBand ? (at - BALANCE_CELLS) / BANDS : at / CLASSES.length);
      const isOfCard = isBand || part === 'classes';
      return [{ part, at, one, other, deviation, isInHalf: isOfCard && card % 2 === 0 }];
    }),
  );
  const guessed = { all: 0, half: 0 };
  for (let draw = 0; draw < draws; draw += 1) {
    const side = randomInt(2);
    const cells = own.slice();
    for (const cell of sides[side] ?? []) cells[cell] = (cells[cell] ?? 0) + 1;
    const after = publicationOf(before, [partOf(cells)], noise);
    const evidence = { all: 0, half: 0 };
    for (const { part, at, one, other, deviation, isInHalf } of telling) {
      const found = (after[part][at] ?? 0) - (before[part][at] ?? 0) - (known[part][at] ?? 0);
      // The logarithm of the likelihood ratio, twice.
      const added = ((found - other) ** 2 - (found - one) ** 2) / deviation ** 2;
      evidence.all += added;
      if (isInHalf) evidence.half += added;
    }
    if (evidence.all > 0 === (side === 0)) guessed.all += 1;
    if (evidence.half > 0 === (side === 0)) guessed.half += 1;
  }
  return guessed;
}

function partOf(cells: Int32Array): LotPart {
  return { cells, ballots: 1, sign: 1 };
}

function withoutNoise(cells: Int32Array): NoisySums {
  return publicationOf(noSumsOf(edition), [partOf(cells)], { noise: 0, percentNoise: 0 });
}

/** The ε of a Gaussian noise for this δ (Balle and Wang, 2018). */
function epsilonOf(distance: number, delta: number): number {
  let [low, high] = [0, 20];
  for (let step = 0; step < 50; step += 1) {
    const middle = (low + high) / 2;
    const missed =
      tailOf(middle / distance - distance / 2) -
      Math.exp(middle) * tailOf(middle / distance + distance / 2);
    if (missed > delta) low = middle;
    else high = middle;
  }
  return high;
}

/** The part of a normal law above `from`. */
function tailOf(from: number): number {
  const step = 0.001;
  let sum = 0;
  for (let at = from + step / 2; at < from + 12; at += step) sum += Math.exp((-at * at) / 2);
  return (sum * step) / Math.sqrt(2 * Math.PI);
}

function lotOf(list: readonly Uint16Array[]): Int32Array {
  const cells = new Int32Array(edition.cells);
  addSums(cells, sumsOf(list.map((one) => ({ key: '', isAddition: true, cells: one }))).sums);
  return cells;
}

function cellsOf(ballot: Uint8Array): Uint16Array {
  const cells = cellsOfBallot(ballot, edition);
  if (cells === null) throw new Error('Not a ballot');
  return cells;
}

function byteOf(choice: Choice): number {
  const byte = byteOfChoice(choice);
  if (byte === null) throw new Error('Not a choice of whole percents');
  return byte;
}
