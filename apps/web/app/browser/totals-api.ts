import {
  ballotAnswerSchema,
  currentSlotSchema,
  refusalSchema,
  type BallotAnswer,
  type BallotRequest,
  type CurrentSlot,
  type Refusal,
} from '@nosmilliards/contract/community-message';
import { readAs } from '@nosmilliards/contract/schema';
import { accept } from '@nosmilliards/domain/result';

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

/**
 * Statuses that a proxy may send in place of the service. Any other status without a known body
 * counts as `unavailable`: only the service itself can refuse for good.
 */
const REFUSALS_BY_STATUS: ReadonlyMap<number, Refusal> = new Map([
  [404, 'not-found'],
  [429, 'too-many'],
]);

export function askSlot(): Promise<Answered<CurrentSlot>> {
  return ask('/api/v1/slot', {}, (answer) => readAs(currentSlotSchema, answer));
}

export function sendBallot(request: BallotRequest): Promise<Answered<BallotAnswer['status']>> {
  return ask(
    '/api/v1/ballots',
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
    },
    (answer) => readAs(ballotAnswerSchema, answer)?.status ?? null,
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

export function refusalOf(answer: unknown, status: number): Refusal {
  const read = readAs(refusalSchema, answer);
  return read?.refusal ?? REFUSALS_BY_STATUS.get(status) ?? 'unavailable';
}

function secondsIn(header: string | null): number {
  return header !== null && /^\d{1,4}$/.test(header) ? Number(header) : 0;
}
