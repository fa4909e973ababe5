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
};

const PLACES = 2 ** 17;
const SALT_SECONDS = 3_600;
/** How many homes (/56) an IPv6 site (/48) may spend the tokens of; it has space for 256. */
const SITE_TIMES = 8;

export function createAllowance({ burst, perMinute }: AllowanceOptions): Allowance {
  const homes = createBuckets(burst, perMinute);
  const sites = createBuckets(burst * SITE_TIMES, perMinute * SITE_TIMES);
  let salt = '';
  let saltedAt = Number.NEGATIVE_INFINITY;

  return {
    take: (address, seconds, cost = 1) => {
      if (seconds - saltedAt >= SALT_SECONDS) {
        salt = randomBytes(32).toString('hex');
        saltedAt = seconds;
        homes.fill(seconds);
        sites.fill(seconds);
      }
      const { home, site } = networksOf(address);
      const left = homes.take(salt + home, seconds, cost);
      // A home over its own allowance does not use up that of its neighbours.
      if (site === null || (left < 0 && cost > 0)) return left;
      return Math.min(left, sites.take(salt + site, seconds, cost));
    },
  };
}

function createBuckets(burst: number, perMinute: number) {
  const tokens = new Float32Array(PLACES);
  const since = new Float64Array(PLACES);
  // A bucket never sinks further below zero than 30 s of refill: Retry-After says 60 s, and one
  // address may be a whole school.
  const deepest = Math.min(-1, 1 - perMinute / 2);

  function takeAt(place: number, seconds: number, cost: number): number {
    const elapsed = seconds - (since[place] ?? 0);
    const left = Math.min(burst, (tokens[place] ?? 0) + (elapsed * perMinute) / 60) - cost;
    tokens[place] = Math.max(deepest, left);
    since[place] = seconds;
    return left;
  }

  return {
    fill: (seconds: number) => {
      tokens.fill(burst);
      since.fill(seconds);
    },
    take: (network: string, seconds: number, cost: number): number => {
      const digest = hash('sha256', network, 'buffer');
      // Each network has two buckets and the fuller one counts: sharing one bucket with a flooding
      // network is not enough to be refused.
      const first = digest.readUInt32LE(0) % PLACES;
      const second = digest.readUInt32LE(4) % PLACES;
      const left = takeAt(first, seconds, cost);
      return first === second ? left : Math.max(left, takeAt(second, seconds, cost));
    },
  };
}

/**
 * The IPv4 address; or the first 56 bits of an IPv6 address, which providers give to one home, and
 * its first 48, which they give to one site.
 */
export function networksOf(address: string): { home: string; site: string | null } {
  if (!address.includes(':')) return { home: address, site: null };
  if (address.startsWith('::ffff:') && address.includes('.')) {
    return { home: address.slice('::ffff:'.length), site: null };
  }
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
  const [a = 0, b = 0, c = 0, d = 0] = groups.map((group) => Number.parseInt(group, 16));
  const site = [a, b, c].map((group) => group.toString(16)).join(':');
  return { home: `${site}:${(d >> 8).toString(16)}`, site };
}
