import type { Brush, Look } from './brush.ts';

/** A part of a text with its own look; `scale` multiplies the size of the text. */
export type Piece = {
  readonly text: string;
  readonly look: Look;
  readonly ink: string;
  readonly scale?: number;
};

/** Between two spaces: pieces of several looks, without a break. */
type Word = readonly Piece[];
export type Flow = { readonly size: number; readonly lines: readonly (readonly Word[])[] };
type Room = {
  readonly size: number;
  readonly width: number;
  readonly most: number;
  /** Of all its lines. */
  readonly height?: number;
};

/** Of the size: before a second line, from there on, and before words are left out. */
const ALONE = 0.84;
const REDUCED = 0.93;
const SMALLEST = 0.6;
const LEADING = 1.18;
const ELLIPSIS = '…';

/**
 * Lines of a text of several looks, `most` at most and of about one length: the fewest that a small
 * reduction allows, then smaller, never cut inside a word. One still too long loses the words before
 * its last: the last is what was chosen.
 */
export function flowOf(brush: Brush, pieces: readonly Piece[], room: Room): Flow {
  const { size, width, most, height = Infinity } = room;
  let words = wordsOf(pieces);
  for (let count = 1; count <= most; count += 1) {
    const largest = Math.min(count === 1 ? size : size * REDUCED, height / (count * LEADING));
    const smallest = size * (count < most ? ALONE : SMALLEST);
    for (let at = largest; at >= smallest; at -= 1) {
      const lines = linesOf(brush, words, at, width);
      if (lines.length <= count && isWithin(brush, lines, at, width)) {
        return { size: at, lines: balanced(brush, words, at, width) };
      }
    }
  }
  const smallest = size * SMALLEST;
  let lines = linesOf(brush, words, smallest, width);
  while (words.length > 2 && lines.length > most) {
    words = shortened(words);
    lines = linesOf(brush, words, smallest, width);
  }
  return { size: smallest, lines };
}

/** `y` is the baseline of the first line. */
export function paintFlow(brush: Brush, { size, lines }: Flow, x: number, y: number): void {
  const { context, font, ink } = brush;
  context.textAlign = 'left';
  for (const [index, line] of lines.entries()) {
    let at = x;
    for (const piece of spacedOf(line)) {
      context.font = font(piece.look, size * (piece.scale ?? 1));
      context.fillStyle = ink(piece.ink);
      context.fillText(piece.text, at, y + index * size * LEADING);
      at += context.measureText(piece.text).width;
    }
  }
}

/** From the first baseline to the last. */
export function heightOf({ size, lines }: Flow): number {
  return (lines.length - 1) * size * LEADING;
}

/** The fonts lack U+202F. */
function wordsOf(pieces: readonly Piece[]): readonly Word[] {
  const words: Piece[][] = [[]];
  for (const piece of pieces) {
    for (const [index, text] of piece.text.replaceAll('\u202F', '\u00A0').split(' ').entries()) {
      if (index > 0) words.push([]);
      if (text !== '') words.at(-1)?.push({ ...piece, text });
    }
  }
  return words.filter((word) => word.length > 0);
}

function linesOf(brush: Brush, words: readonly Word[], size: number, width: number): Word[][] {
  const lines: Word[][] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line && lineWidthOf(brush, [...line, word], size) <= width) line.push(word);
    else lines.push([word]);
  }
  return lines;
}

function isWithin(brush: Brush, lines: readonly Word[][], size: number, width: number): boolean {
  return lines.every((line) => lineWidthOf(brush, line, size) <= width);
}

/** The same number of lines, in the narrowest column: no word alone on the last. */
function balanced(brush: Brush, words: readonly Word[], size: number, width: number): Word[][] {
  const lines = linesOf(brush, words, size, width);
  for (let narrow = width - 1; narrow > 0; narrow -= size / 2) {
    const next = linesOf(brush, words, size, narrow);
    if (next.length > lines.length || !isWithin(brush, next, size, narrow)) break;
    lines.splice(0, lines.length, ...next);
  }
  return lines;
}

function lineWidthOf({ context, font }: Brush, line: readonly Word[], size: number): number {
  return spacedOf(line).reduce((sum, { text, look, scale = 1 }) => {
    context.font = font(look, size * scale);
    return sum + context.measureText(text).width;
  }, 0);
}

/** One width for every space: that of a condensed figure would be too narrow. */
function spacedOf(line: readonly Word[]): readonly Piece[] {
  const space: Piece = { text: ' ', look: 'text', ink: 'encre' };
  return line.flatMap((word, index) => (index === 0 ? word : [space, ...word]));
}

function shortened(words: readonly Word[]): readonly Word[] {
  const kept = words.slice(0, -2);
  const [end = []] = kept.splice(-1);
  const cut = end.map((piece, index) =>
    index === end.length - 1
      ? { ...piece, text: piece.text.replace(/[\s,;:(…]*$/, '') + ELLIPSIS }
      : piece,
  );
  return [...kept, cut, ...words.slice(-1)];
}
