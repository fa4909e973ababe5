import { randomInt } from 'node:crypto';
import {
  ballotAnswerSchema,
  type BallotRequest,
  type CurrentSlot,
} from '@nosmilliards/contract/community-message';
import type { Pool } from 'pg';
import { parseAs } from '@nosmilliards/contract/schema';
import type { CountedEdition, Figures } from '../ballot/edition.ts';
import { uuidOf } from '../ballot/operation.ts';
import { audit, type Audit } from '../total/audit.ts';
import { countersIn, countOf } from './database.ts';
import { recount } from './recount.ts';
import { until } from './until.ts';
import { drawBallot, keep, requestOf, type Kept } from './random-ballot.ts';

/** Visitors who send a request until it is answered, and record the answers. */
export type Crowd = {
  /** Adds, withdraws or replaces a ballot, sometimes several times at once. */
  readonly visit: () => Promise<void>;
  /** Ballots sent, by key, including those withdrawn since. */
  readonly added: ReadonlyMap<string, Kept>;
  readonly removed: ReadonlySet<string>;
  /** Keys answered « counted » or « withdrawn ». */
  readonly acknowledged: ReadonlySet<string>;
  readonly answers: ReadonlyMap<string, number>;
};

export type CrowdOptions = {
  readonly figures: Figures;
  readonly currentSlot: CurrentSlot;
  /** Addresses of the service: a request is sent to any of them. */
  readonly addresses: () => readonly string[];
};

type Parts = { readonly add?: Kept; readonly remove?: Kept };

export function createCrowd({ figures, currentSlot, addresses }: CrowdOptions): Crowd {
  const added = new Map<string, Kept>();
  const removed = new Set<string>();
  const acknowledged = new Set<string>();
  const answers = new Map<string, number>();
  const known: Kept[] = [];

  async function visit(): Promise<void> {
    const [parts, times] = whatToSend();
    if (parts.add !== undefined) added.set(uuidOf(parts.add.key), parts.add);
    if (parts.remove !== undefined) removed.add(uuidOf(parts.remove.key));
    const request = requestOf(parts);
    await Promise.all(Array.from({ length: times }, () => insist(request)));
    for (const part of [parts.add, parts.remove]) {
      if (part !== undefined) acknowledged.add(uuidOf(part.key));
    }
  }

  /** What to send, and how many times at once. */
  function whatToSend(): [Parts, number] {
    const fresh = keep(drawBallot(figures), currentSlot);
    const old = known[randomInt(Math.max(1, known.length))];
    const draw = randomInt(100);
    if (old === undefined || draw < 50) {
      known.push(fresh);
      return [{ add: fresh }, draw < 15 ? 2 : 1];
    }
    if (draw < 60) return [{ add: old }, 1];
    if (draw < 75) return [{ remove: old }, draw < 68 ? 3 : 1];
    known.push(fresh);
    return [{ remove: old, add: fresh }, draw < 85 ? 2 : 1];
  }

  /** Sent again, as a browser does, on a network failure or a 503. */
  async function insist(request: BallotRequest): Promise<void> {
    const body = JSON.stringify(request);
    const status = await until('an answer to a ballot', () => send(body).catch(nullIfCut));
    answers.set(status, (answers.get(status) ?? 0) + 1);
  }

  async function send(body: string): Promise<string | null> {
    const all = addresses();
    const response = await fetch(`${all[randomInt(all.length)]}/api/v1/ballots`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    const answer: unknown = await response.json();
    if (response.status === 200) return parseAs(ballotAnswerSchema, answer).status;
    if (response.status === 503 && response.headers.has('retry-after')) return null;
    throw new Error(`Answered ${response.status}, without Retry-After if 503`);
  }

  return { visit, added, removed, acknowledged, answers };
}

/** The database compared with what the crowd recorded. */
export type Comparison = {
  readonly acknowledged: number;
  /** Acknowledged keys that the database does not hold. */
  readonly missing: number;
  /** Keys never sent, or with the wrong status. */
  readonly wrong: number;
  readonly standing: number;
  readonly ballots: number;
  readonly cellsWrong: number;
  readonly audit: Audit;
};

/** Call it once every visitor has an answer. Waits until the journal is folded. */
export async function compare(
  { added, removed, acknowledged }: Crowd,
  pool: Pool,
  figures: Figures,
  edition: CountedEdition,
): Promise<Comparison> {
  await until('an empty journal', async () => (await countOf(pool, 'journal')) === 0);
  const { rows } = await pool.query<{ key: string; counted: boolean }>(
    'SELECT key, counted FROM spent',
  );
  const held = new Map(rows.map(({ key, counted }) => [key, counted]));
  const isStanding = (key: string) => added.has(key) && !removed.has(key);
  const standing = [...added].filter(([key]) => isStanding(key)).map(([, { cards }]) => cards);
  const counters = await countersIn(pool, edition);
  return {
    acknowledged: acknowledged.size,
    missing: [...acknowledged].filter((key) => !held.has(key)).length,
    wrong: [...held].filter(([key, counted]) => !isSent(key) || counted !== isStanding(key)).length,
    standing: standing.length,
    ballots: counters.ballots,
    cellsWrong: differencesOf(counters.cells, recount(standing, figures)),
    // The audit gives null while a service makes its own.
    audit: await until('an audit', () => audit(pool, figures.year)),
  };

  function isSent(key: string): boolean {
    return added.has(key) || removed.has(key);
  }
}

/** `fetch` throws a TypeError when the service is killed before or while it answers. */
function nullIfCut(error: unknown): null {
  if (error instanceof TypeError) return null;
  throw error;
}

function differencesOf(some: readonly number[], others: readonly number[]): number {
  return some.filter((count, index) => count !== others[index]).length;
}
