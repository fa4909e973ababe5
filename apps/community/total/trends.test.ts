import { randomInt } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { REFUSAL_STATUSES, type LotRecord } from '@nosmilliards/contract/community-message';
import { expect, it } from 'vitest';
import { bandOf, cardCellOf, cellCountOf, CLASSES } from '../ballot/cells.ts';
import type { NoisySums } from './publication.ts';
import { trendsOf } from './trends.ts';

const CARDS = 3;
const aLot = (changes: Partial<LotRecord> = {}): LotRecord => ({
  lot: 1,
  closedAt: '2026-01-01T00:00:00.000Z',
  counted: 600,
  withdrawn: 5,
  repeated: 2,
  refused: { 'too-many': 3, malformed: 1 },
  ...changes,
});

/** About ten thousand ballots with the same choices on the first card only. */
function sumsWith(
  counts: readonly (readonly [Parameters<typeof bandOf>[0], number])[],
  ballots = 10_000,
): NoisySums {
  const cells = new Int32Array(cellCountOf(CARDS));
  const classes = new Int32Array(CARDS * CLASSES.length);
  for (const [choice, count] of counts) {
    const cell = cardCellOf(0, bandOf(choice));
    cells[cell] = (cells[cell] ?? 0) + count;
    const at = CLASSES.indexOf(choice.type);
    classes[at] = (classes[at] ?? 0) + count;
  }
  cells[13] = ballots;
  return { draws: 1, ballots, cells, classes };
}

const trends = (sums: NoisySums, ledger: readonly LotRecord[] = []) =>
  trendsOf(2025, CARDS, sums, ledger, true);

it('publishes only the threshold below it', () => {
  const { ballots, cards, balances, threshold } = trends(
    sumsWith([[{ type: 'keep' }, 9_999]], 9_999),
  );
  expect({ ballots, cards, balances, threshold }).toEqual({
    ballots: null,
    cards: null,
    balances: null,
    threshold: 1e4,
  });
});

it('publishes the shares of the answers, and how many answered', () => {
  const { cards } = trends(
    sumsWith([
      [{ type: 'keep' }, 3_000],
      [{ type: 'increase', percent: 10 }, 1_000],
      [{ type: 'decrease', percent: 50 }, 4_000],
    ]),
  );
  expect(cards?.answered).toEqual([80, 0, 0]);
  expect(cards?.keep[0]).toBe(38);
  expect(cards?.increase[0]).toBe(13);
  expect(cards?.decrease[0]).toBe(50);
  expect(cards?.remove[0]).toBe(0);
  expect(cards?.median).toEqual([-50, null, null]);
});

it.each([
  [[[{ type: 'remove' }, 5_010] as const, [{ type: 'keep' }, 4_990] as const], -100],
  [[[{ type: 'remove' }, 4_000] as const, [{ type: 'keep' }, 6_000] as const], 0],
  [[[{ type: 'increase', percent: 10 }, 6_000] as const, [{ type: 'keep' }, 1_000] as const], 10],
])('finds the median change', (counts, median) => {
  expect(trends(sumsWith(counts)).cards?.median[0]).toBe(median);
});

it('publishes 0 for a choice that the rules forbid', () => {
  const sums = sumsWith([
    [{ type: 'keep' }, 4_000],
    [{ type: 'increase', percent: 10 }, 120],
  ]);
  const { cards } = trendsOf(2025, CARDS, sums, [], true, (_, choice) => choice !== 'increase');
  expect(cards?.increase[0]).toBe(0);
  expect(cards?.keep[0]).toBe(100);
});

it('publishes no share of a card with so few answers that noise is in them', () => {
  const few = trends(sumsWith([[{ type: 'remove' }, 3_749]])).cards;
  expect([few?.answered[0], few?.remove[0], few?.median[0]]).toEqual([37, 0, null]);
  const enough = trends(sumsWith([[{ type: 'remove' }, 3_750]])).cards;
  expect([enough?.answered[0], enough?.remove[0], enough?.median[0]]).toEqual([38, 100, -100]);
});

it('publishes no median where the noise hides its percentage', () => {
  const scattered = ([5, 10, 15, 20, 25, 30, 35, 40, 45] as const).map(
    (percent) => [{ type: 'decrease', percent } as const, 440] as const,
  );
  const { cards } = trends(sumsWith(scattered));
  expect(cards?.decrease[0]).toBe(100);
  expect(cards?.median[0]).toBeNull();
});

it('publishes tenths of a point from 100 000 ballots only', () => {
  const counts = [[{ type: 'keep' }, 10_000] as const, [{ type: 'remove' }, 20_000] as const];
  expect(trends(sumsWith(counts, 99_999)).cards?.keep[0]).toBe(33);
  expect(trends(sumsWith(counts, 100_000)).cards?.keep[0]).toBe(33.3);
});

it('publishes 0 for a balance within the noise', () => {
  const sums = sumsWith([[{ type: 'keep' }, 10_000]]);
  sums.cells[2] = 149;
  sums.cells[20] = 2_500;
  const { balances } = trends(sums);
  expect(balances?.shares[2]).toBe(0);
  expect(balances?.shares[20]).toBe(20);
  expect(balances?.shares[13]).toBe(80);
});

it('adds up the ledger, with excluded lots and refusals', () => {
  const { lots } = trends(sumsWith([]), [aLot(), aLot({ excludedBecause: 'essai' })]);
  expect(lots).toEqual({ closed: 2, excluded: 1, counted: 1_200, withdrawn: 10, refused: 8 });
});

it.each([0, 10_000, 1_000_000, 53_000_000])(
  'is under 10 kB compressed with %i ballots',
  (ballots) => {
    // Random shares compress worst.
    const cells = new Int32Array(cellCountOf(76)).map(() => randomInt(1_000_000));
    const classes = new Int32Array(76 * CLASSES.length).map(() => randomInt(20_000_000));
    const refused = Object.fromEntries(
      Object.keys(REFUSAL_STATUSES).map((reason) => [reason, randomInt(2 ** 40)]),
    );
    const ledger = Array.from({ length: 8_760 }, () => aLot({ counted: 6_000, refused }));
    const sums = { draws: 1, ballots, cells, classes };
    const text = JSON.stringify(trendsOf(2025, 76, sums, ledger, true));
    expect(brotliCompressSync(text).length).toBeLessThan(10_000);
  },
);
