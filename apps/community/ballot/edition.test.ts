import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recount } from '../trials/recount.ts';
import { drawBallot } from '../trials/random-ballot.ts';
import { builtFigures, cellsOfBallot, countedEditionOf } from './edition.ts';

const figures = builtFigures();
const edition = countedEditionOf(figures);
const KEPT = 128;
const REMOVED = 27;
const ballotWith = (number: number, byte: number) => {
  const ballot = new Uint8Array(edition.cards);
  ballot[number] = byte;
  return ballot;
};

it('counts the cards of the edition by their numbers', () => {
  expect(edition.year).toBe(2025);
  expect(edition.cards).toBe(76);
  expect(figures.cards.filter((card) => card !== null)).toHaveLength(76);
  expect(figures.cards[0]?.id).toBe('ET01');
});

it('counts any ballot in the cells of an independent recount', () => {
  for (let rank = 0; rank < 300; rank += 1) {
    const ballot = drawBallot(figures);
    const expected = recount([ballot], figures).flatMap((count, cell) =>
      count === 1 ? [cell] : [],
    );
    expect([...(cellsOfBallot(ballot, edition) ?? [])]).toEqual(expected);
  }
});

it('counts a ballot that changes nothing in the step of the initial balance', () => {
  const cells = cellsOfBallot(ballotWith(0, KEPT), edition);
  // −155 000 M€ is in the thirteenth step of 20 000 from −400 000.
  expect(cells?.[0]).toBe(13);
  expect(cells).toHaveLength(2);
});

describe('refuses', () => {
  it('a choice beyond the limits of a card', () => {
    const limits = figures.cards[0]?.constraints ?? { minReduction: 0, maxIncrease: 0 };
    const largest = KEPT + limits.maxIncrease;
    expect(cellsOfBallot(ballotWith(0, largest), edition)).not.toBeNull();
    expect(cellsOfBallot(ballotWith(0, largest + 1), edition)).toBeNull();
    expect(cellsOfBallot(ballotWith(0, KEPT + limits.minReduction - 1), edition)).toBeNull();
    expect(cellsOfBallot(ballotWith(0, REMOVED), edition)).not.toBeNull();
  });

  it('an empty ballot, a wrong length, and bytes without meaning', () => {
    expect(cellsOfBallot(new Uint8Array(edition.cards), edition)).toBeNull();
    expect(cellsOfBallot(new Uint8Array(edition.cards + 1).fill(KEPT), edition)).toBeNull();
    expect(cellsOfBallot(ballotWith(3, 26), edition)).toBeNull();
  });

  it('never throws, whatever the bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
        const cells = cellsOfBallot(bytes, edition);
        expect(cells === null || cells.every((cell) => cell < edition.cells)).toBe(true);
      }),
    );
  });
});
