import { cardPath, families, linePath, NO_ID, paths } from '../app/browser/path.ts';

/** The page without content that the script fills from the address. */
export const FALLBACK_FILE = '__spa-fallback.html';

/** Any comparison is a page: the script reads its lines in the address, and asks for no data. */
export const drawnPaths = [`/${families.comparison}/`];

/** An id that names nothing has its own page: the one of an unknown address would not fit its route. */
const absentPages: readonly (readonly [prefix: string, page: string])[] = [
  [`/${families.line}/`, linePath(NO_ID)],
  [`/${families.card}/`, cardPath(NO_ID)],
];

/** What a server sends where no file was written ahead. */
export function standInOf(path: string): { readonly uri: string; readonly status: 200 | 404 } {
  if (drawnPaths.some((prefix) => path.startsWith(prefix))) {
    return { uri: `/${FALLBACK_FILE}`, status: 200 };
  }
  const [, page = paths.notFound] = absentPages.find(([prefix]) => path.startsWith(prefix)) ?? [];
  return { uri: `${page}/index.html`, status: 404 };
}

/** The same, as nginx includes it in `map $uri $drawn` and `map $uri $absent`. */
export const standInMaps = {
  'drawn.map': drawnPaths.map((prefix) => `~^${prefix} /${FALLBACK_FILE};\n`).join(''),
  'absent.map': absentPages.map(([prefix, page]) => `~^${prefix} ${page}/index.html;\n`).join(''),
};
