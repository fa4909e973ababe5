import { setTimeout as wait } from 'node:timers/promises';
import type { LotRecord, Trends } from '@nosmilliards/contract/community-message';
import { refusalSchema } from '@nosmilliards/contract/community-message';
import { PROOF_PARTS } from '@nosmilliards/contract/community-proof';
import { Value } from 'typebox/value';
import { configOf } from '../config.ts';
import { startService, type Service } from '../service.ts';
import { excludeLot } from '../total/exclusion.ts';
import { foldAll, LOT_RULE } from '../total/fold.ts';
import { createPublisher } from '../total/publisher.ts';
import { setDifficulty } from '../total/slot.ts';
import { BITS, startCounting, type Counting } from './database.ts';
import { askChallenge, drawBallot, keep, requestOf } from './voter.ts';

/**
 * Somebody stuffs the box: the same ballot again and again, from some networks, proving what is
 * asked. Two lots of it, the second after an operator asked more work. Then what the ledger shows,
 * and what excluding these lots gives back.
 */
export type Attack = {
  readonly stuffed: number;
  readonly networks: number;
  /** Ballots before the attack; a tenth as many come during it. */
  readonly honest: number;
};

export type AttackReport = {
  /** Of those stuffed, in each lot. */
  readonly waves: readonly Sent[];
  /** Of those who came meanwhile, each from home. */
  readonly visitors: Sent;
  readonly ledger: readonly LotRecord[];
  readonly before: Trends;
  readonly during: Trends;
  readonly after: Trends;
};

type Sent = {
  readonly counted: number;
  /** Given up: told to wait. */
  readonly refused: number;
  /** What a counted ballot cost at most, and at least. */
  readonly fewestBits: number;
  readonly mostBits: number;
};

const MORE_BITS = 2;
const BUSY_MS = 500;
const REASON = 'Bourrage : le même bulletin, envoyé sans fin depuis quelques réseaux';
/** As in production: an allowance for each network, and a proxy on this machine. */
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
    if (wave === 1) await setDifficulty(pool, edition.year, BITS + MORE_BITS);
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

/** A service that starts and stops, so that its refusals are written, and a lot that closes then. */
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
  const challenge = await askChallenge(address);
  const sent: Sent[] = [];
  // Whoever was asked for more starts with that.
  const asked = new Map<string, number>();
  let next = 0;
  const sender = async () => {
    while (next < count) {
      const from = networkOf(next);
      next += 1;
      const bits = asked.get(from) ?? challenge.bits;
      const one = await insist(address, from, keep(ballot(), challenge), bits);
      asked.set(from, Math.max(bits, one.mostBits));
      sent.push(one);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sender));
  return together(sent);
}

/** Proves what is asked, until it is told to wait. */
async function insist(
  address: string,
  from: string,
  kept: ReturnType<typeof keep>,
  bits: number,
): Promise<Sent> {
  const response = await fetch(`${address}/api/v1/ballots`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(requestOf({ add: kept }, bits)),
  });
  const answer: unknown = await response.json();
  if (response.ok) return { counted: 1, refused: 0, fewestBits: bits, mostBits: bits };
  if (response.status === 503) {
    await wait(BUSY_MS);
    return insist(address, from, kept, bits);
  }
  if (response.status === 429) return { ...together([]), refused: 1 };
  if (!Value.Check(refusalSchema, answer) || answer.bits === undefined) {
    throw new Error(`Answered ${response.status}`);
  }
  return insist(address, from, kept, answer.bits);
}

function together(sent: readonly Sent[]): Sent {
  return {
    counted: sent.reduce((sum, { counted }) => sum + counted, 0),
    refused: sent.reduce((sum, { refused }) => sum + refused, 0),
    fewestBits: sent.reduce((least, { fewestBits }) => Math.min(least, fewestBits), Infinity),
    mostBits: sent.reduce((most, { mostBits }) => Math.max(most, mostBits), 0),
  };
}

/** Documentation addresses (RFC 5737, RFC 3849): half of them IPv4, half a home of IPv6 each. */
function attackerOf(rank: number): string {
  return rank % 2 === 0 ? `203.0.113.${rank}` : `2001:db8:0:${rank.toString(16)}00::1`;
}

function homeOf(rank: number): string {
  return `10.${(rank >> 16) & 255}.${(rank >> 8) & 255}.${rank & 255}`;
}

/** `npm run attack --workspace apps/community`: a hundred thousand ballots from fifty networks. */
if (import.meta.main) {
  const [stuffed = 100_000, networks = 50, honest = 3_000] = process.argv.slice(2).map(Number);
  const report = await replayAttack({ stuffed, networks, honest });
  for (const { counted, refused, fewestBits, mostBits } of report.waves) {
    console.log(
      `${counted} counted of ${counted + refused} stuffed; ${fewestBits} to ${mostBits} bits each,`,
      `${triesOf(fewestBits)} to ${triesOf(mostBits)} tries`,
    );
  }
  const { counted, refused, mostBits } = report.visitors;
  console.log(
    `Visitors meanwhile: ${counted} counted, ${refused} refused, ${mostBits} bits at most`,
  );
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

function triesOf(bits: number): number {
  return PROOF_PARTS * 2 ** bits;
}
