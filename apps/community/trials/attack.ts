import type { LotRecord, Trends } from '@nosmilliards/contract/community-message';
import { configOf } from '../config.ts';
import { startService, type Service } from '../service.ts';
import { excludeLot } from '../total/exclusion.ts';
import { foldAll, LOT_RULE } from '../total/fold.ts';
import { createPublisher } from '../total/publisher.ts';
import { startCounting, type Counting } from './database.ts';
import { request } from './until.ts';
import { askSlot, drawBallot, keep, requestOf, type Kept } from './random-ballot.ts';

/**
 * Ballot stuffing: the same ballot sent over and over from a few networks, during two lots. Reports
 * what was counted, what the ledger shows, and the totals once these lots are excluded.
 */
export type Attack = {
  readonly stuffed: number;
  readonly networks: number;
  /** Honest ballots before the attack; a tenth as many come during it. */
  readonly honest: number;
};

export type AttackReport = {
  /** Stuffed ballots, one entry per lot. */
  readonly waves: readonly Sent[];
  /** Honest ballots sent during the attack, each from its own network. */
  readonly visitors: Sent;
  readonly ledger: readonly LotRecord[];
  readonly before: Trends;
  readonly during: Trends;
  readonly after: Trends;
};

type Sent = {
  readonly counted: number;
  /** Answered 429. */
  readonly refused: number;
};

const REASON = 'Bourrage : le même bulletin, envoyé sans fin depuis quelques réseaux';
/** The allowance per network of production; the trials' own configuration has none. */
const config = configOf({ PORT: '0', LOG: 'off' });

export async function replayAttack({ stuffed, networks, honest }: Attack): Promise<AttackReport> {
  const counting = await startCounting();
  const { pool, figures, edition } = counting;
  const publisher = createPublisher(pool, edition, null);
  const publish = async () => {
    await publisher.publish();
    const trends: Trends = JSON.parse(publisher.document('tendances.json')?.text ?? '');
    const ledger: { lots: LotRecord[] } = JSON.parse(
      publisher.document('registre.json')?.text ?? '',
    );
    return { trends, lots: ledger.lots };
  };
  const visitors = (service: Service, count: number, from: number) =>
    sendFrom(
      service,
      count,
      (rank) => homeOf(from + rank),
      () => drawBallot(figures),
    );

  await duringOneLot(counting, (service) => visitors(service, honest, 0));
  const { trends: before } = await publish();

  const same = drawBallot(figures);
  const waves: Sent[] = [];
  const meanwhile: Sent[] = [];
  for (const wave of [0, 1]) {
    await duringOneLot(counting, async (service) => {
      const [stuffing, coming] = await Promise.all([
        sendFrom(
          service,
          stuffed / 2,
          (rank) => attackerOf(rank % networks),
          () => same,
        ),
        visitors(service, honest / 20, honest * (wave + 1)),
      ]);
      waves.push(stuffing);
      meanwhile.push(coming);
    });
  }
  const { trends: during, lots } = await publish();
  for (const { lot } of lots.slice(1)) await excludeLot(pool, lot, REASON);
  const { trends: after, lots: ledger } = await publish();
  await counting.stop();
  return { waves, visitors: together(meanwhile), ledger, before, during, after };
}

/** Runs `work` with a service, stops it so that it writes its refusals, then closes the lot. */
async function duringOneLot(
  { postgres, pool, edition }: Counting,
  work: (service: Service) => Promise<unknown>,
): Promise<void> {
  const service = await startService(config, postgres.connection);
  await work(service);
  await service.stop();
  await foldAll(pool, edition, { ...LOT_RULE, seconds: 0 });
}

const AT_ONCE = 50;

async function sendFrom(
  { address }: Service,
  count: number,
  networkOf: (rank: number) => string,
  ballot: () => Uint8Array,
): Promise<Sent> {
  const currentSlot = await askSlot(address);
  const sent: Sent[] = [];
  let next = 0;
  const sender = async () => {
    while (next < count) {
      const from = networkOf(next);
      next += 1;
      sent.push(await send(address, from, keep(ballot(), currentSlot)));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sender));
  return together(sent);
}

async function send(address: string, from: string, add: Kept): Promise<Sent> {
  const response = await request(`${address}/api/v1/ballots`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(requestOf({ add })),
  });
  await response.arrayBuffer();
  if (response.ok) return { counted: 1, refused: 0 };
  if (response.status === 429) return { counted: 0, refused: 1 };
  throw new Error(`Answered ${response.status}`);
}

function together(sent: readonly Sent[]): Sent {
  return {
    counted: sent.reduce((sum, { counted }) => sum + counted, 0),
    refused: sent.reduce((sum, { refused }) => sum + refused, 0),
  };
}

/** Documentation addresses (RFC 5737, RFC 3849): half IPv4, half IPv6 with a /56 each. */
function attackerOf(rank: number): string {
  return rank % 2 === 0 ? `203.0.113.${rank}` : `2001:db8:0:${rank.toString(16)}00::1`;
}

function homeOf(rank: number): string {
  return `10.${(rank >> 16) & 255}.${(rank >> 8) & 255}.${rank & 255}`;
}

/** `npm run attack --workspace apps/community`: a hundred thousand ballots from fifty networks. */
if (import.meta.main) {
  const [stuffed = 100_000, networks = 50, honest = 10_000] = process.argv.slice(2).map(Number);
  const report = await replayAttack({ stuffed, networks, honest });
  for (const { counted, refused } of report.waves) {
    console.log(`${counted} counted of ${counted + refused} stuffed`);
  }
  const { counted, refused } = report.visitors;
  console.log(`Visitors meanwhile: ${counted} counted, ${refused} refused`);
  console.table(
    report.ledger.map(({ lot, counted: kept, refused: reasons, excludedBecause }) => ({
      lot,
      counted: kept,
      ...reasons,
      excludedBecause,
    })),
  );
  for (const name of ['before', 'during', 'after'] as const) {
    const { ballots, cards } = report[name];
    console.log(`${name}: ${ballots} ballots, kept by ${cards?.keep.slice(0, 8).join(', ')} %`);
  }
}
