import { hash, randomBytes } from 'node:crypto';

/**
 * A token bucket per network, in arrays of fixed size. Addresses are only used hashed, with a salt
 * replaced every hour. Approximate: two networks may share a bucket.
 */
export type Allowance = {
  /**
   * Takes `cost` tokens (0 only reads, −1 gives one back). Returns what is left, negative when over
   * the allowance.
   */
  readonly take: (address: string, seconds: number, cost?: number) => number;
};

export type AllowanceOptions = {
  /** Tokens of a full bucket, and tokens gained per minute. */
  readonly burst: number;
  readonly perMinute: number;
  /** Excess above which the caller refuses; limits how negative a bucket can get. */
  readonly mostOver?: number;
  readonly places?: number;
};

/** A network over its allowance by more than this gets 429. */
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
  // A bucket never sinks further below the 429 threshold than 30 s of refill: Retry-After says 60
  // s, and one address may be a whole school.
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
      // Each network has two buckets and the fuller one counts: sharing one bucket with a flooding
      // network is not enough to be refused.
      const first = digest.readUInt32LE(0) % places;
      const second = digest.readUInt32LE(4) % places;
      const left = takeAt(first, seconds, cost);
      return first === second ? left : Math.max(left, takeAt(second, seconds, cost));
    },
  };
}

/** The IPv4 address, or the first 56 bits of an IPv6 address, which providers give to one home. */
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
