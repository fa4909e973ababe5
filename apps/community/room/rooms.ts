import type { RoomRequest, RoomStage, VoteRequest } from '@nosmilliards/contract/room-message';
import type { ClientConfig, Pool } from 'pg';
import { createAllowance, type AllowanceOptions } from '../ballot/allowance.ts';
import { createGuesses } from './guess.ts';
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
import { createVoteBatcher } from './vote-batcher.ts';

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

export type Rooms = ReturnType<typeof createRooms>;

/** The live rooms. Their data is in the database, shared by all processes. */
export function createRooms(pool: Pool, connection: ClientConfig, options: RoomsOptions) {
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
    open: (request: RoomRequest) => openRoom(pool, request),
    join: async (address: string, code: string, token: string) => {
      const pupil = await guesses.ask(address, code, () => joinRoom(pool, code, token));
      if (typeof pupil === 'number') {
        strangers.remember(address, code + token);
        move(code);
      }
      return pupil;
    },
    vote: async (address: string, room: string, { token, rev, choices }: VoteRequest) => {
      // Refused before the queue: neither a seat nor a stranger can delay the votes of the others.
      if (votes.take(room + token, seconds()) < 0) return 'too-many';
      const vote = { room, token: hashOf(token), rev, choices: Buffer.from(choices, 'base64url') };
      const outcome = await strangers.ask(address, room + token, () => batcher.submit(vote));
      if (typeof outcome === 'number') states.forget(room);
      return outcome;
    },
    /** False when the code, the secret or the number is wrong. */
    free: async (code: string, teacher: string, pupil: number) => {
      const isFreed = await freeSeat(pool, code, teacher, pupil);
      if (isFreed) move(code);
      return isFreed;
    },
    changeStage: async (code: string, teacher: string, stage: RoomStage) => {
      const changed = await changeStage(pool, code, teacher, stage);
      if (changed === 'changed') move(code);
      return changed;
    },
    /** The state is JSON. */
    stateOf: (address: string, code: string) =>
      guesses.ask(address, code, async () => {
        const state = hub.stateOf(code) ?? (await states.read(code));
        return state === null ? ('no-such-room' as const) : { state };
      }),
    follow: hub.follow,
    totalsOf: async (code: string, teacher: string) => {
      const totals = await readTotals(pool, code, teacher);
      if (typeof totals !== 'string') move(code);
      return totals;
    },
    remove: async (code: string, teacher: string) => {
      const isGone = await deleteRoom(pool, code, teacher);
      if (isGone) move(code);
      return isGone;
    },
    purge: async () => {
      for (const code of await purgeRooms(pool)) move(code);
    },
    streams: hub.streams,
    /** Takes one opening from the network's allowance; negative when there was none left. */
    openings: (address: string) => openings.take(address, seconds()),
    remember: guesses.remember,
    /** Ends the event streams: clients reconnect to another process. */
    release: hub.stop,
    /** Rejects the queued votes with NotWritten. */
    giveUp: batcher.giveUp,
    close: batcher.close,
  };
}

function seconds(): number {
  return performance.now() / 1_000;
}
