import { paths } from './path.ts';

/** A budget, by its code: after the `#`, which a browser never sends. */
export function budgetPath(code: string): string {
  return `${paths.budget}#${code}`;
}

/** Where a room is joined, with its code: after the `#`, as a budget. */
export function joinPath(code: string): string {
  return `${paths.join}#${code}`;
}

/** Two budgets side by side. */
export function duelPath(a: string, b: string): string {
  return `${paths.duel}#${a}${BETWEEN_CODES}${b}`;
}

/** The codes of a `#…` that names two budgets; what is missing is empty, and refused as such. */
export function duelCodesOf(hash: string): readonly [a: string, b: string] {
  const [a = '', ...rest] = hash.replace(/^#/, '').split(BETWEEN_CODES);
  return [a, rest.join(BETWEEN_CODES)];
}

/** Not in the alphabet of a code. */
const BETWEEN_CODES = '.';

/** As somebody else would type it. */
export function siteUrl(path: string): string {
  return location.origin + path;
}

/** What a poster is signed with. */
export function siteName(): string {
  return location.host;
}
