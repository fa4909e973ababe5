import { hash, randomBytes } from 'node:crypto';
import type { RoomRefusal } from '@nosmilliards/contract/room-message';
import { createAllowance, networksOf, type AllowanceOptions } from '../ballot/allowance.ts';

type NoSuchRoom = Extract<RoomRefusal, 'no-such-room'>;

/**
 * Limits the wrong room codes of each network. A school is often one network: a pupil who guesses
 * codes must not lock the others out of the rooms in use there.
 */
export type Guesses = {
  /**
   * The result of `find`, or `too-many`, without calling it, once the network has no wrong code
   * left. However many are sent at once, right codes are never refused for each other, and wrong
   * ones all count.
   */
  readonly ask: <Found>(
    address: string,
    code: string,
    find: () => Promise<Found | NoSuchRoom>,
  ) => Promise<Found | NoSuchRoom | 'too-many'>;
  /**
   * Records that a network knows this code, because a pupil or the teacher uses it: it is no longer
   * limited.
   */
  readonly remember: (address: string, code: string) => void;
};

/** Codes are kept in two sets that take turns: each lives for 30 to 60 minutes. */
const HALF_SECONDS = 1_800;
/** Largest set; then the oldest entry is dropped. */
const MOST_KNOWN = 2 ** 16;
/** Characters of base64url, 132 bits: no collision is expected. */
const DIGEST_LENGTH = 22;

/** Digests of a network and a code. Their salt is dropped with them. */
type Half = { readonly salt: string; readonly since: number; readonly known: Set<string> };

export function createGuesses(
  options: AllowanceOptions,
  seconds = () => performance.now() / 1_000,
): Guesses {
  const allowance = createAllowance(options);
  /** Codes that a network asks for now, each with a token, and the end of them all. */
  const underWay = new Map<string, { count: number; over: PromiseWithResolvers<void> }>();
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
      const { home } = networksOf(address);
      // No token left: the codes under way may be right, and give theirs back.
      while (!isKnown(address, code) && allowance.take(address, seconds(), 0) < 1) {
        const others = underWay.get(home);
        // A refused request takes no token: phones that retry would keep their school locked out.
        if (others === undefined) return 'too-many';
        // oxlint-disable-next-line no-await-in-loop -- until the others are answered
        await others.over.promise;
      }
      if (isKnown(address, code)) {
        const found = await find();
        if (found !== 'no-such-room') remember(address, code);
        return found;
      }
      // The token is taken before the query, so that codes sent at the same time all count. It is
      // given back unless the code is wrong.
      allowance.take(address, seconds());
      const asked = underWay.get(home) ?? { count: 0, over: Promise.withResolvers<void>() };
      underWay.set(home, asked);
      asked.count += 1;
      let isWrong = false;
      try {
        const found = await find();
        isWrong = found === 'no-such-room';
        if (!isWrong) remember(address, code);
        return found;
      } finally {
        if (!isWrong) allowance.take(address, seconds(), -1);
        asked.count -= 1;
        if (asked.count === 0) {
          underWay.delete(home);
          asked.over.resolve();
        }
      }
    },
  };
}

function newHalf(since: number): Half {
  return { salt: randomBytes(32).toString('hex'), since, known: new Set() };
}

function digestOf({ salt }: Half, address: string, code: string): string {
  const { home } = networksOf(address);
  return hash('sha256', `${salt}${home} ${code}`, 'base64url').slice(0, DIGEST_LENGTH);
}
