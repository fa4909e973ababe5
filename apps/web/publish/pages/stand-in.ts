import { EMBEDS } from '../../app/site/embed-path.ts';
import {
  cardPath,
  functionPath,
  linePath,
  NO_ID,
  notFoundPath,
  piecePath,
} from '../../app/site/path.ts';
import { families } from '../../app/site/pages.ts';

/** The SPA fallback of React Router: the script renders the page from the address. */
export const FALLBACK_FILE = '__spa-fallback.html';

/** Same pattern as the route `/family/:id`. */
const addressesOf = (family: string) => new RegExp(`^/${family}/[^/]+$`);

/** Comparisons: the script reads the lines from the address and requests no data. */
export const drawnAddresses = addressesOf(families.comparison);

/** Unknown ids have a page per route: the general 404 page does not match the route. */
const absentPages = [
  { addresses: addressesOf(families.line), page: linePath(NO_ID) },
  { addresses: addressesOf(families.card), page: cardPath(NO_ID) },
  { addresses: addressesOf(families.piece), page: piecePath(NO_ID) },
  { addresses: addressesOf(families.function), page: functionPath(NO_ID) },
  // The policy of the 404 page forbids framing.
  { addresses: new RegExp(`^${EMBEDS}.+`), page: EMBEDS + NO_ID },
];

/** The page and the status that a server sends where the build wrote no file. */
export function standInOf(path: string): { readonly uri: string; readonly status: 200 | 404 } {
  if (drawnAddresses.test(path)) return { uri: `/${FALLBACK_FILE}`, status: 200 };
  const absent = absentPages.find(({ addresses }) => addresses.test(path));
  return { uri: `${absent?.page ?? notFoundPath}/index.html`, status: 404 };
}

/** The content of `map $uri $drawn` and `map $uri $absent` in nginx. */
export const standInMaps = {
  'drawn.map': `~${unescaped(drawnAddresses)} /${FALLBACK_FILE};\n`,
  'absent.map': absentPages
    .map(({ addresses, page }) => `~${unescaped(addresses)} ${page}/index.html;\n`)
    .join(''),
};

/** `RegExp.source` escapes slashes, nginx does not. */
function unescaped({ source }: RegExp): string {
  return source.replaceAll('\\/', '/');
}
