import { glyphShapesOf, type GlyphKind } from '#ui/glyph-shapes.ts';
import { write, type Brush } from './brush.ts';
import { KEY } from './poster-content.ts';

type Mark = { readonly x: number; readonly y: number; readonly size: number };

/** Tiles of the logo on a 26 × 26 grid: colour, x, y, width, height. */
const TILES = [
  ['safran', 1, 1, 14, 11],
  ['petrole', 15, 1, 10, 11],
  ['menthe', 1, 12, 9, 13],
  ['mauve', 10, 12, 9, 13],
  ['encre', 19, 12, 6, 13],
] as const;

export function paintLogo({ context, ink }: Brush, { x, y, size }: Mark, outline = 'encre'): void {
  context.save();
  context.translate(x, y);
  context.scale(size / 26, size / 26);
  context.strokeStyle = ink(outline);
  context.lineWidth = 1.5;
  for (const [paint, x0, y0, wide, high] of TILES) {
    context.fillStyle = ink(paint);
    context.fillRect(x0, y0, wide, high);
    context.strokeRect(x0, y0, wide, high);
  }
  context.restore();
}

/** The squares of a choice, in one colour. */
export function paintGlyph(
  { context, ink }: Brush,
  kind: GlyphKind,
  { x, y, size }: Mark,
  color: string,
): void {
  context.save();
  context.translate(x, y);
  context.scale(size / 24, size / 24);
  context.lineWidth = 1.8;
  context.strokeStyle = ink(color);
  for (const { d, fill } of glyphShapesOf(kind)) {
    const shape = new Path2D(d);
    context.fillStyle = ink(fill === 'full' ? color : 'blanc');
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- of a canvas, not of an array
    if (fill !== undefined) context.fill(shape);
    if (fill !== 'full') context.stroke(shape);
  }
  context.restore();
}

/** Two lines in a tilted frame, as a rubber stamp; `x` and `y` are its middle. */
export function paintStamp(
  brush: Brush,
  { x, y, size }: Mark,
  [name, count]: readonly [string, string],
): void {
  const { context, ink } = brush;
  const words = { x: 0, ink: 'prune', align: 'center' } as const;
  context.save();
  context.translate(x, y);
  context.rotate(-Math.PI / 36);
  const named = write(brush, name.toUpperCase(), {
    ...words,
    y: size * 0.16,
    look: 'poster',
    size,
  });
  const small = size * 0.42;
  const counted = write(brush, count, { ...words, y: size * 0.7, look: 'strong', size: small });
  context.strokeStyle = ink('prune');
  const wide = Math.max(named, counted) + size * 0.8;
  for (const [line, out] of [
    [size * 0.09, 0],
    [size * 0.035, size * 0.15],
  ] as const) {
    context.lineWidth = line;
    const across = wide + out * 2;
    const high = size * 1.95 + out * 2;
    context.strokeRect(-across / 2, -high / 2, across, high);
  }
  context.restore();
}

/** The legend of the textures, on one line. */
export function paintKey(brush: Brush, { x, y, size }: Mark): void {
  let at = x;
  for (const [kind, word] of KEY) {
    paintGlyph(brush, kind, { x: at, y: y - size, size: size * 1.2 }, 'encre-2');
    const start = at + size * 1.65;
    at = start + write(brush, word, { x: start, y, look: 'text', size, ink: 'encre-2' }) + size;
  }
}

export function paintRule(
  { context, ink }: Brush,
  y: number,
  from: number,
  to: number,
  isSoft = false,
): void {
  context.fillStyle = ink(isSoft ? 'trait-doux' : 'encre');
  context.fillRect(from, y, to - from, isSoft ? 1.5 : 2);
}
