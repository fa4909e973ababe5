import { EMBEDS } from '../../app/site/embed-path.ts';
import {
  cardPath,
  communePath,
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

/** The page of a commune, which the script fills from the code of the address. */
export const COMMUNE_FILE = '__commune.html';

/** Pages that the script draws from their address, without a `.data` file, by the file served. */
export const drawnPages = [
  { addresses: addressesOf(families.comparison), file: FALLBACK_FILE },
  // Without braces, which nginx would read as a block.
  { addresses: /^\/commune\/(?:\d\d|2A|2B)\d\d\d$/, file: COMMUNE_FILE },
];

/** Unknown ids have a page per route: the general 404 page does not match the route. */
const absentPages = [
  { addresses: addressesOf(families.line), page: linePath(NO_ID) },
  { addresses: addressesOf(families.card), page: cardPath(NO_ID) },
  { addresses: addressesOf(families.piece), page: piecePath(NO_ID) },
  { addresses: addressesOf(families.function), page: functionPath(NO_ID) },
  { addresses: addressesOf(families.commune), page: communePath(NO_ID) },
  // The policy of the 404 page forbids framing.
  { addresses: new RegExp(`^${EMBEDS}.+`), page: EMBEDS + NO_ID },
];

/** The page and the status that a server sends where the build wrote no file. */
export function standInOf(path: string): { readonly uri: string; readonly status: 200 | 404 } {
  const drawn = drawnPages.find(({ addresses }) => addresses.test(path));
  if (drawn !== undefined) return { uri: `/${drawn.file}`, status: 200 };
  const absent = absentPages.find(({ addresses }) => addresses.test(path));
  return { uri: `${absent?.page ?? notFoundPath}/index.html`, status: 404 };
}

/** The content of `map $uri $drawn` and `map $uri $absent` in nginx. */
export const standInMaps = {
  'drawn.map': drawnPages
    .map(({ addresses, file }) => `~${unescaped(addresses)} /${file};\n`)
    .join(''),
  'absent.map': absentPages
    .map(({ addresses, page }) => `~${unescaped(addresses)} ${page}/index.html;\n`)
    .join(''),
};

/** `RegExp.source` escapes slashes, nginx does not. */
function unescaped({ source }: RegExp): string {
  return source.replaceAll('\\/', '/');
}
