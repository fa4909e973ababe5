import { bytesOf, textOf } from '@nosmilliards/contract/base64url';
import type { BallotRequest, CurrentSlot } from '@nosmilliards/contract/community-message';
import { TOTALS_KEY } from '@nosmilliards/domain/totals-key';
import { chance } from './chance.ts';
import { now } from './clock.ts';
import {
  readStored,
  reportStorageFault,
  whenOthersMayHaveWritten,
  writeStored,
} from './storage.ts';
import { storeOf } from './store.ts';
import { askSlot, sendBallot, type Refused, type TotalsRefusal } from './totals-api.ts';
import {
  adding,
  answered,
  dropped,
  givenUp,
  HELD,
  keyed,
  outboxText,
  parseOutbox,
  postponed,
  sendingOf,
  sent,
  stale,
  withdrawing,
  type Outbox,
} from './totals-outbox.ts';

export type Totals = {
  readonly outbox: Outbox | null;
  /** True during a request. */
  readonly isSending: boolean;
  /** Of the last request of this visit. */
  readonly outcome: Outcome | null;
};

export type Outcome = 'counted' | 'withdrawn' | 'unkept' | TotalsRefusal;

/** Milliseconds: retries are spread at random, so that clients do not return together. */
const SPREAD_MS = 600_000;
const SHORTEST_WAIT_MS = 1_000;
/** Random bytes that only this device knows: they prove that a ballot is its own. */
const RANDOM_BYTES = 16;
const LOCK = 'nos-milliards-totals';

const store = storeOf<Totals>({ outbox: readOutbox(), isSending: false, outcome: null });
export const totals = { get: store.get, subscribe: store.subscribe };

let running: Promise<void> | null = null;
/** True when the visitor asked in this tab and has no outcome yet. */
let isAwaited = false;
let planned: ReturnType<typeof setTimeout> | undefined;

whenOthersMayHaveWritten(resume);
globalThis.window?.addEventListener('online', () => {
  // A request lost without a network is sent again as soon as there is one.
  if (store.get().outcome === 'lost') sendNow();
});

/** Reads the store again, and sends what is due. */
function resume(): void {
  show({ outbox: readOutbox() });
  void run();
}

/** Only called on the visitor's own gesture. `codes`: one byte per card, base64url. */
export function addToTotals(edition: number, codes: string): void {
  if (keep(adding(readOutbox(), edition, codes))) sendNow();
  // Not stored, so it could not be withdrawn later: it is not sent.
  else show({ outcome: 'unkept' });
}

export function withdrawFromTotals(): void {
  const outbox = readOutbox();
  if (outbox === null) return;
  const left = withdrawing(outbox);
  if (!keep(left)) show({ outcome: 'unkept' });
  else if (left === null) show({ outcome: 'withdrawn' });
  else sendNow();
}

/** Ignores the delay before the next retry. */
export function sendNow(): void {
  isAwaited = true;
  show({ outcome: null });
  const outbox = readOutbox();
  if (outbox !== null) keep(postponed(outbox, 0));
  void run();
}

/** Withdraws, and resolves with the outcome. */
export async function withdrawal(): Promise<Outcome | null> {
  withdrawFromTotals();
  await running;
  return store.get().outcome;
}

/** Sends what an earlier visit left pending, and calls `tell` if it ends during this one. */
export function finishEarlier(tell: (status: 'counted' | 'withdrawn') => void): void {
  const earlier = readOutbox();
  if (earlier === null || !isPending(earlier)) return;
  // The site or the service may be of another release now.
  if (earlier.after === HELD) keep(postponed(earlier, 0));
  const stop = store.subscribe(() => {
    const { outbox, isSending, outcome } = store.get();
    if (isSending || isPending(outbox)) return;
    stop();
    if (outcome === 'counted' || outcome === 'withdrawn') tell(outcome);
  });
  void run();
}

export function readOutbox(): Outbox | null {
  const text = readStored(TOTALS_KEY);
  if (text === null) return null;
  const outbox = parseOutbox(text);
  if (outbox === null) reportStorageFault('What stood in the common totals is unreadable', text);
  return outbox;
}

function run(): Promise<void> {
  running ??= inTurn(work).finally(() => {
    running = null;
    show({ isSending: false, outbox: readOutbox(), ...doneElsewhere() });
    plan();
  });
  return running;
}

/** The outcome when another tab had the lock and did the work asked for in this one. */
function doneElsewhere(): Partial<Totals> {
  const outbox = readOutbox();
  if (!isAwaited || isPending(outbox)) return {};
  isAwaited = false;
  if (store.get().outcome !== null) return {};
  return { outcome: outbox === null ? 'withdrawn' : 'counted' };
}

/** One tab at a time. Without Web Locks, two tabs may send the same request, which counts once. */
function inTurn(task: () => Promise<void>): Promise<void> {
  const locks: LockManager | undefined = navigator.locks;
  return locks ? locks.request(LOCK, task) : task();
}

