import { bytesOf, textOf } from '@nosmilliards/contract/base64url';
import { keyOf, RANDOM_BYTES } from '@nosmilliards/contract/community-key';
import type { Challenge } from '@nosmilliards/contract/community-message';
import { continueProof, provedBy, startProof } from '@nosmilliards/contract/community-proof';
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
import { askChallenge, sendBallot, type Refused, type TotalsRefusal } from './totals-api.ts';
import {
  adding,
  answered,
  dropped,
  givenUp,
  keyed,
  moreProof,
  outboxText,
  parseOutbox,
  postponed,
  proofFor,
  proved,
  sendingOf,
  sent,
  stale,
  withdrawing,
  type KeptBallot,
  type Outbox,
  type Sending,
} from './totals-outbox.ts';

export type Totals = {
  readonly outbox: Outbox | null;
  /** Progress: number of parts of the proof found, or `'sending'` during a request. */
  readonly doing: { readonly found: number } | 'sending' | null;
  /** Of the last request of this visit. */
  readonly outcome: Outcome | null;
};

export type Outcome = 'counted' | 'withdrawn' | 'unkept' | TotalsRefusal;

/** Milliseconds: retries are spread at random, so that clients do not return together. */
const SPREAD_MS = 600_000;
/** Milliseconds of proof of work between two turns of the event loop. */
const SLICE_MS = 20;
const SLICE_TRIES = 500;
const SHORTEST_WAIT_MS = 1_000;
const LOCK = 'nos-milliards-totals';

const store = storeOf<Totals>({ outbox: readOutbox(), doing: null, outcome: null });
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
  keep(left);
  if (left === null) show({ outcome: 'withdrawn' });
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
  if (!isPending(readOutbox())) return;
  const stop = store.subscribe(() => {
    const { outbox, doing, outcome } = store.get();
    if (doing !== null || isPending(outbox)) return;
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
    show({ doing: null, outbox: readOutbox(), ...doneElsewhere() });
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
    await (sending === 'key' ? makeKey(outbox) : send(outbox, sending));
    // The step could not be stored, as on a full disk: repeating it would loop forever.
    if (readStored(TOTALS_KEY) === before) return;
  }
}

function dueOutbox(): Outbox | null {
  const outbox = readOutbox();
  if (outbox === null || document.hidden) return null;
  const waitMs = outbox.after - now();
  // A wait longer than SPREAD_MS means that the clock was ahead and has been corrected.
  return waitMs > 0 && waitMs <= SPREAD_MS ? null : outbox;
}

async function makeKey(outbox: Outbox): Promise<void> {
  show({ doing: 'sending', outcome: null });
  const told = await askChallenge();
  if (!told.ok) {
    change((current) => {
      // No totals on this host, or not for this edition any more: no retry.
      if (told.reason === 'not-found' || told.reason === 'edition-closed') return givenUp(current);
      return postponed(current, later(told));
    });
    show({ outcome: told.reason });
    return;
  }
  const challenge = told.value;
  const codes = outbox.adding?.codes ?? '';
  const reason = unfitFor(challenge, outbox.edition, codes);
  change((current) =>
    reason === null ? keyed(current, ballotOf(codes, challenge), challenge.bits) : givenUp(current),
  );
  if (reason !== null) show({ outcome: reason });
}

/** Refuses when the site and the service are of different releases. */
function unfitFor(challenge: Challenge, edition: number, codes: string): TotalsRefusal | null {
  if (challenge.edition !== edition) return 'edition-closed';
  return bytesOf(codes)?.length === challenge.cards ? null : 'not-a-ballot';
}

function ballotOf(codes: string, { edition, slot, seed }: Challenge): KeptBallot {
  const random = crypto.getRandomValues(new Uint8Array(RANDOM_BYTES));
  const key = keyOf({
    edition,
    slot,
    seed: bytesOf(seed) ?? new Uint8Array(),
    random,
    cards: bytesOf(codes) ?? new Uint8Array(),
  });
  return { slot, r: textOf(random), codes, key: textOf(key) };
}

async function send(outbox: Outbox, sending: Sending): Promise<void> {
  const { key, body } = sending;
  const pow = proofFor(outbox, key);
  if (pow === null) {
    // `work` reads the outbox again afterwards: the visitor may have changed their mind.
    await prove(key, outbox.bits);
    return;
  }
  if (sending.isAddition && !change(sent)) return;
  show({ doing: 'sending', outcome: null });
  const told = await sendBallot({ ...body, pow: [...pow] });
  if (told.ok) {
    change((current) => answered(current, sending, told.value));
    show({ outcome: told.value });
  } else {
    const outcome = await afterRefusal(sending, told, outbox.edition);
    if (outcome !== null) show({ outcome });
  }
}

/** Updates the outbox; returns the outcome to show, or `null` when the next step gives one. */
async function afterRefusal(
  sending: Sending,
  told: Refused,
  edition: number,
): Promise<Outcome | null> {
  const { reason } = told;
  switch (reason) {
    case 'more-proof':
      change((current) => moreProof(current, told.bits ?? 0));
      return null;
    case 'stale-slot': {
      const challenge = await askChallenge();
      if (challenge.ok && challenge.value.edition !== edition) {
        return afterRefusal(sending, { ...told, reason: 'edition-closed' }, edition);
      }
      change((current) => {
        const next = challenge.ok ? stale(current, sending, challenge.value.slot) : current;
        return next === current ? postponed(current, later(told)) : next;
      });
      if (!challenge.ok) return challenge.reason;
      // The service no longer knows this slot: a ballot of it is not in the totals.
      return sending.isAddition ? null : 'withdrawn';
    }
    case 'edition-closed':
      // The keys are erased: nothing can be added or withdrawn.
      change(() => null);
      return reason;
    case 'not-a-ballot':
    case 'same-ballot':
      // Final for an addition only. A ballot to withdraw was valid once: the withdrawal is
      // retried.
      change((current) =>
        sending.isAddition ? dropped(current, sending) : postponed(current, later(told)),
      );
      return reason;
    // About the transport, not the ballot, which an earlier request may have counted: retried.
    case 'malformed':
    case 'too-large':
    case 'wrong-type':
    case 'not-found':
    case 'too-many':
    case 'unavailable':
    case 'lost':
      change((current) => postponed(current, later(told)));
      return reason;
  }
}

function later({ waitMs }: Refused): number {
  return now() + Math.min(SPREAD_MS, Math.max(waitMs, Math.round(chance() * SPREAD_MS)));
}

/** Stops when the page is hidden; starting again costs about a second. */
async function prove(key: string, bits: number): Promise<void> {
  let proving = startProof(bytesOf(key) ?? new Uint8Array(), bits);
  let pow = provedBy(proving);
  let shown = -1;
  while (pow === null && !document.hidden) {
    const found = proving.counters.length;
    if (found !== shown) show({ doing: { found }, outcome: null });
    shown = found;
    const end = performance.now() + SLICE_MS;
    while (performance.now() < end) proving = continueProof(proving, SLICE_TRIES);
    // oxlint-disable-next-line no-await-in-loop -- the page comes first
    await nextTurn();
    pow = provedBy(proving);
  }
  if (pow !== null) change((current) => proved(current, { key, bits, pow }));
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/** Schedules the next attempt. A hidden page resumes when it is shown. */
function plan(): void {
  clearTimeout(planned);
  const outbox = readOutbox();
  if (outbox === null || !isPending(outbox) || document.hidden) return;
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
