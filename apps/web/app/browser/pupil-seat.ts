import { bytesOf, textOf } from '@nosmilliards/contract/base64url';
import { isRecord, parseRecord } from '@nosmilliards/domain/stored-value';
import { ROOM_KEYS } from '@nosmilliards/domain/tally/room-key';
import { chance } from './chance.ts';
import { joinRoom, sendBallot, type RoomTrouble } from './room-client.ts';
import { readStored, whenErased, writeStored } from './storage.ts';

/** A place in a room, as this device keeps it: a reload, or the same code again, finds it. */
export type Seat = {
  readonly code: string;
  /** Drawn here: whoever holds it is this pupil. */
  readonly token: string;
  readonly pupil: number;
  /** Grows with each change of the ballot; the room holds the last one it acknowledged. */
  readonly rev: number;
  readonly acknowledged: number;
  /** A byte for each item of the deck; empty before the first answer. */
  readonly choices: string;
};

const TOKEN_BYTES = 16;

/** What the device keeps; in memory alone where the browser refuses to keep anything. */
let remembered: Seat | null = null;
whenErased(() => {
  remembered = null;
});

export function keptSeat(): Seat | null {
  const text = readStored(ROOM_KEYS.pupil);
  if (text === null) return remembered;
  const record = parseRecord(text);
  return record.ok ? readSeat(record.value) : null;
}

export function leaveSeat(): void {
  remembered = null;
  writeStored(ROOM_KEYS.pupil, null);
}

function keep(seat: Seat): Seat {
  remembered = seat;
  writeStored(ROOM_KEYS.pupil, JSON.stringify(seat));
  return seat;
}

/** With the token of before, when there is one: the room then gives the same number. */
export async function takeSeat(code: string): Promise<Seat | RoomTrouble> {
  const before = keptSeat();
  const token = before?.code === code ? before.token : drawToken();
  const answer = await joinRoom(code, token);
  if (!answer.ok) return answer.reason;
  return keep(
    before?.code === code
      ? { ...before, pupil: answer.value }
      : { code, token, pupil: answer.value, rev: 0, acknowledged: 0, choices: '' },
  );
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
      const now = keptSeat();
      if (now?.code === code) keep({ ...now, acknowledged: Math.max(now.acknowledged, rev) });
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
  const { code, token, pupil, rev, acknowledged, choices } = value;
  const isRead =
    typeof code === 'string' &&
    typeof token === 'string' &&
    typeof choices === 'string' &&
    Number.isSafeInteger(pupil) &&
    Number.isSafeInteger(rev) &&
    Number.isSafeInteger(acknowledged);
  if (!isRead) return null;
  return {
    code,
    token,
    pupil: Number(pupil),
    rev: Number(rev),
    acknowledged: Number(acknowledged),
    choices,
  };
}
