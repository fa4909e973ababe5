import {
  EMBED_HEIGHTS,
  themedEmbedPath,
  type EmbedKind,
  type EmbedTheme,
} from '#site/embed-path.ts';

/** An embeddable page: `name` in the list of choices, `title` of the iframe. */
type EmbedChoice = {
  readonly page: string;
  readonly name: string;
  /** What it is listed under, next to the others of its group. */
  readonly group?: string;
  readonly title: string;
};
export type EmbedChoices = Readonly<Record<EmbedKind, readonly EmbedChoice[]>>;

export type FrameSettings = {
  readonly choice: EmbedChoice;
  readonly theme: EmbedTheme;
  /** Pixels. */
  readonly height: number;
};

export const SMALLEST_HEIGHT = 200;
export const LARGEST_HEIGHT = 2000;

/** The HTML to paste into another site. `origin` is the public origin of this one. */
export function snippetOf({ choice, theme, height }: FrameSettings, origin: string): string {
  const address = origin + themedEmbedPath(choice.page, theme);
  return `<iframe src="${quoted(address)}" title="${quoted(choice.title)}" height="${height}" loading="lazy" style="width:100%;border:0"></iframe>`;
}

/** Pixels. A card grows with the choice: never less than the height measured after one. */
export function defaultHeightOf(kind: EmbedKind, measured: number | null): number {
  const usual = EMBED_HEIGHTS[kind];
  if (measured === null) return usual;
  const least = kind === 'card' ? usual : SMALLEST_HEIGHT;
  return Math.min(LARGEST_HEIGHT, Math.max(least, measured));
}

/** Pixels; `fallback` for an unreadable value, clamped between the two limits. */
export function heightOf(typed: string, fallback: number): number {
  const height = Math.round(Number(typed));
  if (typed.trim() === '' || !Number.isFinite(height)) return fallback;
  return Math.min(LARGEST_HEIGHT, Math.max(SMALLEST_HEIGHT, height));
}

function quoted(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
