import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import {
  ledgerSchema,
  trendsSchema,
  type IntegrityLedger,
  type Trends,
} from '@nosmilliards/contract/community-message';
import { readAs } from '@nosmilliards/contract/schema';
import { PUBLICATION_RULE } from '@nosmilliards/contract/publication-rule';
import { lotAccountOf } from '@nosmilliards/domain/trends/lot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBatcher, type Batcher } from '../ballot/batcher.ts';
import { cellsOfBallot } from '../ballot/edition.ts';
import { addSums, sumsOf, type Operation } from '../ballot/operation.ts';
import { createSlots } from '../ballot/slots.ts';
import { audit } from '../total/audit.ts';
import { closeEdition } from '../total/edition-store.ts';
import { excludeLot, includeLot } from '../total/exclusion.ts';
import { countsIn, fold, foldAll as foldJournal, LOT_RULE, type LotRule } from '../total/fold.ts';
import { noSumsOf, publicationOf, publishLots } from '../total/publication.ts';
import { createPublisher, type DocumentName } from '../total/publisher.ts';
import { createRefusals } from '../total/refusals.ts';
import { countOf, startCounting, type Counting } from './database.ts';
import { drawBallot } from './random-ballot.ts';

let counting: Counting;
let batcher: Batcher;
let folder: string;
const atOnce: LotRule = { ...LOT_RULE, seconds: 0 };
/** Six minutes of 7 400 ballots a second. */
const RUSH = 2_664_000;

beforeAll(async () => {
  counting = await startCounting();
  folder = mkdtempSync(join(tmpdir(), 'publication-'));
  batcher = createBatcher(counting.pool, {
    edition: 2025,
    queue: 5e3,
    batch: 500,
    inFlight: 1,
    onBatch: () => null,
  });
});
afterAll(async () => {
  await counting.stop();
  rmSync(folder, { recursive: true });
});

async function count(ballots: number): Promise<void> {
  await Promise.all(
    Array.from({ length: ballots }, () => {
      const cells = cellsOfBallot(drawBallot(counting.figures), counting.edition);
      const operation: Operation = {
        key: crypto.randomUUID(),
        isAddition: true,
        cells: cells ?? new Uint16Array(),
      };
      return batcher.submit([operation]);
    }),
  );
}
/** Additions of 500 different ballots, then the same again. */
function drawnOperations(ballots: number): readonly Operation[] {
  const drawn = Array.from({ length: Math.min(ballots, 500) }, () =>
    cellsOfBallot(drawBallot(counting.figures), counting.edition),
  );
  return Array.from({ length: ballots }, (_, at) => ({
    key: '',
    isAddition: true,
    cells: drawn[at % drawn.length] ?? new Uint16Array(),
  }));
}
const foldAll = async (rule = LOT_RULE) => {
  while ((await fold(counting.pool, counting.edition, rule)) > 0);
};
/** Counted ballots, in one row of the journal, as a batch writes them. */
async function countTogether(ballots: number): Promise<void> {
  await counting.pool.query(
    'INSERT INTO journal (edition, added, removed, sums) VALUES (2025, $1, 0, $2)',
    [ballots, sumsOf(drawnOperations(ballots)).sums],
  );
  await counting.pool.query(
    'INSERT INTO spent SELECT gen_random_uuid(), true FROM generate_series(1, $1)',
    [ballots],
  );
  await foldAll(atOnce);
}
const stored = async () =>
  (await counting.pool.query('SELECT draws, ballots, cells, classes FROM publication')).rows;
const slots = async () =>
  (await counting.pool.query('SELECT id, closed_at FROM slot ORDER BY id')).rows;
const age = (text: string) =>
  counting.pool.query(`UPDATE slot SET ${text} WHERE closed_at IS NULL`);
async function published(publisher = createPublisher(counting.pool, counting.edition, null)) {
  await publisher.publish();
  const read = (name: DocumentName) => JSON.parse(publisher.document(name)?.text ?? 'null');
  const trends: Trends = read('tendances.json');
  const ledger: IntegrityLedger = read('registre.json');
  return { trends, ledger };
}

