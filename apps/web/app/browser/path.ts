/** The addresses of the site: a screen is linked by its name here, never by a typed string. */
export const paths = {
  home: '/',
  explorer: '/explorer',
  game: '/je-fais-mon-budget',
  results: '/resultats',
  about: '/a-propos',
  completion: '/gamified-completion',
  surplus: '/reduction-impots',
  notFound: '/404',
} as const;

/** The page of one line of the budget. */
export function linePath(id: string): string {
  return `/ligne/${id}`;
}

/** `ids` as the rules join them. */
export function comparePath(ids: string): string {
  return `/compare/${ids}`;
}

/** Where the visitor stands, to come back to it. */
export function currentAddress(): string {
  return location.pathname + location.search;
}

/** Redirected to the game by the servers and by its route: never a file. */
export const votePath = '/voter';

/** Every page that exists as a file after the build; `/compare/*` goes through the SPA fallback. */
export const prerenderedPaths: string[] = Object.values(paths);
