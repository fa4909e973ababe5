import type {
  BallotAnswer,
  BallotRequest,
  CurrentSlot,
  Refusal,
} from '@nosmilliards/contract/community-message';
import { accept } from '@nosmilliards/domain/result';
import { isRecord } from '@nosmilliards/domain/stored-value';

/** `lost`: no answer, or a truncated one. The request may have taken effect. */
export type TotalsRefusal = Refusal | 'lost';

export type Refused = {
  readonly ok: false;
  readonly reason: TotalsRefusal;
  /** From `Retry-After`, in milliseconds; 0 without it. */
  readonly waitMs: number;
};

type Answered<Value> = { readonly ok: true; readonly value: Value } | Refused;

/** The service answers within 10 s; the rest is for a slow network. */
const PATIENCE_MS = 20_000;
const LARGEST_SLOT = 2 ** 32 - 1;

/**
 * Statuses that a proxy may send in place of the service. Any other status without a known body
 * counts as `unavailable`: only the service itself can refuse for good.
 */
const REFUSALS_BY_STATUS: ReadonlyMap<number, Refusal> = new Map([
  [404, 'not-found'],
  [429, 'too-many'],
]);

const REFUSALS: Readonly<Record<Refusal, true>> = {
  malformed: true,
  'not-a-ballot': true,
  'same-ballot': true,
  'not-found': true,
  'stale-slot': true,
  'edition-closed': true,
  'too-large': true,
  'wrong-type': true,
  'too-many': true,
  unavailable: true,
};

export function askSlot(): Promise<Answered<CurrentSlot>> {
  return ask('/api/v1/slot', {}, slotOf);
}

export function sendBallot(request: BallotRequest): Promise<Answered<BallotAnswer['status']>> {
  return ask(
    '/api/v1/ballots',
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
    },
    statusOf,
  );
}

async function ask<Value>(
  address: string,
  init: RequestInit,
  read: (answer: unknown) => Value | null,
): Promise<Answered<Value>> {
  try {
    const response = await fetch(address, {
      ...init,
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const waitMs = secondsIn(response.headers.get('retry-after')) * 1_000;
    const answer: unknown = await response.json().catch(() => null);
    if (response.ok) {
      const value = read(answer);
      return value === null ? { ok: false, reason: 'lost', waitMs } : accept(value);
    }
    return { ok: false, reason: refusalOf(answer, response.status), waitMs };
  } catch {
    return { ok: false, reason: 'lost', waitMs: 0 };
  }
}

/** `null` when the answer does not match the contract. */
export function slotOf(answer: unknown): CurrentSlot | null {
  if (!isRecord(answer)) return null;
  const { edition, cards, slot } = answer;
  if (!isWhole(edition, 2000, 2255) || !isWhole(cards, 1, 255)) return null;
  return isWhole(slot, 0, LARGEST_SLOT) ? { edition, cards, slot } : null;
}

function statusOf(answer: unknown): BallotAnswer['status'] | null {
  const status = isRecord(answer) ? answer['status'] : null;
  return status === 'counted' || status === 'withdrawn' ? status : null;
}

export function refusalOf(answer: unknown, status: number): Refusal {
  const refusal = isRecord(answer) ? answer['refusal'] : null;
  if (isRefusal(refusal)) return refusal;
  return REFUSALS_BY_STATUS.get(status) ?? 'unavailable';
}

function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'string' && Object.hasOwn(REFUSALS, value);
}

function isWhole(value: unknown, least: number, most: number): value is number {
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
}

function secondsIn(header: string | null): number {
  return header !== null && /^\d{1,4}$/.test(header) ? Number(header) : 0;
}
