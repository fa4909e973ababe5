/** What a process serves: the ballots with their totals, or the live rooms. */
const SERVED = ['ballots', 'rooms'] as const;
export type Served = (typeof SERVED)[number];

/** Settings read from environment variables. `pg` itself reads PGHOST, PGUSER… */
export type Config = {
  readonly host: string;
  readonly port: number;
  /** Both in development. In production the site and the ballots do not wait for the rooms. */
  readonly serves: readonly Served[];
  /** Year of the edition to count; null for the last one opened. */
  readonly edition: number | null;
  /** Folder where the documents are written for nginx; null when only the service serves them. */
  readonly publicationFolder: string | null;
  /** Address of the proxy whose X-Forwarded-For is trusted. */
  readonly trustedProxy: string;
  /** Ballot requests that a network may send at once, then per minute, before it gets 429. */
  readonly burst: number;
  readonly perMinute: number;
  /** Wrong room codes that a network may send at once, then per minute, before it gets 429. */
  readonly wrongCodes: number;
  readonly wrongCodesPerMinute: number;
  readonly log: boolean;
};

export function configOf(env: Readonly<Record<string, string | undefined>>): Config {
  return {
    host: env['HOST'] ?? '127.0.0.1',
    port: wholeNumber(env, 'PORT', 8_787),
    serves: servedBy(env['SERVES']),
    edition: env['EDITION'] === undefined ? null : wholeNumber(env, 'EDITION', 0),
    publicationFolder: env['PUBLICATION_FOLDER'] ?? null,
    trustedProxy: env['TRUSTED_PROXY'] ?? '127.0.0.1',
    burst: wholeNumber(env, 'BALLOTS_AT_ONCE', 200),
    perMinute: wholeNumber(env, 'BALLOTS_PER_MINUTE', 20),
    wrongCodes: wholeNumber(env, 'WRONG_CODES_AT_ONCE', 60),
    wrongCodesPerMinute: wholeNumber(env, 'WRONG_CODES_PER_MINUTE', 6),
    log: env['LOG'] !== 'off',
  };
}

function servedBy(text: string | undefined): readonly Served[] {
  if (text === undefined) return SERVED;
  const served = SERVED.filter((name) => name === text);
  if (served.length === 0) throw new Error(`SERVES is neither ballots nor rooms: ${text}`);
  return served;
}

function wholeNumber(
  env: Readonly<Record<string, string | undefined>>,
  name: string,
  usual: number,
): number {
  const text = env[name];
  if (text === undefined) return usual;
  if (!/^\d{1,9}$/.test(text)) throw new Error(`${name} is not a whole number: ${text}`);
  return Number(text);
}
