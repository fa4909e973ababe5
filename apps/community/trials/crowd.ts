import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import {
  ballotAnswerSchema,
  type BallotRequest,
  type Challenge,
} from '@nosmilliards/contract/community-message';
import type { Pool } from 'pg';
import { Value } from 'typebox/value';
import type { CountedEdition, Figures } from '../ballot/edition.ts';
import { uuidOf } from '../ballot/operation.ts';
import { audit, type Audit } from '../total/audit.ts';
import { BITS, countersIn, countOf } from './database.ts';
import { recount } from './recount.ts';
import { drawBallot, keep, requestOf, type Kept } from './voter.ts';

/** Visitors who send everything again until they are answered, and remember what they were told. */
export type Crowd = {
  /** Adds, withdraws or replaces a ballot, sometimes several times at once. */
  readonly visit: () => Promise<void>;
  /** Ballots sent, by key, withdrawn since or not. */
  readonly added: ReadonlyMap<string, Kept>;
  readonly removed: ReadonlySet<string>;
  /** Keys of which somebody was told that they are counted, or withdrawn. */
  readonly acknowledged: ReadonlySet<string>;
  readonly answers: ReadonlyMap<string, number>;
};

export type CrowdOptions = {
  readonly figures: Figures;
  readonly challenge: Challenge;
  /** Where the service is now: any of these. */
  readonly addresses: () => readonly string[];
  readonly giveUpMs: number;
};

type Parts = { readonly add?: Kept; readonly remove?: Kept };

export function createCrowd({ figures, challenge, addresses, giveUpMs }: CrowdOptions): Crowd {
  const added = new Map<string, Kept>();
  const removed = new Set<string>();
  const acknowledged = new Set<string>();
  const answers = new Map<string, number>();
  const known: Kept[] = [];

  async function visit(): Promise<void> {
    const [parts, times] = whatToSend();
    if (parts.add !== undefined) added.set(uuidOf(parts.add.key), parts.add);
    if (parts.remove !== undefined) removed.add(uuidOf(parts.remove.key));
    const request = requestOf(parts, BITS);
    await Promise.all(Array.from({ length: times }, () => insist(request)));
    for (const part of [parts.add, parts.remove]) {
      if (part !== undefined) acknowledged.add(uuidOf(part.key));
    }
  }

  /** And how many times at once. */
  function whatToSend(): [Parts, number] {
    const fresh = keep(drawBallot(figures), challenge);
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

  /** As a browser does: until it has an answer. */
  async function insist(request: BallotRequest): Promise<void> {
    const body = JSON.stringify(request);
    for (const limit = Date.now() + giveUpMs; Date.now() < limit;) {
      try {
        const all = addresses();
        const response = await fetch(`${all[randomInt(all.length)]}/api/v1/ballots`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        });
        if (response.status === 200) {
          const { status } = Value.Parse(ballotAnswerSchema, await response.json());
          answers.set(status, (answers.get(status) ?? 0) + 1);
          return;
        }
        if (response.status !== 503) throw new TypeError(`Answered ${response.status}`);
        if (!response.headers.has('retry-after'))
          throw new TypeError('Answered 503, for how long?');
      } catch (error) {
        if (!(error instanceof TypeError) || error.message.startsWith('Answered')) throw error;
      }
      await wait(100);
    }
    throw new Error('Never answered');
  }

  return { visit, added, removed, acknowledged, answers };
}

/** What the database holds, against what the crowd remembers. */
export type Comparison = {
  readonly acknowledged: number;
  /** Acknowledged, and no longer there. */
  readonly missing: number;
  /** Keys that nobody sent, or that are counted and should not be, or the reverse. */
  readonly wrong: number;
  readonly standing: number;
  readonly ballots: number;
  readonly cellsWrong: number;
  readonly audit: Audit | null;
};

/** Once every visitor has an answer. Waits for the aggregator. */
export async function compare(
  { added, removed, acknowledged }: Crowd,
  pool: Pool,
  figures: Figures,
  edition: CountedEdition,
): Promise<Comparison> {
  while ((await countOf(pool, 'journal')) > 0) await wait(200);
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
    audit: await audit(pool, figures.year),
  };

  function isSent(key: string): boolean {
    return added.has(key) || removed.has(key);
  }
}

function differencesOf(some: readonly number[], others: readonly number[]): number {
  return some.filter((count, index) => count !== others[index]).length;
}
