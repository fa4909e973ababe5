import { hash, randomBytes } from 'node:crypto';
import type { RoomRefusal } from '@nosmilliards/contract/room-message';
import { createAllowance, networkOf, type AllowanceOptions } from '../ballot/allowance.ts';

type NoSuchRoom = Extract<RoomRefusal, 'no-such-room'>;

/**
 * How many wrong codes a network may try. A school is often one network: a pupil who guesses must
 * not close the rooms that are in use there.
 */
export type Guesses = {
  /** What `find` says of this code; it is not even asked when too many from there were wrong. */
  readonly ask: <Found>(
    address: string,
    code: string,
    find: () => Promise<Found | NoSuchRoom>,
  ) => Promise<Found | NoSuchRoom | 'too-many'>;
  /** Someone from there is in this room, or leads it: the code is no guess any more. */
  readonly remember: (address: string, code: string) => void;
};

/** A half is kept as long again after it: half an hour at least, an hour at most. */
const HALF_SECONDS = 1_800;
/** In a half; the first one in is the first one forgotten. */
const MOST_KNOWN = 2 ** 16;
/** In base64url: two codes have the same digest about never. */
const DIGEST_LENGTH = 22;

/** Codes in use, each with a network, under a salt that is thrown away with them. */
type Half = { readonly salt: string; readonly since: number; readonly known: Set<string> };

export function createGuesses(
  options: AllowanceOptions,
  seconds = () => performance.now() / 1_000,
): Guesses {
  const allowance = createAllowance({ ...options, mostOver: 0 });
  let halves = [newHalf(seconds())];

  function halvesNow(): readonly Half[] {
    const now = seconds();
    if (now - (halves[0]?.since ?? 0) >= HALF_SECONDS) {
      const young = halves.filter(({ since }) => now - since < 2 * HALF_SECONDS);
      halves = [newHalf(now), ...young];
    }
    return halves;
  }

  const isKnown = (address: string, code: string) =>
    halvesNow().some((half) => half.known.has(digestOf(half, address, code)));

  function remember(address: string, code: string): void {
    const [half] = halvesNow();
    if (half === undefined) return;
    const { known } = half;
    known.add(digestOf(half, address, code));
    if (known.size <= MOST_KNOWN) return;
    const [oldest = ''] = known;
    known.delete(oldest);
  }

  return {
    remember,
    ask: async (address, code, find) => {
      if (isKnown(address, code)) {
        const found = await find();
        if (found !== 'no-such-room') remember(address, code);
        return found;
      }
      // Those held up cost nothing: phones that ask again would keep their school out for ever.
      if (allowance.take(address, seconds(), 0) < 1) return 'too-many';
      // Taken before the room is looked for: of many codes sent together, each is counted.
      allowance.take(address, seconds());
      let isWrong = false;
      try {
        const found = await find();
        isWrong = found === 'no-such-room';
        if (!isWrong) remember(address, code);
        return found;
      } finally {
        if (!isWrong) allowance.take(address, seconds(), -1);
      }
    },
  };
}

function newHalf(since: number): Half {
  return { salt: randomBytes(32).toString('hex'), since, known: new Set() };
}

function digestOf({ salt }: Half, address: string, code: string): string {
  return hash('sha256', `${salt}${networkOf(address)} ${code}`, 'base64url').slice(
    0,
    DIGEST_LENGTH,
  );
}
