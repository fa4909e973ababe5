import { EMBEDS } from '../app/browser/embed-path.ts';
import { cardPath, families, linePath, NO_ID, paths, piecePath } from '../app/browser/path.ts';

/** The page without content that the script fills from the address. */
export const FALLBACK_FILE = '__spa-fallback.html';

/** As the router reads it: one word after the family, whatever it is. */
const addressesOf = (family: string) => new RegExp(`^/${family}/[^/]+$`);

/** Any comparison is a page: the script reads its lines in the address, and asks for no data. */
export const drawnAddresses = addressesOf(families.comparison);

/** An id that names nothing has its own page: the one of an unknown address would not fit its route. */
const absentPages = [
  { addresses: addressesOf(families.line), page: linePath(NO_ID) },
  { addresses: addressesOf(families.card), page: cardPath(NO_ID) },
  { addresses: addressesOf(families.piece), page: piecePath(NO_ID) },
  // No page of the site could stand in the frame of another.
  { addresses: new RegExp(`^${EMBEDS}.+`), page: EMBEDS + NO_ID },
];

/** What a server sends where no file was written ahead. */
export function standInOf(path: string): { readonly uri: string; readonly status: 200 | 404 } {
  if (drawnAddresses.test(path)) return { uri: `/${FALLBACK_FILE}`, status: 200 };
  const absent = absentPages.find(({ addresses }) => addresses.test(path));
  return { uri: `${absent?.page ?? paths.notFound}/index.html`, status: 404 };
}

/** The same, as nginx includes it in `map $uri $drawn` and `map $uri $absent`. */
export const standInMaps = {
  'drawn.map': `~${unescaped(drawnAddresses)} /${FALLBACK_FILE};\n`,
  'absent.map': absentPages
    .map(({ addresses, page }) => `~${unescaped(addresses)} ${page}/index.html;\n`)
    .join(''),
};

/** JavaScript writes a slash of a pattern with a backslash, nginx without. */
function unescaped({ source }: RegExp): string {
  return source.replaceAll('\\/', '/');
}
