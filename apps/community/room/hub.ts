import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOM_GONE_EVENT } from '@nosmilliards/contract/room-rule';
import { Client, type ClientConfig, type Pool } from 'pg';
import { readStates } from './room-store.ts';
import { ROOM_CHANNEL } from './vote-batcher.ts';

/** The event streams of this process, by room, with the last state sent. */
export type Hub = {
  /**
   * Adds a stream until the client leaves or the room is deleted; false when there are too many
   * streams.
   */
  readonly follow: (code: string, state: string, stream: ServerResponse) => boolean;
  /** The last state sent; null when it may be out of date, or when nobody follows the room. */
  readonly stateOf: (code: string) => string | null;
  readonly streams: () => number;
  readonly stop: () => Promise<void>;
};

export type HubOptions = {
  readonly heartbeatMs: number;
  readonly onError: (error: unknown) => void;
};

/** Delay during which changes of several rooms are gathered into one query. */
const GATHERING_MS = 20;
const AGAIN_MS = 500;
const ANSWER_MS = 5_000;
/** 60 seats with two pages each, and some for the teacher. */
const MOST_IN_ROOM = 150;
const MOST_STREAMS = 20_000;
/** A client that stopped reading is disconnected: `EventSource` reconnects by itself. */
const MOST_UNREAD_BYTES = 65_536;

const HEAD = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // Turns off the buffering of nginx.
  'x-accel-buffering': 'no',
};

type Channel = { readonly streams: Set<ServerResponse>; state: string };

export function createHub(pool: Pool, connection: ClientConfig, options: HubOptions): Hub {
  const channels = new Map<string, Channel>();
  const moved = new Set<string>();
  let total = 0;
  let reading: NodeJS.Timeout | null = null;
  let listener: Client | null = null;
  let hangUp: (error: unknown) => void = options.onError;
  let isListening = false;
  let isStopped = false;

  function markMoved(codes: Iterable<string>): void {
    for (const code of codes) if (channels.has(code)) moved.add(code);
    if (moved.size > 0 && !isStopped) reading ??= setTimeout(() => void tell(), GATHERING_MS);
  }

  async function tell(): Promise<void> {
    const codes = [...moved];
    moved.clear();
    try {
      const states = await readStates(pool, codes);
      for (const code of codes) tellRoom(code, states.get(code));
    } catch (error) {
      options.onError(error);
      for (const code of codes) moved.add(code);
      await wait(AGAIN_MS);
    } finally {
      reading = null;
    }
    markMoved([]);
  }

  function tellRoom(code: string, state: string | undefined): void {
    const channel = channels.get(code);
    if (channel === undefined) return;
    if (state === undefined) {
      channels.delete(code);
      for (const stream of channel.streams) stream.end(`event: ${ROOM_GONE_EVENT}\ndata:\n\n`);
    } else if (state !== channel.state) {
      channel.state = state;
      for (const stream of channel.streams) send(stream, `data: ${state}\n\n`);
    }
  }

  /**
   * Listens to the changes made by any process. After a reconnection, reads all followed rooms
   * again.
   */
  async function listen(): Promise<void> {
    const client = new Client({
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
      ...connection,
    });
    listener = client;
    const again = (error?: unknown) => {
      if (listener !== client) return;
      listener = null;
      isListening = false;
      if (error !== undefined) options.onError(error);
      void close(client);
      if (!isStopped) setTimeout(() => void listen(), AGAIN_MS);
    };
    hangUp = again;
    client.on('error', again);
    client.on('end', () => again());
    client.on('notification', ({ payload = '' }) => markMoved(payload.split(',')));
    try {
      await client.connect();
      await client.query(`LISTEN ${ROOM_CHANNEL}`);
      isListening = true;
      markMoved(channels.keys());
    } catch (error) {
      again(error);
    }
  }

  // Proxies close silent streams (nginx after 60 s). The query detects a database connection that
  // hangs.
  const heartbeat = setInterval(() => {
    for (const { streams } of channels.values())
      for (const stream of streams) send(stream, ':\n\n');
    if (isListening) listener?.query('SELECT 1').catch(hangUp);
  }, options.heartbeatMs);
  void listen();

  return {
    follow: (code, state, stream) => {
      // The client left while the state was read: `close` has fired already and would never remove
      // the stream.
      if (stream.destroyed) return true;
      const channel = channels.get(code) ?? { streams: new Set(), state };
      if (isStopped || total >= MOST_STREAMS || channel.streams.size >= MOST_IN_ROOM) return false;
      channels.set(code, channel);
      channel.streams.add(stream);
      total += 1;
      stream.on('close', () => {
        total -= 1;
        channel.streams.delete(stream);
        if (channel.streams.size === 0 && channels.get(code) === channel) channels.delete(code);
      });
      stream.writeHead(200, HEAD);
      stream.write(`retry: ${spreadMs()}\ndata: ${channel.state}\n\n`);
      // The state may have changed since it was read.
      markMoved([code]);
      return true;
    },
    stateOf: (code) => (isListening ? (channels.get(code)?.state ?? null) : null),
    streams: () => total,
    stop: async () => {
      isStopped = true;
      clearInterval(heartbeat);
      if (reading !== null) clearTimeout(reading);
      // Ended cleanly: clients reconnect to another process.
      for (const { streams } of channels.values()) for (const stream of streams) stream.end();
      const last = listener;
      listener = null;
      if (last !== null) await close(last);
    },
  };
}

async function close(client: Client): Promise<void> {
  try {
    await client.end();
  } catch {
    // Already closed.
  }
}

function send(stream: ServerResponse, text: string): void {
  if (stream.writableLength > MOST_UNREAD_BYTES) stream.destroy();
  else if (!stream.writableEnded) stream.write(text);
}

/** Reconnection delay, random so that clients do not reconnect together. */
function spreadMs(): number {
  return 1_000 + Math.floor(Math.random() * 3_000);
}
