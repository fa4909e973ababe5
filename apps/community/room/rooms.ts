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
import { createGuesses, type Guesses } from './guess.ts';
import { createHub } from './hub.ts';
import {
  changeStage,
  deleteRoom,
  freeSeat,
  hashOf,
  joinRoom,
  openRoom,
  purgeRooms,
  readStates,
  readTotals,
} from './room-store.ts';
import { createStateReader } from './state-reader.ts';
import { createVoteBatcher, type VoteOutcome } from './vote-batcher.ts';

/** The live rooms. Their data is in the database, shared by all processes. */
export type Rooms = {
  readonly open: (request: RoomRequest) => Promise<OpenedRoom>;
  readonly join: (
    address: string,
    code: string,
    token: string,
  ) => Promise<number | 'no-such-room' | 'room-full' | 'room-shut' | 'too-many'>;
  readonly vote: (
    address: string,
    code: string,
    request: VoteRequest,
  ) => Promise<VoteOutcome | 'too-many'>;
  /** False when the code, the secret or the number is wrong. */
  readonly free: (code: string, teacher: string, pupil: number) => Promise<boolean>;
  readonly changeStage: (
    code: string,
    teacher: string,
    stage: RoomStage,
  ) => Promise<'changed' | 'no-such-room' | 'malformed'>;
  /** `state` is JSON. */
  readonly stateOf: (
    address: string,
    code: string,
  ) => Promise<{ readonly state: string } | 'no-such-room' | 'too-many'>;
  readonly follow: (code: string, state: string, stream: ServerResponse) => boolean;
  readonly totalsOf: (
    code: string,
    teacher: string,
  ) => Promise<RoomTotals | 'no-such-room' | 'not-frozen'>;
  readonly remove: (code: string, teacher: string) => Promise<boolean>;
  readonly purge: () => Promise<void>;
  readonly streams: () => number;
  /** Takes one opening from the network's allowance; negative when there was none left. */
  readonly openings: (address: string) => number;
  readonly remember: Guesses['remember'];
  /** Ends the event streams: clients reconnect to another process. */
  readonly release: () => Promise<void>;
  /** Rejects the queued votes with NotWritten. */
  readonly giveUp: () => void;
  readonly close: () => Promise<void>;
};

export type RoomsOptions = {
  readonly openings: AllowanceOptions;
  readonly guesses: AllowanceOptions;
  readonly onVotes: (count: number) => void;
  readonly onError: (error: unknown) => void;
};

/** Votes of one seat: a pupil who goes through the whole deck at once is not slowed. */
const VOTES = { burst: 100, perMinute: 60 };
/** Votes of one network with a token that has no seat, as after a seat was freed. */
const STRANGERS = { burst: 60, perMinute: 60 };
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
  const openings = createAllowance(options.openings);
  const guesses = createGuesses(options.guesses);
  const votes = createAllowance(VOTES);
  const strangers = createGuesses(STRANGERS);
  const states = createStateReader(
    async (code) => (await readStates(pool, [code])).get(code) ?? null,
  );

  function move(code: string): void {
    states.forget(code);
    batcher.touch(code);
  }

  return {
    open: (request) => openRoom(pool, request),
    join: async (address, code, token) => {
      const pupil = await guesses.ask(address, code, () => joinRoom(pool, code, token));
      if (typeof pupil === 'number') {
        strangers.remember(address, code + token);
        move(code);
      }
      return pupil;
    },
    vote: async (address, room, { token, rev, choices }) => {
      // Refused before the queue: neither a seat nor a stranger can delay the votes of the others.
      if (votes.take(room + token, seconds()) < 0) return 'too-many';
      const vote = { room, token: hashOf(token), rev, choices: Buffer.from(choices, 'base64url') };
      const outcome = await strangers.ask(address, room + token, () => batcher.submit(vote));
      if (typeof outcome === 'number') states.forget(room);
      return outcome;
    },
    free: async (code, teacher, pupil) => {
      const isFreed = await freeSeat(pool, code, teacher, pupil);
      if (isFreed) move(code);
      return isFreed;
    },
    changeStage: async (code, teacher, stage) => {
      const changed = await changeStage(pool, code, teacher, stage);
      if (changed === 'changed') move(code);
      return changed;
    },
    stateOf: (address, code) =>
      guesses.ask(address, code, async () => {
        const state = hub.stateOf(code) ?? (await states.read(code));
        return state === null ? 'no-such-room' : { state };
      }),
    follow: hub.follow,
    totalsOf: async (code, teacher) => {
      const totals = await readTotals(pool, code, teacher);
      if (typeof totals !== 'string') move(code);
      return totals;
    },
    remove: async (code, teacher) => {
      const isGone = await deleteRoom(pool, code, teacher);
      if (isGone) move(code);
      return isGone;
    },
    purge: async () => {
      for (const code of await purgeRooms(pool)) move(code);
    },
    streams: hub.streams,
    openings: (address) => openings.take(address, seconds()),
    remember: guesses.remember,
    release: hub.stop,
    giveUp: batcher.giveUp,
    close: batcher.close,
  };
}

function seconds(): number {
  return performance.now() / 1_000;
}
