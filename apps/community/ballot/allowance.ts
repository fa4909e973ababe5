import { hash, randomBytes } from 'node:crypto';

/**
 * How much each network may send, in memory of a fixed size. An address is hashed with a salt that
 * is thrown away every hour, and leaves no other trace: a speed bump, not a wall.
 */
export type Allowance = {
  /** What is left after this request; below zero, by how much too many. A cost of 0 only looks. */
  readonly take: (address: string, seconds: number, cost?: number) => number;
};

export type AllowanceOptions = {
  /** How many at once, then how many a minute. */
  readonly burst: number;
  readonly perMinute: number;
  /** How far over a network may be before it is told to wait. */
  readonly mostOver?: number;
  readonly places?: number;
};

/** Further over than that, a network is told to wait a minute. */
export const MOST_OVER = 200;

const PLACES = 2 ** 17;
const SALT_SECONDS = 3_600;

export function createAllowance({
  burst,
  perMinute,
  mostOver = MOST_OVER,
  places = PLACES,
}: AllowanceOptions): Allowance {
  const tokens = new Float32Array(places);
  const since = new Float64Array(places);
  // However much was sent, half a minute without sending is enough to be heard again: it is what
  // a network is told, and its address may be that of a whole school.
  const deepest = Math.min(-1, 1 - mostOver - perMinute / 2);
  let salt = '';
  let saltedAt = Number.NEGATIVE_INFINITY;

  function takeAt(place: number, seconds: number, cost: number): number {
    const elapsed = seconds - (since[place] ?? 0);
    const left = Math.min(burst, (tokens[place] ?? 0) + (elapsed * perMinute) / 60) - cost;
    tokens[place] = Math.max(deepest, left);
    since[place] = seconds;
    return left;
  }

  return {
    take: (address, seconds, cost = 1) => {
      if (seconds - saltedAt >= SALT_SECONDS) {
        salt = randomBytes(32).toString('hex');
        saltedAt = seconds;
        tokens.fill(burst);
        since.fill(seconds);
      }
      const digest = hash('sha256', salt + networkOf(address), 'buffer');
      // Two places, and the better one counts: an innocent must meet a flood twice to be held up.
      const first = digest.readUInt32LE(0) % places;
      const second = digest.readUInt32LE(4) % places;
      const left = takeAt(first, seconds, cost);
      return first === second ? left : Math.max(left, takeAt(second, seconds, cost));
    },
  };
}

/** A whole IPv4 address; of IPv6 the first 56 bits, which are one home. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  if (address.startsWith('::ffff:') && address.includes('.'))
    return address.slice('::ffff:'.length);
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
  const [a, b, c, d] = groups.map((group) => Number.parseInt(group, 16));
  return [a, b, c, (d ?? 0) >> 8].map((group) => (group ?? 0).toString(16)).join(':');
}
