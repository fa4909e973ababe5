import { bytesOf, textOf } from '@nosmilliards/contract/base64url';
import { ROOM_HOURS } from '@nosmilliards/contract/room-rule';
import { isRecord, parseRecord } from '@nosmilliards/domain/stored-value';
import { ROOM_KEYS } from '@nosmilliards/domain/tally/room-key';
import { chance } from './chance.ts';
import { now } from './clock.ts';
import { joinRoom, sendBallot, type RoomTrouble } from './room-client.ts';
import { readStored, whenErased, writeStored } from './storage.ts';

/** A place in a room, as this device keeps it: a reload, or the same code again, finds it. */
export type Seat = {
  readonly code: string;
  /** Drawn here: whoever holds it is this pupil. */
  readonly token: string;
  /** When it was taken: its room does not last, and tomorrow the device is another pupil's. */
  readonly at: number;
  readonly pupil: number;
  /** Grows with each change of the ballot; the room holds the last one it acknowledged. */
  readonly rev: number;
  readonly acknowledged: number;
  /** A byte for each item of the deck; empty before the first answer. */
  readonly choices: string;
};

const TOKEN_BYTES = 16;
const ROOM_MS = ROOM_HOURS * 3_600_000;

/** `asked`: the code of a room that did not answer yet, then the token it was asked with. */
type Kept = { readonly seat: Seat | null; readonly asked: string };

/** What the device keeps; in memory alone where the browser refuses to keep anything. */
let remembered: Kept = { seat: null, asked: '' };
whenErased(() => {
  remembered = { seat: null, asked: '' };
});

function readKept(): Kept {
  const text = readStored(ROOM_KEYS.pupil);
  if (text === null) return remembered;
  const record = parseRecord(text);
  const value = record.ok ? record.value : {};
  const asked = value['asked'];
  return { seat: readSeat(value), asked: typeof asked === 'string' ? asked : '' };
}

export function keptSeat(): Seat | null {
  const { seat, asked } = readKept();
  if (seat !== null && Math.abs(now() - seat.at) < ROOM_MS) return seat;
  // Yesterday's answers, or some that cannot be read, are nobody's to find here.
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
  writeStored(ROOM_KEYS.pupil, isEmpty ? null : JSON.stringify({ ...seat, asked }));
}

/** With the token of before, when there is one: the room then gives the same number. */
export async function takeSeat(code: string): Promise<Seat | RoomTrouble> {
  const last = keptSeat();
  const before = last?.code === code ? last : null;
  const { asked } = readKept();
  const token = before?.token ?? (asked.startsWith(code) ? asked.slice(code.length) : drawToken());
  // Kept before it is sent: a room whose answer is lost must not give a second seat.
  if (before === null) write(last, code + token);
  const answer = await joinRoom(code, token);
  if (answer.ok) {
    return keep({
      ...(before ?? { code, token, at: now(), rev: 0, acknowledged: 0, choices: '' }),
      pupil: answer.value,
    });
  }
  if (answer.reason !== 'away') write(keptSeat());
  return answer.reason;
}

/** As many as the deck has items; none before the first answer. */
export function writtenBytesOf({ choices }: Seat): readonly number[] {
  return [...(bytesOf(choices) ?? [])];
}

/** The byte of each item; 0 where nothing was answered. */
export function choicesOf(seat: Seat, items: number): readonly number[] {
  const bytes = writtenBytesOf(seat);
  return Array.from({ length: items }, (_, item) => bytes[item] ?? 0);
}

/** Another tab may have answered since: what the device keeps is the ballot that changes. */
export function writeAnswer(seat: Seat, item: number, byte: number, items: number): Seat {
  const kept = keptSeat();
  const last = kept?.code === seat.code ? kept : seat;
  const bytes = Uint8Array.from(choicesOf(last, items));
  bytes[item] = byte;
  return keep({ ...last, rev: last.rev + 1, choices: textOf(bytes) });
}

/** `sent`, on its way, waiting for the network, or held back until the room takes votes again. */
export type Sending = 'sent' | 'sending' | 'waiting' | 'held';

export type Sender = {
  /** Sends what the room has not acknowledged; nothing when there is nothing. */
  readonly send: () => void;
  readonly stop: () => void;
};

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 15_000;

/**
 * Sends the ballot as the device keeps it, one at a time, until it is acknowledged. Sent twice it
 * counts once: the room holds one ballot for a pupil, and its revision.
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
      // What was answered meanwhile goes next.
      void run();
    } else if (outcome.reason === 'frozen') {
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

function readSeat(value: unknown): Seat | null {
  if (!isRecord(value)) return null;
  const { code, token, at, pupil, rev, acknowledged, choices } = value;
  const isRead =
    typeof code === 'string' &&
    typeof token === 'string' &&
    typeof choices === 'string' &&
    Number.isSafeInteger(at) &&
    Number.isSafeInteger(pupil) &&
    Number.isSafeInteger(rev) &&
    Number.isSafeInteger(acknowledged);
  if (!isRead) return null;
  return {
    code,
    token,
    at: Number(at),
    pupil: Number(pupil),
    rev: Number(rev),
    acknowledged: Number(acknowledged),
    choices,
  };
}
