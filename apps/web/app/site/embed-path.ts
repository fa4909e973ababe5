import { paths } from './path.ts';

/** The only pages that other sites may show in an iframe. */
export const EMBEDS = '/embed/';

/** Named for the drawing it once was: other sites have this address. */
const SPENDING = `${EMBEDS}treemap`;

/** The iframe address of a page. */
export function embedPath(page: string): string {
  return page === paths.explorer ? SPENDING : EMBEDS + page.slice(1);
}

/** The oEmbed file of a page, read by publishing tools: `/oembed/carte-ET01.json`. */
export function oembedPath(page: string): string {
  return `/oembed/${page.slice(1).replaceAll('/', '-')}.json`;
}

/** `auto` follows the colour scheme of the device. */
export type EmbedTheme = 'auto' | 'clair' | 'sombre';
export const EMBED_THEMES = ['auto', 'clair', 'sombre'] as const satisfies readonly EmbedTheme[];

const ASKED_THEME = 'theme';

export function themedEmbedPath(page: string, theme: EmbedTheme): string {
  return theme === 'auto' ? embedPath(page) : `${embedPath(page)}?${ASKED_THEME}=${theme}`;
}

/** Read from the query string of the iframe. */
export function themeIn(search: string): EmbedTheme {
  const asked = new URLSearchParams(search).get(ASKED_THEME);
  return EMBED_THEMES.find((theme) => theme === asked) ?? 'auto';
}

export type EmbedKind = 'card' | 'line' | 'comparison' | 'series' | 'function' | 'spending';

/** Pixels, measured in a 600 px column after a vote. An iframe cannot resize itself. */
export const EMBED_HEIGHTS = {
  card: 860,
  line: 720,
  comparison: 600,
  series: 900,
  function: 580,
  spending: 1080,
} as const satisfies Record<EmbedKind, number>;

/** The page that « Intégrer » opens on, in its query string. */
export const ASKED_PAGE = 'page';

/** Where the frame of a page is composed. */
export function framedPath(page: string): string {
  return `${paths.integrate}?${ASKED_PAGE}=${page}`;
}

/** Categories and subcategories have one; a programme has none. */
export function hasFrame({ level }: { readonly level: number }): boolean {
  return level <= 2;
}
