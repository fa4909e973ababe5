import type { ServerResponse } from 'node:http';
import type {
  OpenedRoom,
  RoomRequest,
  RoomStage,
  RoomTotals,
  VoteRequest,
} from '@nosmilliards/contract/room-message';
import type { ClientConfig, Pool } from 'pg';
import { createAllowance, type AllowanceOptions } from '../ballot/allowance.ts';
import { createHub } from './hub.ts';
import {
  changeStage,
  deleteRoom,
  hashOf,
  joinRoom,
  openRoom,
  purgeRooms,
  readStates,
  readTotals,
} from './room-store.ts';
import { createVoteBatcher, type VoteOutcome } from './vote-batcher.ts';

/** The live rooms, as one process serves them: all of them are in the database. */
export type Rooms = {
  readonly open: (request: RoomRequest) => Promise<OpenedRoom>;
  readonly join: (code: string, token: string) => Promise<number | 'no-such-room' | 'room-full'>;
  readonly vote: (code: string, request: VoteRequest) => Promise<VoteOutcome>;
  readonly changeStage: (
    code: string,
    teacher: string,
    stage: RoomStage,
  ) => Promise<'changed' | 'no-such-room' | 'malformed'>;
  /** As it is sent; null when there is no such room. */
  readonly stateOf: (code: string) => Promise<string | null>;
  readonly follow: (code: string, state: string, stream: ServerResponse) => boolean;
  readonly totalsOf: (code: string, teacher: string) => Promise<RoomTotals | null>;
  readonly remove: (code: string, teacher: string) => Promise<boolean>;
  readonly purge: () => Promise<void>;
  readonly streams: () => number;
  /** How many rooms a network may still open, and how many codes it may still get wrong. */
  readonly openings: (address: string) => number;
  readonly guesses: (address: string, cost: number) => number;
  /** Ends the streams: whoever follows comes back, to another process. */
  readonly release: () => Promise<void>;
  /** Tells those who wait that nothing was written for them. */
  readonly giveUp: () => void;
  readonly close: () => Promise<void>;
};

export type RoomsOptions = {
  readonly openings: AllowanceOptions;
  readonly guesses: AllowanceOptions;
  readonly onVotes: (count: number) => void;
  readonly onError: (error: unknown) => void;
};

const BATCH_MS = 250;
const QUEUE = 5_000;
const HEARTBEAT_MS = 25_000;

export function createRooms(pool: Pool, connection: ClientConfig, options: RoomsOptions): Rooms {
  const batcher = createVoteBatcher(pool, {
    everyMs: BATCH_MS,
    queue: QUEUE,
    onBatch: options.onVotes,
  });
  const hub = createHub(pool, connection, {
    heartbeatMs: HEARTBEAT_MS,
    onError: options.onError,
  });
  const openings = createAllowance({ ...options.openings, mostOver: 0 });
  const guesses = createAllowance({ ...options.guesses, mostOver: 0 });

  return {
    open: (request) => openRoom(pool, request),
    join: async (code, token) => {
      const pupil = await joinRoom(pool, code, token);
      if (typeof pupil === 'number') batcher.touch(code);
      return pupil;
    },
    vote: (room, { token, rev, choices }) =>
      batcher.submit({
        room,
        token: hashOf(token),
        rev,
        choices: Buffer.from(choices, 'base64url'),
      }),
    changeStage: async (code, teacher, stage) => {
      const changed = await changeStage(pool, code, teacher, stage);
      if (changed === 'changed') batcher.touch(code);
      return changed;
    },
    stateOf: async (code) =>
      hub.stateOf(code) ?? (await readStates(pool, [code])).get(code) ?? null,
    follow: hub.follow,
    totalsOf: (code, teacher) => readTotals(pool, code, teacher),
    remove: async (code, teacher) => {
      const isGone = await deleteRoom(pool, code, teacher);
      if (isGone) batcher.touch(code);
      return isGone;
    },
    purge: async () => {
      for (const code of await purgeRooms(pool)) batcher.touch(code);
    },
    streams: hub.streams,
    openings: (address) => openings.take(address, seconds()),
    guesses: (address, cost) => guesses.take(address, seconds(), cost),
    release: hub.stop,
    giveUp: batcher.giveUp,
    close: batcher.close,
  };
}

function seconds(): number {
  return performance.now() / 1_000;
}
