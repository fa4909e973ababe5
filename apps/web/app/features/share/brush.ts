/** What a poster is painted with: the day palette and the fonts of the site, read from its styles. */
export type Brush = {
  readonly context: CanvasRenderingContext2D;
  readonly ink: (name: string) => string;
  readonly font: (look: Look, size: number) => string;
};

export type Look = 'poster' | 'display' | 'text' | 'strong';

const WEIGHTS: Readonly<Record<Look, number>> = {
  poster: 800,
  display: 700,
  text: 500,
  strong: 700,
};
const FAMILIES: Readonly<Record<Look, string>> = {
  poster: '--font-poster',
  display: '--font-display',
  text: '--font-text',
  strong: '--font-text',
};

/** Smaller letters rather than fewer, down to this share of their size. */
const SMALLEST = 0.72;

/** `null` where the browser has no canvas to give. Waits for the letters: others would be drawn. */
export async function brushOf(canvas: HTMLCanvasElement): Promise<Brush | null> {
  const context = canvas.getContext('2d');
  if (context === null) return null;
  const style = getComputedStyle(document.documentElement);
  const ink = (name: string) => style.getPropertyValue(`--${name}`).trim();
  const font = (look: Look, size: number) =>
    `${WEIGHTS[look]} ${size}px ${style.getPropertyValue(FAMILIES[look]).trim()}`;
  const looks = ['poster', 'display', 'text', 'strong'] as const;
  await Promise.allSettled(looks.map((look) => document.fonts.load(font(look, 20), 'Md€')));
  return { context, ink, font };
}

type Words = {
  readonly x: number;
  /** Of the baseline. */
  readonly y: number;
  readonly look: Look;
  readonly size: number;
  readonly ink: string;
  readonly align?: 'left' | 'right';
  readonly width?: number;
};

/** Writes on one line, smaller then shorter where it does not fit; gives the width taken. */
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

/** Cut between words, with « … », until it fits. */
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

/** In two between words, the first part as long as fits. */
export function brokenAt(
  text: string,
  width: number,
  widthOf: (text: string) => number,
): readonly [first: string, rest: string] {
  const words = text.split(' ');
  let count = words.length;
  while (count > 1 && widthOf(words.slice(0, count).join(' ')) > width) count -= 1;
  return [words.slice(0, count).join(' '), words.slice(count).join(' ')];
}
