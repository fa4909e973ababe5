/** What an operator may set, by environment; where the database is, by PGHOST and the like. */
export type Config = {
  readonly host: string;
  readonly port: number;
  /** The year counted; null for the last that was opened. */
  readonly edition: number | null;
  /** Where the documents are written for nginx; null to serve them from here alone. */
  readonly publicationFolder: string | null;
  /** Whose word on the visitor's address is taken: nginx, on this machine. */
  readonly trustedProxy: string;
  /** What one network may send at once, then each minute, before more proof is asked of it. */
  readonly burst: number;
  readonly perMinute: number;
  /** How many codes of rooms one network may get wrong at once, then each minute. */
  readonly wrongCodes: number;
  readonly wrongCodesPerMinute: number;
  readonly log: boolean;
};

export function configOf(env: Readonly<Record<string, string | undefined>>): Config {
  return {
    host: env['HOST'] ?? '127.0.0.1',
    port: wholeNumber(env, 'PORT', 8_787),
    edition: env['EDITION'] === undefined ? null : wholeNumber(env, 'EDITION', 0),
    publicationFolder: env['PUBLICATION_FOLDER'] ?? null,
    trustedProxy: env['TRUSTED_PROXY'] ?? '127.0.0.1',
    burst: wholeNumber(env, 'BALLOTS_AT_ONCE', 60),
    perMinute: wholeNumber(env, 'BALLOTS_PER_MINUTE', 20),
    wrongCodes: wholeNumber(env, 'WRONG_CODES_AT_ONCE', 60),
    wrongCodesPerMinute: wholeNumber(env, 'WRONG_CODES_PER_MINUTE', 6),
    log: env['LOG'] !== 'off',
  };
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
