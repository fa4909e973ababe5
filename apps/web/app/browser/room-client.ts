import {
  joinAnswerSchema,
  openedRoomSchema,
  readRoomState,
  roomRefusalSchema,
  roomTotalsSchema,
  voteAnswerSchema,
  type RoomRequest,
  type RoomStage,
  type RoomState,
} from '@nosmilliards/contract/room-message';
import { ROOM_GONE_EVENT } from '@nosmilliards/contract/room-rule';
import { readAs, type Schema, type ValueOf } from '@nosmilliards/contract/schema';
import { accept, refuse, type Result } from '@nosmilliards/domain/result';

/** `away`: no network, or the service does not answer for now. A retry is safe. */
export type RoomTrouble = ValueOf<typeof roomRefusalSchema>['refusal'] | 'away';

export type RoomAnswer<Value> = Promise<Result<Value, RoomTrouble>>;

const ROOMS = '/api/v1/rooms';
const LONGEST_WAIT_MS = 12_000;
/** Each poll costs the service nothing more: it reads a room from the database once a second. */
const POLL_MS = 2_000;
/** A stream starts with the state: without it in this time, a proxy is buffering. */
const FIRST_WORD_MS = 5_000;
const REOPEN_MS = 15_000;

export const openRoom = (request: RoomRequest) =>
  ask('POST', ROOMS, reader(openedRoomSchema), request);

export const joinRoom = (code: string, token: string) =>
  ask('POST', `${ROOMS}/${code}/pupils`, reader(joinAnswerSchema), { token });

export const sendBallot = (
  code: string,
  ballot: { readonly token: string; readonly rev: number; readonly choices: string },
) => ask('PUT', `${ROOMS}/${code}/votes`, reader(voteAnswerSchema), ballot);

export const changeStage = (code: string, teacher: string, stage: RoomStage) =>
  ask('PUT', `${ROOMS}/${code}/state`, readNothing, { teacher, ...stage });

export const readTotals = (code: string, teacher: string) =>
  ask('POST', `${ROOMS}/${code}/totals`, reader(roomTotalsSchema), { teacher });

type Led = { readonly code: string; readonly teacher: string };

export const freeSeat = ({ code, teacher }: Led, pupil: number) =>
  ask('DELETE', `${ROOMS}/${code}/pupils/${pupil}`, readNothing, { teacher });

/** True once the service has deleted the room. */
export async function deleteRoom({ code, teacher }: Led): Promise<boolean> {
  const removed = await ask('DELETE', `${ROOMS}/${code}`, readNothing, { teacher });
  return removed.ok || removed.reason === 'no-such-room';
}

const readState = (code: string) => ask('GET', `${ROOMS}/${code}/state`, readRoomState);

type Follower = {
  readonly onState: (state: RoomState) => void;
  /** False while neither the stream nor polling gets through. */
  readonly onLink: (isHeard: boolean) => void;
  /** The room was deleted or has expired. */
  readonly onGone: () => void;
};

/**
 * Follows a room over server-sent events; polls while the stream is cut or buffered. Returns a
 * function that stops it.
 */
export function followRoom(code: string, follower: Follower): () => void {
  let stream: EventSource | null = null;
  let isOver = false;
  let polling: number | undefined;
  let reopening: number | undefined;
  /** One poll at a time: on a slow network they would pile up. */
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
      // `EventSource` reconnects by itself, except from CLOSED (a response that is not a stream).
      if (opened.readyState !== EventSource.CLOSED || isOver) return;
      opened.close();
      clearTimeout(reopening);
      reopening = window.setTimeout(open, REOPEN_MS);
    });
  }

  /** Called when the page is shown or the network is back: events were missed meanwhile. */
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
    if (!response.ok) return refuse(readAs(roomRefusalSchema, value)?.refusal ?? 'away');
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

function reader<Value>(schema: Schema<Value>) {
  return (value: unknown) => readAs(schema, value);
}

/** For answers without a body. */
function readNothing(): true {
  return true;
}
