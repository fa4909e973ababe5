import { write, type Brush } from './brush.ts';

type Mark = { readonly x: number; readonly y: number; readonly size: number };

/** Tiles of the logo on a 26 × 26 grid: colour, x, y, width, height. */
const TILES = [
  ['safran', 1, 1, 14, 11],
  ['petrole', 15, 1, 10, 11],
  ['menthe', 1, 12, 9, 13],
  ['mauve', 10, 12, 9, 13],
  ['encre', 19, 12, 6, 13],
] as const;

export function paintLogo({ context, ink }: Brush, { x, y, size }: Mark): void {
  context.save();
  context.translate(x, y);
  context.scale(size / 26, size / 26);
  context.strokeStyle = ink('encre');
  context.lineWidth = 1.5;
  for (const [paint, x0, y0, wide, high] of TILES) {
    context.fillStyle = ink(paint);
    context.fillRect(x0, y0, wide, high);
    context.strokeRect(x0, y0, wide, high);
  }
  context.restore();
}

/** Paths on a 24 × 24 grid, as in `ui/square-glyph.tsx`: full, empty, lines. */
const GLYPHS = {
  gardé: ['M3 3h18v18H3z', '', ''],
  ajouté: ['M2 9h13v13H2z', 'M12 2h10v10H12z', 'M17 4.5v5M14.5 7h5'],
  réduit: ['M3 3h18v9H3z', 'M3 12h18v9H3z', 'M4.5 20.5l7.5-7.5M11 20.5l7.5-7.5M17.5 20.5l3-3'],
  supprimé: ['', 'M3 3h18v18H3z', ''],
} as const;

/** The legend of the textures, on one line. */
export function paintKey(brush: Brush, { x, y, size }: Mark): void {
  const { context, ink } = brush;
  let at = x;
  for (const [word, [full, empty, lines]] of Object.entries(GLYPHS)) {
    context.save();
    context.translate(at, y - size);
    context.scale((size * 1.2) / 24, (size * 1.2) / 24);
    context.lineWidth = 1.8;
    context.strokeStyle = ink('encre-2');
    context.fillStyle = ink('blanc');
    fill(context, new Path2D(empty));
    context.stroke(new Path2D(empty));
    context.stroke(new Path2D(lines));
    context.fillStyle = ink('encre-2');
    fill(context, new Path2D(full));
    context.restore();
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

function fill(context: CanvasRenderingContext2D, shape: Path2D) {
  context.fill(shape);
}