it('closes no lot before five hundred changes, nor before an hour', async () => {
  await count(499);
  await foldAll(atOnce);
  expect(await countOf(counting.pool, 'lot WHERE closed_at IS NOT NULL')).toBe(0);
  await count(1);
  await foldAll();
  expect(await countOf(counting.pool, 'lot WHERE closed_at IS NOT NULL')).toBe(0);
  await counting.pool.query(`UPDATE lot SET opened_at = now() - interval '1 hour'`);
  await foldAll();
  expect(await countOf(counting.pool, 'lot WHERE closed_at IS NOT NULL')).toBe(1);
});

it('publishes no share before 10 000 ballots in closed lots', async () => {
  await countTogether(9_499);
  const { trends } = await published();
  expect(readAs(trendsSchema, trends)).toEqual(trends);
  expect(trends).toMatchObject({ ballots: null, cards: null, balances: null });
  expect(trends.lots).toMatchObject({ closed: 2, counted: 9_999 });
  expect(await stored()).toEqual([]);
});

it('then publishes shares that are near the truth and never change', async () => {
  await countTogether(501);
  const { trends, ledger } = await published();
  expect(readAs(trendsSchema, trends)).toEqual(trends);
  expect(readAs(ledgerSchema, ledger)).toEqual(ledger);
  expect(trends.ballots).toBe(10_500);
  // `drawBallot` answers 4 cards in 10.
  const answered = trends.cards?.answered ?? [];
  expect(answered).toHaveLength(76);
  const mean = answered.reduce((sum, share) => sum + share, 0) / answered.length;
  expect(Math.abs(mean - 40)).toBeLessThan(1.5);
  expect(answered.every((share) => share > 28 && share < 52)).toBe(true);
  // Tax niches cannot be raised: their noise must not be published as rises.
  const rises = trends.cards?.increase.filter(
    (_, card) => !counting.edition.isOpen(card, 'increase'),
  );
  expect(rises).toHaveLength(15);
  expect(rises?.every((share) => share === 0)).toBe(true);
  // Rounding to whole points moves each share that is shown by half a point at most.
  const balances = (trends.balances?.shares ?? []).filter((share) => share > 0);
  const all = balances.reduce((sum, share) => sum + share, 0);
  expect(Math.abs(all - 100)).toBeLessThanOrEqual(balances.length / 2);
  expect((await published()).trends).toEqual(trends);
});

it('publishes nothing new of an open lot, nor of a lot that waits for others', async () => {
  const { ballots, cards, balances } = (await published()).trends;
  const before = await stored();
  await countTogether(100);
  await countTogether(600);
  const { trends } = await published();
  expect(trends).toMatchObject({ ballots, cards, balances });
  expect(trends.lots).toMatchObject({ closed: 4, counted: 11_200 });
  expect(await stored()).toEqual(before);
});

it('excludes a lot that waits without a publication, with its reason, and can include it', async () => {
  const publisher = createPublisher(counting.pool, counting.edition, folder);
  const before = await published(publisher);
  const lot = before.ledger.lots.at(-1)?.lot ?? 0;
  await excludeLot(counting.pool, lot, 'Bourrage constaté le 3 mars');
  const excluded = await published(publisher);
  expect(excluded.trends.ballots).toBe(before.trends.ballots);
  expect(excluded.trends.lots).toMatchObject({ closed: 4, excluded: 1 });
  expect(excluded.ledger.lots.at(-1)).toMatchObject({
    excludedBecause: 'Bourrage constaté le 3 mars',
  });
  await includeLot(counting.pool, lot);
  expect(await published(publisher)).toEqual(before);
  await expect(excludeLot(counting.pool, 9_999, 'x')).rejects.toThrow('No closed lot');
});

