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

/** The game, open at that card; with a choice, as if it had been made there: no server reads it. */
export function gamePathAt(cardId: string, choice?: AskedChoice): string {
  const asked = `${paths.game}?${ASKED_CARD}=${cardId}`;
  return choice === undefined ? asked : `${asked}#${CHOICE_ANCHORS[choice]}`;
}

/** What the game reads in its own address. */
export const ASKED_CARD = 'carte';

export type AskedChoice = 'keep' | 'increase' | 'decrease' | 'remove';

/** Where the game stands each choice: without script, its link leads there. */
export const CHOICE_ANCHORS = {
  keep: 'garder',
  increase: 'augmenter',
  decrease: 'reduire',
  remove: 'supprimer',
} as const satisfies Record<AskedChoice, string>;

/** A budget, by its code: after the `#`, which a browser never sends. */
export function budgetPath(code: string): string {
  return `${paths.budget}#${code}`;
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
