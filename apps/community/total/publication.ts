import { PUBLICATION_RULE } from '@nosmilliards/contract/publication-rule';
import type { Pool, PoolClient } from 'pg';
import { BALANCE_CELLS, BANDS_IN_ORDER, cardCellOf, CLASSES } from '../ballot/cells.ts';
import type { CountedEdition } from '../ballot/edition.ts';
import { inTransaction } from '../database/pool.ts';
import { countsIn } from './fold.ts';
import { noiseOf } from './noise.ts';

/** What is published: sums of lots, with their noise. */
export type NoisySums = {
  /** How many times noise was added. */
  readonly draws: number;
  /** Without noise: the number of ballots is public. */
  readonly ballots: number;
  readonly cells: Int32Array;
  /** Index: card × 4 + class of choice. */
  readonly classes: Int32Array;
};

/** A lot to add, or to subtract since it was excluded. */
export type LotPart = {
  readonly cells: Int32Array;
  readonly ballots: number;
  readonly sign: 1 | -1;
};

/** Standard deviations, in ballots. */
type Noise = { readonly noise: number; readonly percentNoise: number };

const LOCK = 424_244;

const bandsByClass = CLASSES.map((choice) =>
  BANDS_IN_ORDER.filter((band) => band.choice === choice).map(({ band }) => band),
);

const PUBLISHED = 'SELECT draws, ballots, cells, classes FROM publication WHERE edition = $1';
const WAITING = `
  SELECT coalesce(sum(added - removed) FILTER (WHERE excluded_because IS NULL), 0) AS ballots,
    coalesce(sum(added + removed) FILTER (WHERE excluded_because IS NULL), 0) AS changes,
    count(*) FILTER (WHERE excluded_because IS NULL AND NOT is_published) AS waiting,
    count(*) FILTER (WHERE excluded_because IS NOT NULL AND is_published) AS wrong
  FROM lot WHERE edition = $1 AND closed_at IS NOT NULL`;
const LOTS = `
  UPDATE lot SET is_published = NOT is_published
  WHERE edition = $1 AND closed_at IS NOT NULL AND (excluded_because IS NULL) <> is_published
  RETURNING cells, added - removed AS ballots, is_published`;
const PUBLISH = `
  INSERT INTO publication (edition, draws, ballots, cells, classes) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (edition) DO UPDATE SET draws = excluded.draws, ballots = excluded.ballots,
    cells = excluded.cells, classes = excluded.classes`;

/**
 * Takes in the lots that wait, if it is time. What is published is stored with its noise and never
 * drawn again: asking twice gives the same figures, and no mean makes the noise smaller. `isLast`:
 * the edition is closed, and lots no longer wait for others.
 */
export async function publishLots(
  pool: Pool,
  edition: CountedEdition,
  isLast = false,
): Promise<void> {
  await inTransaction(pool, async (client) => {
    // One process at a time: the noise of a lot is drawn once.
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    const { rows } = await client.query<
      Record<'ballots' | 'changes' | 'waiting' | 'wrong', string>
    >(WAITING, [edition.year]);
    const [
      { ballots, changes, waiting, wrong } = { ballots: 0, changes: 0, waiting: 0, wrong: 0 },
    ] = rows;
    const { draws } = await readPublication(client, edition);
    const isEnough = isLast || Number(changes) >= nextAt(draws);
    const isRipe = isEnough && Number(ballots) >= PUBLICATION_RULE.threshold;
    // A lot excluded after it was published is subtracted at once.
    if (Number(wrong) > 0 || (Number(waiting) > 0 && isRipe)) await takeIn(client, edition);
  });
}

export async function readPublication(
  client: Pool | PoolClient,
  edition: CountedEdition,
): Promise<NoisySums> {
  const { rows } = await client.query<{
    draws: number;
    ballots: string;
    cells: Buffer;
    classes: Buffer;
  }>(PUBLISHED, [edition.year]);
  const [row] = rows;
  if (row === undefined) return noSumsOf(edition);
  const { draws, ballots, cells, classes } = row;
  return { draws, ballots: Number(ballots), cells: countsIn(cells), classes: countsIn(classes) };
}

async function takeIn(client: PoolClient, edition: CountedEdition): Promise<void> {
  const { rows } = await client.query<{ cells: Buffer; ballots: string; is_published: boolean }>(
    LOTS,
    [edition.year],
  );
  const lots = rows.map((row) => ({
    cells: countsIn(row.cells),
    ballots: Number(row.ballots),
    sign: row.is_published ? (1 as const) : (-1 as const),
  }));
  const sums = publicationOf(await readPublication(client, edition), lots);
  await client.query(PUBLISH, [
    edition.year,
    sums.draws,
    sums.ballots,
    Buffer.from(sums.cells.buffer),
    Buffer.from(sums.classes.buffer),
  ]);
}

/**
 * How many changes are counted before noise is added once more: 10 000, 100 000, then 141 000,
 * 173 000… so that the noise, which grows as the square root of the draws, stays under one point.
 */
export function nextAt(draws: number): number {
  const { threshold, preciseFrom } = PUBLICATION_RULE;
  return Math.max(threshold, preciseFrom * Math.sqrt(draws));
}

export function noSumsOf({ cells, cards }: CountedEdition): NoisySums {
  return {
    draws: 0,
    ballots: 0,
    cells: new Int32Array(cells),
    classes: new Int32Array(cards * CLASSES.length),
  };
}

/** The published sums with these lots, under one noise for all of them. */
export function publicationOf(
  sums: NoisySums,
  lots: readonly LotPart[],
  { noise, percentNoise }: Noise = PUBLICATION_RULE,
): NoisySums {
  const cells = sums.cells.slice();
  const classes = sums.classes.slice();
  let { ballots } = sums;
  for (const lot of lots) {
    ballots += lot.sign * lot.ballots;
    lot.cells.forEach((count, cell) => {
      cells[cell] = (cells[cell] ?? 0) + lot.sign * count;
    });
    classes.forEach((_, at) => {
      const card = Math.floor(at / CLASSES.length);
      for (const band of bandsByClass[at % CLASSES.length] ?? []) {
        classes[at] = (classes[at] ?? 0) + lot.sign * (lot.cells[cardCellOf(card, band)] ?? 0);
      }
    });
  }
  const balances = noiseOf(BALANCE_CELLS, noise);
  const bands = noiseOf(cells.length - BALANCE_CELLS, percentNoise);
  const noiseAt = (cell: number) => balances[cell] ?? bands[cell - BALANCE_CELLS] ?? 0;
  const forClasses = noiseOf(classes.length, noise);
  return {
    draws: sums.draws + 1,
    ballots,
    cells: cells.map((count, cell) => count + noiseAt(cell)),
    classes: classes.map((count, at) => count + (forClasses[at] ?? 0)),
  };
}
