import type { Drawing } from '#ui/sheet/drawing.ts';
import { PITCH, SIDE } from '#ui/sheet/pen.ts';
import type { Brush } from './brush.ts';

/** Colours of the light palette: a poster has a light background in any theme. */
const PAINTS: Readonly<Record<string, string>> = {
  social: 'safran',
  state: 'petrole',
  local: 'menthe',
  debt: 'encre',
  niche: 'mauve',
  plain: 'lin',
  revenue: 'papier-2',
};
const HATCHES = 'M0 2L2 0M0 5L5 0M1 7L7 1M4 7L7 4';

/** The name of the colour of a sector. */
export function inkOf(paint: string): string {
  return PAINTS[paint] ?? 'lin';
}

type Place = {
  readonly x: number;
  /** The y of the bottom edge; added squares are above the sheet. */
  readonly bottom: number;
  readonly scale: number;
};

/** Draws the SVG paths of the screen, without `beyond`; a column of squares is one dashed line. */
export function paintSheet({ context, ink }: Brush, drawing: Drawing, place: Place): void {
  const { x, bottom, scale } = place;
  const encre = ink('encre');
  const stroke = (path: string, style: string | CanvasPattern, width: number = SIDE) => {
    context.strokeStyle = style;
    context.lineWidth = width;
    context.stroke(new Path2D(path));
  };
  const dashed = (path: string, style: string | CanvasPattern) => {
    context.setLineDash([SIDE, PITCH - SIDE]);
    stroke(path, style);
  };

  context.save();
  context.translate(x + scale / 2, bottom - (drawing.height - 0.5) * scale);
  context.scale(scale, scale);
  for (const [paint, path] of Object.entries(drawing.kept)) dashed(path, ink(inkOf(paint)));
  context.setLineDash([]);
  stroke(drawing.cases, encre, PITCH);
  dashed(drawing.cut, patternOf(HATCHES, scale, ink) ?? encre);
  dashed(drawing.removed, encre);
  // A removed square: a smaller white square over a black one.
  context.setLineDash([5, 2]);
  context.lineDashOffset = -0.5;
  stroke(drawing.removed, ink('blanc'), 5);
  context.lineDashOffset = 0;
  for (const [paint, path] of Object.entries(drawing.added)) dashed(path, ink(inkOf(paint)));
  context.setLineDash([]);
  stroke(drawing.contour, encre, Math.max(1.5, scale * 0.6) / scale);
  context.restore();
}

/** Drawn in canvas pixels, then scaled down by the transform: an enlarged tile would blur. */
function patternOf(path: string, scale: number, ink: Brush['ink']): CanvasPattern | null {
  const side = Math.ceil(PITCH * scale);
  const tile = document.createElement('canvas');
  tile.width = side;
  tile.height = side;
  const context = tile.getContext('2d');
  if (context === null) return null;
  context.scale(side / PITCH, side / PITCH);
  context.fillStyle = ink('blanc');
  context.fillRect(0, 0, PITCH, PITCH);
  context.strokeStyle = ink('encre');
  context.stroke(new Path2D(path));
  const pattern = context.createPattern(tile, 'repeat');
  pattern?.setTransform(new DOMMatrix().scale(PITCH / side));
  return pattern;
}
