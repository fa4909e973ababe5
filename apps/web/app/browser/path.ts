/** The addresses of the site: a screen is linked by its name here, never by a typed string. */
export const paths = {
  home: '/',
  explorer: '/explorer',
  pictures: '/en-images',
  game: '/je-fais-mon-budget',
  express: '/express',
  results: '/resultats',
  about: '/a-propos',
  lexicon: '/lexique',
  methodology: '/methodologie',
  data: '/donnees',
  integrate: '/integrer',
  teach: '/enseigner',
  pieces: '/pieces',
  corrections: '/corrections',
  accessibility: '/accessibilite',
  privacy: '/confidentialite',
  legalNotice: '/mentions-legales',
  siteMap: '/plan-du-site',
  completion: '/gamified-completion',
  surplus: '/reduction-impots',
  budget: '/budget',
  duel: '/duel',
  letter: '/lettre',
  room: '/seance',
  trends: '/tendances',
  join: '/rejoindre',
  notFound: '/404',
} as const;

/** Pages that are one of many: the first word of their addresses. */
export const families = {
  line: 'ligne',
  card: 'carte',
  piece: 'piece',
  comparison: 'compare',
} as const;

/** Pages are written ahead with a slash that no visitor sees. */
export function withoutSlash(pathname: string): string {
  return pathname.replace(/(.)\/$/, '$1');
}

/** The page of one line of the budget. */
export function linePath(id: string): string {
  return `/${families.line}/${id}`;
}

/** The page of one card of the game. */
export function cardPath(id: string): string {
  return `/${families.card}/${id}`;
}

/** The extract of a document; with `key`, the very cell. */
export function piecePath(page: string, key?: string): string {
  return `/${families.piece}/${page}${key === undefined ? '' : `#${key}`}`;
}

/** A word of the lexicon. */
export function termPath(id: string): string {
  return `${paths.lexicon}#${id}`;
}

/** `ids` as the rules join them. */
export function comparePath(ids: string): string {
  return `/${families.comparison}/${ids}`;
}

/** Where the visitor stands, to come back to it. */
export function currentAddress(): string {
  return location.pathname + location.search;
}

/** The address of the page being read, as somebody else would type it. */
export function currentUrl(): string {
  return location.href;
}

/** The same line as a file to take away. */
export function lineFilePath(id: string): string {
  return `${linePath(id)}.json`;
}

/** Redirected to the game by the servers and by its route: never a file. */
export const votePath = '/voter';

/** A line, a card and a piece that do not exist have a page, which the servers answer for any of them. */
export const NO_ID = 'introuvable';

/** Every page that exists as a file after the build (any other address: `publish/stand-in.ts`). */
export function prerenderedPathsOf(ids: {
  readonly lines: readonly string[];
  readonly cards: readonly string[];
  readonly pieces: readonly string[];
  readonly comparisons: readonly string[];
}): string[] {
  return [
    ...Object.values(paths),
    ...[NO_ID, ...ids.lines].map(linePath),
    ...[NO_ID, ...ids.cards].map(cardPath),
    ...[NO_ID, ...ids.pieces].map((page) => piecePath(page)),
    ...ids.comparisons.map(comparePath),
  ];
}