it('subtracts a published lot at once when it is excluded, under a noise of its own', async () => {
  const [before] = await stored();
  const { ledger } = await published();
  const [first] = ledger.lots;
  await excludeLot(counting.pool, first?.lot ?? 0, 'Bourrage');
  const { trends } = await published();
  // The lots that waited come with it: 700 ballots.
  expect(trends.ballots).toBe(10_500 - 500 + 700);
  const [after] = await stored();
  expect(after.draws).toBe(before.draws + 1);
  const moved = countsIn(after.cells).map((sum, at) => sum - (countsIn(before.cells)[at] ?? 0));
  // Every cell has noise, even where no choice falls.
  expect(moved.filter((change) => change !== 0).length).toBeGreaterThan(3_000);
  await published();
  expect(await stored()).toEqual([after]);
});

it('subtracts all that it added, noise apart', async () => {
  const cells = new Int32Array(counting.edition.cells);
  addSums(cells, sumsOf(drawnOperations(20)).sums);
  const nothing = noSumsOf(counting.edition);
  const noNoise = { noise: 0, percentNoise: 0 };
  const added = publicationOf(nothing, [{ cells, ballots: 20, sign: 1 }], noNoise);
  expect([...added.cells]).toEqual([...cells]);
  expect(publicationOf(added, [{ cells, ballots: 20, sign: -1 }], noNoise)).toEqual({
    ...nothing,
    draws: 2,
  });
});

it('draws noise once, even when all processes publish at once', async () => {
  await counting.pool.query('UPDATE publication SET draws = 1');
  const before = await published();
  for (let row = 0; row < 3; row += 1) await countTogether(30_000);
  await Promise.all(Array.from({ length: 4 }, () => publishLots(counting.pool, counting.edition)));
  const [after] = await stored();
  expect(after).toMatchObject({ draws: 2, ballots: '100700' });
  const { trends } = await published();
  expect(trends.cards).not.toEqual(before.trends.cards);
  expect(trends.ballots).toBe(100_700);
  // The next one waits for 141 000.
  await countTogether(30_000);
  expect(await published()).toMatchObject({ trends: { ballots: 100_700 } });
});

it('writes the files that nginx serves, with compressed copies', async () => {
  const { trends } = await published(createPublisher(counting.pool, counting.edition, folder));
  expect(readdirSync(folder).toSorted()).toEqual(
    ['registre.json', 'tendances.html', 'tendances.json'].flatMap((name) => [
      name,
      `${name}.br`,
      `${name}.gz`,
    ]),
  );
  const packed = readFileSync(join(folder, 'tendances.json.br'));
  expect(JSON.parse(brotliDecompressSync(packed).toString())).toEqual(trends);
  expect(packed.length).toBeLessThan(10_000);
  const page = readFileSync(join(folder, 'tendances.html'), 'utf8');
  expect(page).toMatch(/Choix de [\d\u202F]+\u00A0visiteurs volontaires de ce site\./);
  expect(page.match(/<tr><th scope="row">/g)?.length).toBeGreaterThan(76);
});

it('records refusals with the lot that was open', async () => {
  const refusals = createRefusals();
  refusals.add('too-many', 3);
  refusals.add('malformed');
  refusals.add('repeated', 2);
  await refusals.write(counting.pool, counting.edition);
  refusals.add('malformed');
  await refusals.write(counting.pool, counting.edition);
  await count(500);
  await foldAll(atOnce);
  const { ledger } = await published();
  expect(ledger.lots.at(-1)).toMatchObject({
    counted: 500,
    repeated: 2,
    refused: {
      'too-many': 3,
      malformed: 2,
    },
  });
});

it('publishes whether keys and counters agree', async () => {
  expect((await published()).trends.isExact).toBeNull();
  await audit(counting.pool, 2025);
  expect((await published()).trends.isExact).toBe(true);
  await counting.pool.query(
    `DELETE FROM spent WHERE key = (SELECT min(key::text)::uuid FROM spent)`,
  );
  await audit(counting.pool, 2025);
  expect((await published()).trends.isExact).toBe(false);
});

