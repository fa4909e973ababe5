import type {
  RoomRequest,
  RoomStage,
  RoomState,
  RoomTotals,
} from '@nosmilliards/contract/room-message';
import {
  readOpenedRoom,
  readRevision,
  readRoomRefusal,
  readRoomState,
  readRoomTotals,
  readSeat,
} from '@nosmilliards/contract/room-reading';
import { ROOM_GONE_EVENT } from '@nosmilliards/contract/room-rule';
import { accept, refuse, type Result } from '@nosmilliards/domain/result';

/** `away`: no network, or a service that does not answer now. Nothing is lost: ask again. */
export type RoomTrouble = NonNullable<ReturnType<typeof readRoomRefusal>> | 'away';

export type RoomAnswer<Value> = Promise<Result<Value, RoomTrouble>>;

const ROOMS = '/api/v1/rooms';
const LONGEST_WAIT_MS = 12_000;
/** The service reads a room once a second, however many ask. */
const POLL_MS = 2_000;
/** A stream says where the room stands as it opens: one that does not is held up on its way. */
const FIRST_WORD_MS = 5_000;
const REOPEN_MS = 15_000;

export const openRoom = (request: RoomRequest) => ask('POST', ROOMS, readOpenedRoom, request);

export const joinRoom = (code: string, token: string) =>
  ask('POST', `${ROOMS}/${code}/pupils`, readSeat, { token });

export const sendBallot = (
  code: string,
  ballot: { readonly token: string; readonly rev: number; readonly choices: string },
) => ask('PUT', `${ROOMS}/${code}/votes`, readRevision, ballot);

export const changeStage = (code: string, teacher: string, stage: RoomStage) =>
  ask('PUT', `${ROOMS}/${code}/state`, readNothing, { teacher, ...stage });

export const readTotals = (code: string, teacher: string): RoomAnswer<RoomTotals> =>
  ask('POST', `${ROOMS}/${code}/totals`, readRoomTotals, { teacher });

type Led = { readonly code: string; readonly teacher: string };

/** Whether the service holds nothing of it any more. */
export async function deleteRoom({ code, teacher }: Led): Promise<boolean> {
  const removed = await ask('DELETE', `${ROOMS}/${code}`, readNothing, { teacher });
  return removed.ok || removed.reason === 'no-such-room';
}

const readState = (code: string) => ask('GET', `${ROOMS}/${code}/state`, readRoomState);

type Follower = {
  readonly onState: (state: RoomState) => void;
  /** False while the room cannot be heard. */
  readonly onLink: (isHeard: boolean) => void;
  /** It was deleted, or its time is over. */
  readonly onGone: () => void;
};

/**
 * By a stream; while it is cut or held up, by asking again and again. Gives how to stop.
 */
export function followRoom(code: string, follower: Follower): () => void {
  let stream: EventSource | null = null;
  let isOver = false;
  let polling: number | undefined;
  let reopening: number | undefined;
  /** Waits for the last question: a slow network must not pile them up. */
  let isAsking = false;

  function stop() {
    isOver = true;
    stream?.close();
    clearInterval(polling);
    clearTimeout(reopening);
    window.removeEventListener('online', look);
    document.removeEventListener('visibilitychange', look);
  }

  function leave() {
    stop();
    follower.onGone();
  }

  function hear(state: RoomState) {
    if (isOver) return;
    follower.onLink(true);
    follower.onState(state);
  }

  async function poll() {
    if (isAsking || isOver) return;
    isAsking = true;
    const answer = await readState(code);
    isAsking = false;
    if (isOver) return;
    if (answer.ok) hear(answer.value);
    else if (answer.reason === 'no-such-room') leave();
    else follower.onLink(false);
  }

  function startPolling() {
    polling ??= window.setInterval(() => void poll(), POLL_MS);
  }

  function stopPolling() {
    clearInterval(polling);
    polling = undefined;
  }

  function open() {
    const opened = new EventSource(`${ROOMS}/${code}/events`);
    stream = opened;
    const isSilent = window.setTimeout(startPolling, FIRST_WORD_MS);
    opened.addEventListener('message', ({ data }) => {
      clearTimeout(isSilent);
      stopPolling();
      const state = readRoomState(parsed(String(data)));
      if (state !== null) hear(state);
    });
    opened.addEventListener(ROOM_GONE_EVENT, leave);
    opened.addEventListener('error', () => {
      clearTimeout(isSilent);
      startPolling();
      // A browser comes back by itself, except from an answer that is not a stream.
      if (opened.readyState !== EventSource.CLOSED || isOver) return;
      opened.close();
      clearTimeout(reopening);
      reopening = window.setTimeout(open, REOPEN_MS);
    });
  }

  /** A phone that slept, or found the network again, knows nothing of what happened meanwhile. */
  function look() {
    if (!document.hidden) void poll();
  }

  open();
  window.addEventListener('online', look);
  document.addEventListener('visibilitychange', look);
  return stop;
}

async function ask<Value>(
  method: string,
  path: string,
  read: (value: unknown) => Value | null,
  body?: object,
): RoomAnswer<Value> {
  const stopping = new AbortController();
  const limit = setTimeout(() => stopping.abort(), LONGEST_WAIT_MS);
  try {
    const response = await fetch(path, {
      method,
      signal: stopping.signal,
      cache: 'no-store',
      credentials: 'omit',
      ...(body && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    const value = parsed(await response.text());
    if (!response.ok) return refuse(readRoomRefusal(value) ?? 'away');
    const answer = read(value);
    return answer === null ? refuse('away') : accept(answer);
  } catch {
    return refuse('away');
  } finally {
    clearTimeout(limit);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** An answer without a body is one all the same. */
function readNothing(): true {
  return true;
}
