import { bytesOf, textOf } from '@nosmilliards/contract/base64url';
import { ROOM_HOURS } from '@nosmilliards/contract/room-rule';
import { integer, object, readAs, text, type ValueOf } from '@nosmilliards/contract/schema';
import { parseRecord } from '@nosmilliards/domain/stored-value';
import { ROOM_KEYS } from '@nosmilliards/domain/tally/room-key';
import { chance } from './chance.ts';
import { now } from './clock.ts';
import { joinRoom, sendBallot, type RoomTrouble } from './room-client.ts';
import { readStored, whenErased, writeStored } from './storage.ts';

/** A pupil's seat in a room, stored so that a reload or a second scan of the code finds it. */
const seatSchema = object({
  code: text(),
  /** Secret drawn on this device; it identifies the pupil to the service. */
  token: text(),
  /** Milliseconds since 1970. A seat expires with its room, as school devices are shared. */
  at: integer(),
  pupil: integer(),
  /** Incremented at each change of the ballot; the room confirmed `acknowledged`. */
  rev: integer(),
  acknowledged: integer(),
  /** One byte for each item of the deck, base64url; empty before the first answer. */
  choices: text(),
});
export type Seat = Readonly<ValueOf<typeof seatSchema>>;

const TOKEN_BYTES = 16;
const ROOM_MS = ROOM_HOURS * 3_600_000;

/** `asked`: room code and token of a join request without an answer yet, concatenated. */
type Kept = { readonly seat: Seat | null; readonly asked: string };

const NOTHING: Kept = { seat: null, asked: '' };
/** Used when the browser refuses storage. */
let remembered = NOTHING;
/** The last write failed, as on a full disk: what is stored is older than what is remembered. */
let isStoredOlder = false;
whenErased(() => {
  remembered = NOTHING;
  isStoredOlder = false;
});

function readKept(): Kept {
  const stored = readStored(ROOM_KEYS.pupil);
  if (stored === null || isStoredOlder) return remembered;
  const record = parseRecord(stored);
  const value = record.ok ? record.value : {};
  const asked = value['asked'];
  return { seat: readAs(seatSchema, value), asked: typeof asked === 'string' ? asked : '' };
}

export function keptSeat(): Seat | null {
  const { seat, asked } = readKept();
  if (seat !== null && Math.abs(now() - seat.at) < ROOM_MS) return seat;
  // An expired or unreadable seat is deleted: the next pupil must not see its answers.
  if (readStored(ROOM_KEYS.pupil) !== null) write(null, asked);
  return null;
}

export function leaveSeat(): void {
  write(null);
}

function keep(seat: Seat): Seat {
  write(seat);
  return seat;
}

function write(seat: Seat | null, asked = ''): void {
  remembered = { seat, asked };
  const isEmpty = seat === null && asked === '';
  isStoredOlder = !writeStored(
    ROOM_KEYS.pupil,
    isEmpty ? null : JSON.stringify({ ...seat, asked }),
  );
}

/** Joins with the stored token, if any, so that the room returns the same pupil number. */
export async function takeSeat(code: string): Promise<Seat | RoomTrouble> {
  const last = keptSeat();
  const before = last?.code === code ? last : null;
  const { asked } = readKept();
  const token = before?.token ?? (asked.startsWith(code) ? asked.slice(code.length) : drawToken());
  // Stored before the request: if the answer is lost, the retry must not take a second seat.
  if (before === null) write(last, code + token);
  const answer = await joinRoom(code, token);
  if (answer.ok) {
    return keep({
      ...(before ?? { code, token, at: now(), rev: 0, acknowledged: 0, choices: '' }),
      pupil: answer.value.pupil,
    });
  }
  if (answer.reason !== 'away') write(keptSeat());
  return answer.reason;
}

/** As many bytes as the deck has items, or none before the first answer. */
export function writtenBytesOf({ choices }: Seat): readonly number[] {
  return [...(bytesOf(choices) ?? [])];
}

/** The byte of each item; 0 without an answer. */
export function choicesOf(seat: Seat, items: number): readonly number[] {
  const bytes = writtenBytesOf(seat);
  return Array.from({ length: items }, (_, item) => bytes[item] ?? 0);
}

/** Changes the stored ballot, not `seat`: another tab may have answered since. */
export function writeAnswer(seat: Seat, item: number, byte: number, items: number): Seat {
  const kept = keptSeat();
  const last = kept?.code === seat.code ? kept : seat;
  const bytes = Uint8Array.from(choicesOf(last, items));
  bytes[item] = byte;
  return keep({ ...last, rev: last.rev + 1, choices: textOf(bytes) });
}

/** `waiting`: no network. `held`: until the room accepts votes again. */
export type Sending = 'sent' | 'sending' | 'waiting' | 'held';

export type Sender = {
  /** Sends the ballot unless the room has acknowledged its revision. */
  readonly send: () => void;
  readonly stop: () => void;
};

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 15_000;

/**
 * Sends the stored ballot, one request at a time, until it is acknowledged. A retry is harmless:
 * the room holds one ballot per pupil, with its revision.
 */
export function createSender(
  code: string,
  listener: { readonly onSending: (sending: Sending) => void; readonly onGone: () => void },
): Sender {
  let isBusy = false;
  let isStopped = false;
  let delay = FIRST_RETRY_MS;
  let retry: number | undefined;

  async function run(): Promise<void> {
    const seat = keptSeat();
    if (isBusy || isStopped || seat?.code !== code) return;
    clearTimeout(retry);
    if (seat.rev <= seat.acknowledged) {
      listener.onSending('sent');
      return;
    }
    isBusy = true;
    listener.onSending('sending');
    const { token, rev, choices } = seat;
    const outcome = await sendBallot(code, { token, rev, choices });
    isBusy = false;
    if (isStopped) return;
    if (outcome.ok) {
      delay = FIRST_RETRY_MS;
      const last = keptSeat();
      if (last?.code === code) keep({ ...last, acknowledged: Math.max(last.acknowledged, rev) });
      // The ballot may have changed during the request.
      void run();
    } else if (outcome.reason === 'frozen' || outcome.reason === 'malformed') {
      listener.onSending('held');
    } else if (outcome.reason === 'no-such-room') {
      listener.onGone();
    } else {
      listener.onSending('waiting');
      retry = window.setTimeout(() => void run(), delay * (0.75 + chance() / 2));
      delay = Math.min(delay * 2, LONGEST_RETRY_MS);
    }
  }

  const send = () => void run();
  window.addEventListener('online', send);
  return {
    send,
    stop: () => {
      isStopped = true;
      clearTimeout(retry);
      window.removeEventListener('online', send);
    },
  };
}

function drawToken(): string {
  return textOf(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)));
}
