import { randomInt } from 'node:crypto';
import { expect, it } from 'vitest';
import { BALANCE_CELLS, BANDS, BANDS_IN_ORDER, CLASSES } from '../ballot/cells.ts';
import { builtFigures, cellsOfBallot, countedEditionOf } from '../ballot/edition.ts';
import { addSums, sumsOf } from '../ballot/operation.ts';
import { SIZE } from './size.ts';
import { drawBallot } from './random-ballot.ts';
import { NOISE_SCALE, noiseOf } from '../total/noise.ts';
import { addLot, noSumsOf } from '../total/publisher.ts';
import type { NoisySums } from '../total/trends.ts';

/**
 * The attacker fills a lot except one place, subtracts the publication before it from the one
 * after, then their own ballots: the target's ballot and the noise of the lot are left. Here they
 * see the noisy counts, which is more than the rounded percentages published.
 */
const figures = builtFigures();
const edition = countedEditionOf(figures);
const ballots = Array.from({ length: 500 }, () =>
  cellsOfBallot(drawBallot(figures), edition),
).filter((cells) => cells !== null);
const own = lotOf(ballots.slice(1));
const before = published(noSumsOf(edition), own, NOISE_SCALE);
const mine = published(noSumsOf(edition), own, 0);

/** Frequency of each choice: what a blind guess knows. */
const frequencies = Float64Array.from(own, (count) => count / ballots.length);
const logFrequencies = frequencies.map((frequency) => Math.log(frequency + 1e-9));
const classOfBand = Array.from({ length: BANDS }, (_, band) =>
  CLASSES.findIndex((choice) =>
    BANDS_IN_ORDER.some((one) => one.band === band && one.choice === choice),
  ),
);

it('recovers no ballot through the noise, and hardly beats a blind guess', () => {
  const { wholeBallots, rightCards, blindCards } = attack(1_000 * SIZE, NOISE_SCALE);
  expect(wholeBallots).toBe(0);
  expect(rightCards).toBeLessThan(blindCards + 0.05);
});

it('recovers everybody without the noise (control)', () => {
  const { wholeBallots } = attack(100, 0);
  expect(wholeBallots).toBe(100);
});

function attack(tries: number, scale: number) {
  let wholeBallots = 0;
  let rightCards = 0;
  let blindCards = 0;
  const nothing = noSumsOf(edition);
  const blind = guessOf(nothing, NOISE_SCALE);
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const target = ballots[randomInt(ballots.length)] ?? new Uint16Array();
    const lot = own.slice();
    for (const cell of target) lot[cell] = (lot[cell] ?? 0) + 1;
    const after = published(before, lot, scale);
    const truth = choicesOf(target);
    const guess = guessOf(leftOf(after), scale);
    const right = truth.filter((choice, card) => choice === guess[card]).length;
    if (right === truth.length) wholeBallots += 1;
    rightCards += right / truth.length / tries;
    blindCards +=
      truth.filter((choice, card) => choice === blind[card]).length / truth.length / tries;
  }
  return { wholeBallots, rightCards, blindCards };
}

/** The published sums with one more closed lot. */
function published(sums: NoisySums, cells: Int32Array, scale: number): NoisySums {
  const lot = {
    cells: bytesOf(cells),
    cell_noise: bytesOf(noiseOf(edition.cells, scale)),
    class_noise: bytesOf(noiseOf(edition.cards * CLASSES.length, scale)),
    ballots: '500',
  };
  return addLot(sums, lot, 1);
}

function bytesOf(numbers: Int32Array | Int16Array): Buffer {
  return Buffer.from(numbers.slice().buffer);
}

/** The difference of two publications, minus the attacker's own ballots. */
function leftOf(after: NoisySums): NoisySums {
  return {
    lots: 1,
    ballots: 1,
    cells: after.cells.map((count, at) => count - (before.cells[at] ?? 0) - (mine.cells[at] ?? 0)),
    classes: after.classes.map(
      (count, at) => count - (before.classes[at] ?? 0) - (mine.classes[at] ?? 0),
    ),
  };
}

/**
 * The most likely band of each card by Bayes, −1 for no answer, from its frequency and what is
 * left.
 */
function guessOf({ cells, classes }: NoisySums, scale: number): number[] {
  return Array.from({ length: edition.cards }, (_, card) => {
    const first = BALANCE_CELLS + card * BANDS;
    let answered = 0;
    for (let band = 0; band < BANDS; band += 1) answered += frequencies[first + band] ?? 0;
    let best = Math.log(Math.max(1e-9, 1 - answered));
    let choice = -1;
    for (let band = 0; band < BANDS; band += 1) {
      const inClass = classes[card * CLASSES.length + (classOfBand[band] ?? 0)] ?? 0;
      const seen = evidenceOf(cells[first + band] ?? 0, scale) + evidenceOf(inClass, scale);
      const likely = (logFrequencies[first + band] ?? 0) + seen;
      if (likely > best) {
        best = likely;
        choice = band;
      }
    }
    return choice;
  });
}

/** Log-likelihood ratio of this count with and without the target. */
function evidenceOf(count: number, scale: number): number {
  if (scale === 0) return count === 1 ? 100 : -100;
  return (Math.abs(count) - Math.abs(count - 1)) / scale;
}

function lotOf(list: readonly Uint16Array[]): Int32Array {
  const cells = new Int32Array(edition.cells);
  addSums(cells, sumsOf(list.map((one) => ({ key: '', isAddition: true, cells: one }))).sums);
  return cells;
}

function choicesOf(cells: Uint16Array): number[] {
  const choices = Array.from({ length: edition.cards }, () => -1);
  for (const cell of cells) {
    if (cell < BALANCE_CELLS) continue;
    const at = cell - BALANCE_CELLS;
    choices[Math.floor(at / BANDS)] = at % BANDS;
  }
  return choices;
}