it('opens another slot after a day, or ten busy minutes', async () => {
  await age(`opened_at = now() - interval '23 hours', added = 9999`);
  await foldAll();
  expect(await slots()).toHaveLength(1);
  await age('added = 10000');
  await foldAll();
  const [first, second] = await slots();
  expect(first.closed_at).not.toBeNull();
  expect(second).toMatchObject({ id: '2', closed_at: null });
  await age(`opened_at = now() - interval '9 minutes', added = 10000`);
  await foldAll();
  expect(await slots()).toHaveLength(2);
  await age(`opened_at = now() - interval '1 day', added = 0`);
  await foldAll();
  expect(await slots()).toHaveLength(3);
});

it('reads that a slot closed, even hours ago', async () => {
  const known = createSlots(counting.pool, 2025);
  await known.refresh();
  const last = known.current()?.id ?? 0;
  expect((await known.find(last))?.closedAt).toBeNull();
  await age(`opened_at = now() - interval '1 day'`);
  await foldAll();
  await counting.pool.query(
    `UPDATE slot SET closed_at = now() - interval '2 hours' WHERE id = $1`,
    [last],
  );
  await known.refresh();
  expect(known.current()?.id).toBe(last + 1);
  expect((await known.find(last))?.closedAt).toBeLessThan(Date.now() - 3_600_000);
});

it('folds a journal longer than one pass', async () => {
  await counting.pool.query(
    `INSERT INTO journal (edition, added, removed, sums)
     SELECT 2025, 1, 0, '\\x0d000100' FROM generate_series(1, 2500)`,
  );
  await foldJournal(counting.pool, counting.edition);
  expect(await countOf(counting.pool, 'journal')).toBe(0);
});

it('closes the lots of a rush by their size, lists and excludes them', async () => {
  const { pool, edition } = counting;
  await foldAll(atOnce);
  const before = await countOf(pool, 'lot WHERE closed_at IS NOT NULL');
  // In the largest batches.
  await pool.query(
    `INSERT INTO journal (edition, added, removed, sums)
     SELECT 2025, 500, 0, '\\x0d00f401' FROM generate_series(1, $1::int / 500)`,
    [RUSH],
  );
  await foldJournal(pool, edition);
  const { lotMost } = PUBLICATION_RULE;
  const lots = (await published()).ledger.lots.slice(before);
  expect(Math.max(...lots.map(({ counted }) => counted))).toBeLessThanOrEqual(2 * lotMost);
  expect(lots.length).toBeGreaterThanOrEqual(RUSH / (2 * lotMost) - 1);
  const { draws, ballots } = (await stored())[0];
  const [first, last] = [lots.at(-12)?.lot ?? 0, lots.at(-1)?.lot ?? 0];
  await excludeLot(pool, first, 'Bourrage d’un quart d’heure', last);
  const { ledger } = await published();
  expect(
    ledger.lots.slice(-13).map(({ excludedBecause }) => excludedBecause !== undefined),
  ).toEqual([false, ...Array.from({ length: 12 }, () => true)]);
  const [after] = await stored();
  const gone = lots.slice(-12).reduce((sum, { counted }) => sum + counted, 0);
  expect(after).toMatchObject({ draws: draws + 1, ballots: String(Number(ballots) - gone) });
  await expect(excludeLot(pool, first, 'x', last + 5)).rejects.toThrow('not all');
  await expect(excludeLot(pool, last, 'x', last - 1)).rejects.toThrow('not all');
  await includeLot(pool, first, last);
});

it('publishes the lots that wait once the edition is closed', async () => {
  await countTogether(600);
  const [before] = await stored();
  await closeEdition(counting.pool, counting.edition);
  const { trends, ledger } = await published();
  const { waiting } = lotAccountOf(ledger.lots, ledger.earlier, trends.ballots ?? 0);
  expect(waiting).toBe(0);
  expect(trends.ballots).toBeGreaterThan(Number(before.ballots));
});
