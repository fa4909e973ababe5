import { paths } from './path.ts';

/** Pages that another site may show in a frame, and nothing else of ours may. */
export const EMBEDS = '/embed/';

/** In a frame, the whole of spending alone: not every picture of the page it comes from. */
const TREEMAP = `${EMBEDS}treemap`;

/** What stands for a page of ours in the page of another site. */
export function embedPath(page: string): string {
  return page === paths.pictures ? TREEMAP : EMBEDS + page.slice(1);
}

/** What a tool for writing pages reads to show that page in a frame: `/oembed/carte-ET01.json`. */
export function oembedPath(page: string): string {
  return `/oembed/${page.slice(1).replaceAll('/', '-')}.json`;
}

/** By itself a frame follows the device; a page of one colour may ask for its own. */
export type EmbedTheme = 'auto' | 'clair' | 'sombre';
export const EMBED_THEMES = ['auto', 'clair', 'sombre'] as const satisfies readonly EmbedTheme[];

const ASKED_THEME = 'theme';

export function themedEmbedPath(page: string, theme: EmbedTheme): string {
  return theme === 'auto' ? embedPath(page) : `${embedPath(page)}?${ASKED_THEME}=${theme}`;
}

/** What a frame reads in its own address. */
export function themeIn(search: string): EmbedTheme {
  const asked = new URLSearchParams(search).get(ASKED_THEME);
  return EMBED_THEMES.find((theme) => theme === asked) ?? 'auto';
}

export type EmbedKind = 'card' | 'line' | 'comparison' | 'treemap';

/** Pixels: what each holds in a column of 600, a choice made. A frame cannot grow by itself. */
export const EMBED_HEIGHTS = {
  card: 860,
  line: 720,
  comparison: 600,
  treemap: 1000,
} as const satisfies Record<EmbedKind, number>;