async function work(): Promise<void> {
  for (let outbox = dueOutbox(); outbox !== null; outbox = dueOutbox()) {
    const sending = sendingOf(outbox);
    if (sending === null) return;
    const before = readStored(TOTALS_KEY);
    // oxlint-disable-next-line no-await-in-loop -- one step after another
    await (sending === 'key' ? makeKey(outbox) : send(sending, outbox.edition));
    // The step could not be stored, as on a full disk: repeating it would loop forever.
    if (readStored(TOTALS_KEY) === before) return;
  }
}

function dueOutbox(): Outbox | null {
  const outbox = readOutbox();
  if (outbox === null || outbox.after === HELD || document.hidden) return null;
  const waitMs = outbox.after - now();
  // A wait longer than SPREAD_MS means that the clock was ahead and has been corrected.
  return waitMs > 0 && waitMs <= SPREAD_MS ? null : outbox;
}

async function makeKey(outbox: Outbox): Promise<void> {
  show({ isSending: true, outcome: null });
  const answer = await askSlot();
  if (!answer.ok) {
    change((current) => {
      // No totals on this host, or not for this edition any more: no retry.
      if (answer.reason === 'not-found' || answer.reason === 'edition-closed')
        return givenUp(current);
      return postponed(current, later(answer));
    });
    show({ outcome: answer.reason });
    return;
  }
  const codes = outbox.adding?.codes ?? '';
  const reason = unfitFor(answer.value, outbox.edition, codes);
  const r = textOf(crypto.getRandomValues(new Uint8Array(RANDOM_BYTES)));
  change((current) =>
    reason === null ? keyed(current, { slot: answer.value.slot, r, codes }) : givenUp(current),
  );
  if (reason !== null) show({ outcome: reason });
}

/** Refuses when the site and the service are of different releases. */
function unfitFor(slot: CurrentSlot, edition: number, codes: string): TotalsRefusal | null {
  if (slot.edition !== edition) return 'edition-closed';
  return bytesOf(codes)?.length === slot.cards ? null : 'not-a-ballot';
}

async function send(sending: BallotRequest, edition: number): Promise<void> {
  if (sending.add !== undefined && !change(sent)) return;
  show({ isSending: true, outcome: null });
  const answer = await sendBallot(sending);
  if (answer.ok) {
    change((current) => answered(current, sending, answer.value));
    show({ outcome: answer.value });
  } else {
    const outcome = await afterRefusal(sending, answer, edition);
    if (outcome !== null) show({ outcome });
  }
}

/** Updates the outbox; returns the outcome to show, or `null` when the next step gives one. */
async function afterRefusal(
  sending: BallotRequest,
  answer: Refused,
  edition: number,
): Promise<Outcome | null> {
  const { reason } = answer;
  switch (reason) {
    case 'stale-slot': {
      const slot = await askSlot();
      if (slot.ok && slot.value.edition !== edition) {
        return afterRefusal(sending, { ...answer, reason: 'edition-closed' }, edition);
      }
      change((current) => {
        const next = slot.ok ? stale(current, sending, slot.value.slot) : current;
        return next === current ? postponed(current, later(answer)) : next;
      });
      if (!slot.ok) return slot.reason;
      // The service no longer knows this slot: a ballot of it is not in the totals.
      return sending.add === undefined ? 'withdrawn' : null;
    }
    case 'edition-closed':
      // The keys are erased: nothing can be added or withdrawn.
      change(() => null);
      return reason;
    case 'not-a-ballot':
    case 'same-ballot':
      // Final for an addition only. A ballot to withdraw was valid once: the withdrawal is kept.
      change((current) =>
        sending.add === undefined ? postponed(current, HELD) : dropped(current, sending),
      );
      return reason;
    // About the request, not the ballot, which an earlier request may have counted: kept, and not
    // sent again and again.
    case 'malformed':
    case 'too-large':
    case 'wrong-type':
      change((current) => postponed(current, HELD));
      return reason;
    case 'not-found':
    case 'too-many':
    case 'unavailable':
    case 'lost':
      change((current) => postponed(current, later(answer)));
      return reason;
  }
}

function later({ waitMs }: Refused): number {
  return now() + Math.min(SPREAD_MS, Math.max(waitMs, Math.round(chance() * SPREAD_MS)));
}

/** Schedules the next attempt. A hidden page resumes when it is shown. */
function plan(): void {
  clearTimeout(planned);
  const outbox = readOutbox();
  if (outbox === null || outbox.after === HELD || !isPending(outbox) || document.hidden) return;
  const waitMs = Math.min(SPREAD_MS, outbox.after - now());
  planned = setTimeout(resume, Math.max(SHORTEST_WAIT_MS, waitMs));
}

function isPending(outbox: Outbox | null): boolean {
  return outbox !== null && sendingOf(outbox) !== null;
}

/** Applied to the stored state: another tab may have written since. */
function change(next: (outbox: Outbox) => Outbox | null): boolean {
  const current = readOutbox();
  return current !== null && keep(next(current));
}

/** False when the browser refuses storage. */
function keep(outbox: Outbox | null): boolean {
  const isKept = writeStored(TOTALS_KEY, outbox && outboxText(outbox));
  show({ outbox: readOutbox() });
  return isKept;
}

function show(part: Partial<Totals>): void {
  store.set({ ...store.get(), ...part });
}
