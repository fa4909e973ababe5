import { join, resolve } from 'node:path';
import { audit } from '../total/audit.ts';
import { excludeLot } from '../total/exclusion.ts';
import { fold, LOT_RULE } from '../total/fold.ts';
import { createPublisher } from '../total/publisher.ts';
import { startService } from '../service.ts';
import { config, countOf, startCounting } from './database.ts';
import { request, until } from './until.ts';
import { askSlot, drawBallot, keep, requestOf, type Kept } from './random-ballot.ts';

/**
 * `published.ts FOLDER` writes the documents of the service below the threshold (FOLDER/few) and
 * above it (FOLDER/enough), from random ballots that it counted. The journeys of the site use them
 * instead of invented figures.
 */
const LOTS = 4;
/** The lots that are not excluded pass the threshold. */
const BALLOTS = 3_500;
const WITHDRAWN = 20;
const AT_ONCE = 100;

const folder = resolve(process.argv[2] ?? 'published');
const counting = await startCounting();
const service = await startService(config, counting.postgres.connection, false);
const currentSlot = await askSlot(service.address);
const ballots = `${service.address}/api/v1/ballots`;

async function send(body: string): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  const response = await request(ballots, { method: 'POST', headers, body });
  await response.text();
  return response.status;
}

async function sendAll(bodies: readonly string[]): Promise<void> {
  for (let at = 0; at < bodies.length; at += AT_ONCE) {
    const statuses = await Promise.all(bodies.slice(at, at + AT_ONCE).map(send));
    if (statuses.some((status) => status !== 200)) throw new Error(`Refused: ${statuses.join()}`);
  }
}

/**
 * Closes the open lot without waiting an hour. `fold` does nothing while the service folds: it is
 * called again.
 */
function closeLot(closed: number): Promise<boolean> {
  return until(`${closed} closed lots`, async () => {
    await fold(counting.pool, counting.edition, { ...LOT_RULE, seconds: 0 });
    return (await countOf(counting.pool, 'lot WHERE closed_at IS NOT NULL')) === closed;
  });
}

const publishTo = (name: string) =>
  createPublisher(counting.pool, counting.edition, join(folder, name)).publish();

try {
  const kept: Kept[] = [];
  for (let lot = 0; lot < LOTS; lot += 1) {
    const drawn = Array.from({ length: BALLOTS }, () =>
      // The noise hides percentages that are all different.
      keep(drawBallot(counting.figures, 10, 25), currentSlot),
    );
    kept.push(...drawn);
    const bodies = drawn.map((add) => JSON.stringify(requestOf({ add })));
    const gone = lot === 0 ? [] : kept.splice(0, WITHDRAWN);
    await sendAll(bodies);
    await sendAll(gone.map((remove) => JSON.stringify(requestOf({ remove }))));
    // A repeated request and a malformed one, for their rows in the ledger.
    await sendAll(bodies.slice(0, 1));
    await send('{}');
    await closeLot(lot + 1);
    if (lot === 0) await publishTo('few');
  }
  await service.stop();
  const { rows } = await counting.pool.query<{ id: number }>('SELECT min(id) AS id FROM lot');
  await excludeLot(counting.pool, rows[0]?.id ?? 0, 'Lot de l’essai, écarté pour être vu');
  await audit(counting.pool, counting.edition.year);
  await publishTo('enough');
} finally {
  await counting.stop();
}
