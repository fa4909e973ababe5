/**
 * The canvas of a poster, with the fonts and the day palette of the site, read from its CSS
 * variables: night changes roles (`--text`), never a colour of the palette (`--encre`).
 */
export type Brush = {
  readonly context: CanvasRenderingContext2D;
  readonly ink: (name: string) => string;
  readonly font: (look: Look, size: number) => string;
};

export type Look = 'poster' | 'display' | 'text' | 'label' | 'strong';

const WEIGHTS: Readonly<Record<Look, number>> = {
  poster: 800,
  display: 700,
  text: 500,
  label: 600,
  strong: 700,
};
const FAMILIES: Readonly<Record<Look, string>> = {
  poster: '--font-poster',
  display: '--font-display',
  text: '--font-text',
  label: '--font-text',
  strong: '--font-text',
};

/** The font size is reduced to this share of `size` before the text is cut. */
const SMALLEST = 0.72;

/** `null` without a 2D context. Waits for the fonts: the canvas would use a fallback. */
export async function brushOf(canvas: HTMLCanvasElement): Promise<Brush | null> {
  const context = canvas.getContext('2d');
  if (context === null) return null;
  const style = getComputedStyle(document.documentElement);
  const ink = (name: string) => style.getPropertyValue(`--${name}`).trim();
  const font = (look: Look, size: number) =>
    `${WEIGHTS[look]} ${size}px ${style.getPropertyValue(FAMILIES[look]).trim()}`;
  const looks = ['poster', 'display', 'text', 'label', 'strong'] as const;
  await Promise.allSettled(looks.map((look) => document.fonts.load(font(look, 20), 'Md€')));
  return { context, ink, font };
}

type Words = {
  readonly x: number;
  /** The y of the text baseline. */
  readonly y: number;
  readonly look: Look;
  readonly size: number;
  readonly ink: string;
  readonly align?: 'left' | 'right' | 'center';
  readonly width?: number;
};

/** Writes one line, reduced then cut to fit `width`; returns the width taken, in pixels. */
export function write(brush: Brush, text: string, words: Words): number {
  const { context, ink, font } = brush;
  const { x, y, look, size, align = 'left', width = Infinity } = words;
  context.fillStyle = ink(words.ink);
  context.textAlign = align;
  context.font = font(look, size);
  const natural = context.measureText(text).width;
  const fitting = Math.max(SMALLEST, Math.min(1, width / natural));
  context.font = font(look, Math.floor(size * fitting));
  const written = shortened(text, width, (part) => context.measureText(part).width);
  context.fillText(written, x, y);
  return context.measureText(written).width;
}

/** Cuts between words, with « … », until the text fits. */
export function shortened(text: string, width: number, widthOf: (text: string) => number): string {
  if (widthOf(text) <= width) return text;
  const words = text.split(' ');
  while (words.length > 1) {
    words.pop();
    const cut = `${words.join(' ')}…`;
    if (widthOf(cut) <= width) return cut;
  }
  return text;
}
