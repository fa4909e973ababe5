import { paths } from './path.ts';

/** The code is in the fragment, which browsers never send to a server. */
export function budgetPath(code: string): string {
  return `${paths.budget}#${code}`;
}

/** The same code; its page shows no choice before the visitor's game is over. */
export function challengePath(code: string): string {
  return `${paths.challenge}#${code}`;
}

/** The code of the room is in the fragment, as in `budgetPath`. */
export function joinPath(code: string): string {
  return `${paths.join}#${code}`;
}

export function duelPath(a: string, b: string): string {
  return `${paths.duel}#${a}${BETWEEN_CODES}${b}`;
}

/** The two codes of a duel's fragment; a missing one is empty, which the parser refuses. */
export function duelCodesOf(hash: string): readonly [a: string, b: string] {
  const [a = '', ...rest] = hash.replace(/^#/, '').split(BETWEEN_CODES);
  return [a, rest.join(BETWEEN_CODES)];
}

/** Outside the alphabet of codes. */
const BETWEEN_CODES = '.';

/** The host name written on images and posters: that of the site, whatever host serves the page. */
export function publishedName(): string {
  return new URL(import.meta.env.SITE_ORIGIN).host;
}
