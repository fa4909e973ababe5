import { families, pages } from '#site/pages.ts';

type Name = keyof typeof pages;

const addresses = Object.entries(pages).map(([name, { path }]) => [name, path]);

/** The address of each page, by its name in `pages.ts`. Links use these, never a literal. */
export const paths: { readonly [Page in Name]: (typeof pages)[Page]['path'] } =
  Object.fromEntries(addresses);

/** Served with status 404 for an unknown address. */
export const notFoundPath = '/404';

/** Prerendered paths end with a slash; visible addresses do not. */
export function withoutSlash(pathname: string): string {
  return pathname.replace(/(.)\/$/, '$1');
}

export function linePath(id: string): string {
  return `/${families.line}/${id}`;
}

export function cardPath(id: string): string {
  return `/${families.card}/${id}`;
}

/** The page of an extract; `key` is the anchor of one cell. */
export function piecePath(page: string, key?: string): string {
  return `/${families.piece}/${page}${key === undefined ? '' : `#${key}`}`;
}

/** A function of Eurostat, by its code; a group leads to its function. */
export function functionPath(code: string): string {
  return `/${families.function}/${code.toLowerCase().replace(/^(gf\d\d)\d\d$/, '$1')}`;
}

/** A published cell of Eurostat: a percentage of GDP, or an amount. */
export function cellPathOf(
  code: string,
  area: string,
  year: number,
  published: 'PC_GDP' | 'MIO_EUR' = 'PC_GDP',
): string {
  const page = `eurostat_fonctions_${code.toLowerCase()}`;
  return piecePath(page, `${code}.${area}.${published}.${year}`);
}

/** The code of the Insee; `face`: the code of another commune, put beside it. */
export function communePath(code: string, face?: string): string {
  return `/${families.commune}/${code}${face === undefined ? '' : `?${ASKED_FACE}=${face}`}`;
}

/** Query parameter of the page of a commune. */
export const ASKED_FACE = 'face';

/** Well formed, of no commune: its page is the one that a browser fills for any code. */
export const NO_COMMUNE = '00000';

export function termPath(id: string): string {
  return `${paths.lexicon}#${id}`;
}

/** `ids`: ids of lines as `@nosmilliards/domain` joins them. */
export function comparePath(ids: string): string {
  return `/${families.comparison}/${ids}`;
}

/** The JSON download of a line. */
export function lineFilePath(id: string): string {
  return `${linePath(id)}.json`;
}

/** Redirected to the game by the servers and by its route; not prerendered. */
export const votePath = '/voter';

/** Old addresses of pages, redirected by the servers and by `routes/former.tsx`. */
export const formerPaths: Readonly<Record<string, string>> = {
  '/en-images': paths.explorer,
  '/temps/impots-1995': paths.timeTaxes,
  '/pieces': paths.data,
  '/ma-part-methode': paths.methodology,
};

/** Id of the prerendered « not found » pages, served for any unknown line, card or piece. */
export const NO_ID = 'introuvable';

/** Every page built as a file (for other addresses: `publish/pages/stand-in.ts`). */
export function prerenderedPathsOf(ids: {
  readonly lines: readonly string[];
  readonly cards: readonly string[];
  readonly pieces: readonly string[];
  readonly comparisons: readonly string[];
  readonly functions: readonly string[];
}): string[] {
  return [
    ...Object.values(paths),
    notFoundPath,
    ...Object.keys(formerPaths),
    ...[NO_ID, ...ids.lines].map(linePath),
    ...[NO_ID, ...ids.cards].map(cardPath),
    ...[NO_ID, ...ids.pieces].map((page) => piecePath(page)),
    ...ids.comparisons.map(comparePath),
    ...[NO_ID, ...ids.functions].map(functionPath),
    ...[NO_ID, NO_COMMUNE].map((code) => communePath(code)),
  ];
}
