import { DECISION_COUNT, expectedMinutesOf } from '@nosmilliards/domain/game/deck-size';
import { ZERO } from '@nosmilliards/domain/money/money';
import { foremostOf } from '@nosmilliards/domain/outcome/outcome';
import type { Drawing } from '#ui/sheet/drawing.ts';
import { spreadOf } from '../poster/spread.ts';
import { brushOf, write, type Brush } from './brush.ts';
import { flowOf, heightOf, paintFlow } from './flow.ts';
import { paintGlyph, paintLogo, paintRule, paintStamp } from './paint-marks.ts';
import { inkOf, paintSheet } from './paint-sheet.ts';
import { beforeChoice, TITLE, type PosterContent } from './poster-content.ts';

export type PosterFormat = 'message' | 'portrait';

export const POSTER_SIZES = {
  message: { width: 1200, height: 630 },
  portrait: { width: 1080, height: 1350 },
} as const satisfies Record<PosterFormat, { width: number; height: number }>;

/** Pixels; each `y` is a baseline. */
type Layout = {
  readonly title: Line;
  readonly who: Line;
  readonly portrait: Line;
  /** The column of the words, from the left margin. */
  readonly column: number;
  readonly rows: {
    readonly count: number;
    readonly bottom: number;
    readonly tallest: number;
    readonly size: number;
    readonly amount: number;
    readonly moved: number;
    /** The words under the amount, or before it. */
    readonly isStacked: boolean;
  };
  /** Between the rows, or the sheet, and the foot. */
  readonly result: { readonly size: number; readonly top: number };
  readonly sheet: {
    readonly x: number;
    /** `null`: under the rows. */
    readonly top: number | null;
    readonly bottom: number;
    readonly width: number;
    readonly size: number;
  };
  readonly stamp: { readonly x: number; readonly y: number; readonly size: number };
  readonly foot: { readonly height: number; readonly size: number };
};
type Line = { readonly size: number; readonly y: number };
type Row = PosterContent['choices'][number];

const MARGIN = 48;
const LAYOUTS: Readonly<Record<PosterFormat, Layout>> = {
  message: {
    title: { size: 96, y: 110 },
    who: { size: 22, y: 148 },
    portrait: { size: 26, y: 184 },
    column: 600,
    rows: { count: 4, bottom: 460, tallest: 78, size: 25, amount: 33, moved: 18, isStacked: true },
    result: { size: 27, top: 462 },
    sheet: { x: 684, top: 158, bottom: 456, width: 468, size: 16 },
    stamp: { x: 1036, y: 84, size: 44 },
    foot: { height: 92, size: 36 },
  },
  portrait: {
    title: { size: 148, y: 164 },
    who: { size: 33, y: 224 },
    portrait: { size: 34, y: 278 },
    column: 984,
    rows: { count: 5, bottom: 668, tallest: 84, size: 32, amount: 44, moved: 26, isStacked: false },
    result: { size: 43, top: 1106 },
    sheet: { x: MARGIN, top: null, bottom: 1036, width: 690, size: 21 },
    stamp: { x: 888, y: 940, size: 50 },
    foot: { height: 120, size: 42 },
  },
};

const UNIT = '1\u00A0carré = 1\u00A0€ sur 1\u00A0000\u00A0€ · effet comptable';
const INVITATION = `Et vous\u00A0? ${DECISION_COUNT}\u00A0décisions, ${expectedMinutesOf(DECISION_COUNT)}\u00A0minutes.`;
const INDEPENDENT = 'Site indépendant\u00A0: ni l’État, ni un parti.';

/** Draws the poster in the browser; only the fonts of the site are loaded. */
export async function paintPoster(
  canvas: HTMLCanvasElement,
  format: PosterFormat,
  content: PosterContent,
  drawing: Drawing,
): Promise<boolean> {
  const brush = await brushOf(canvas);
  if (brush === null) return false;
  const { width, height } = POSTER_SIZES[format];
  canvas.width = width;
  canvas.height = height;
  const layout = LAYOUTS[format];
  brush.context.fillStyle = brush.ink('papier');
  brush.context.fillRect(0, 0, width, height);
  const top = paintWords(brush, content, layout);
  const end = paintRows(brush, rowsOf(content, layout.rows.count), layout, top);
  paintResult(brush, content, layout, height - layout.foot.height);
  paintFigure(brush, content, layout, drawing, end);
  paintStamp(brush, layout.stamp, ['Mes choix', content.decided]);
  paintFoot(brush, content, layout, { width, height });
  return true;
}

/** Where a row is free, what is kept has its own. */
function rowsOf({ choices, kept }: PosterContent, count: number): readonly Row[] {
  const rows = foremostOf(choices, count);
  if (kept === '' || rows.length === count) return rows;
  return [...rows, { kind: 'keep', title: kept, choice: '', moved: '', amount: '', impact: ZERO }];
}

/** No line ends before the figure that follows. */
function heldTo(words: string): string {
  return words.replace(/ $/, '\u00A0');
}

/** Who speaks, of what, in one sentence; returns where the rows begin. */
function paintWords(brush: Brush, content: PosterContent, { column, ...layout }: Layout): number {
  const { title, who, portrait } = layout;
  write(brush, TITLE, { x: MARGIN - 3, ...title, look: 'poster', ink: 'encre' });
  write(brush, content.who, { x: MARGIN, ...who, look: 'label', ink: 'encre-2', width: column });
  const pieces = content.portrait.pieces.map((piece) => {
    const isWords = typeof piece === 'string';
    const text = isWords ? heldTo(piece) : piece.text;
    return { text, look: 'strong', ink: isWords ? 'encre' : 'prune' } as const;
  });
  const flow = flowOf(brush, pieces, { size: portrait.size, width: column, most: 2 });
  paintFlow(brush, flow, MARGIN, portrait.y);
  return portrait.y + heightOf(flow) + portrait.size * 0.7;
}

/** Returns the foot of the last row. */
function paintRows(
  brush: Brush,
  rows: readonly Row[],
  { column, rows: table }: Layout,
  top: number,
): number {
  const right = MARGIN + column;
  const height = Math.min(table.tallest, (table.bottom - top) / rows.length);
  paintRule(brush, top, MARGIN, right);
  for (const [index, row] of rows.entries()) {
    const middle = top + (index + 0.5) * height;
    const glyph = table.size * 1.25;
    paintGlyph(brush, row.kind, { x: MARGIN, y: middle - glyph / 2, size: glyph }, 'encre');
    const isAbove = table.isStacked && row.moved !== '';
    const amount = {
      x: right,
      y: middle + (isAbove ? table.amount * 0.02 : table.amount * 0.34),
      look: 'poster',
      size: table.amount,
      ink: 'encre',
      align: 'right',
    } as const;
    const taken = write(brush, row.amount, amount);
    const words = { ...amount, look: 'text', size: table.moved, ink: 'encre-2' } as const;
    const beside = table.isStacked
      ? { ...words, y: amount.y + table.moved * 1.15 }
      : { ...words, x: right - taken - table.moved * 0.4 };
    const said = write(brush, row.moved, beside);
    const left = MARGIN + glyph + table.size * 0.65;
    const end = table.isStacked ? right - Math.max(taken, said) : beside.x - said;
    const flow = flowOf(
      brush,
      [
        {
          text: `${row.title}${row.choice && beforeChoice(row.kind)}`,
          look: 'label',
          ink: 'encre',
        },
        { text: row.choice, look: 'strong', ink: 'prune' },
      ],
      { size: table.size, width: end - table.size - left, most: 2, height: height * 0.9 },
    );
    paintFlow(brush, flow, left, middle + flow.size * 0.35 - heightOf(flow) / 2);
    paintRule(brush, top + (index + 1) * height, MARGIN, right, true);
  }
  return top + rows.length * height;
}

function paintResult(
  brush: Brush,
  { prospect: { before, figure, after } }: PosterContent,
  { column, result: { size, top } }: Layout,
  bottom: number,
) {
  const flow = flowOf(
    brush,
    [
      { text: heldTo(before), look: 'display', ink: 'encre' },
      { text: figure, look: 'poster', ink: 'prune', scale: 1.25 },
      { text: after, look: 'display', ink: 'encre' },
    ],
    { size, width: column, most: 2 },
  );
  const middle = (top + bottom) / 2;
  paintFlow(brush, flow, MARGIN, middle + flow.size * 0.35 - heightOf(flow) / 2);
}

/** The sheet, the names of its sectors, what a square is. */
function paintFigure(
  brush: Brush,
  { sectors }: PosterContent,
  { sheet: { x, top, bottom, width, size } }: Layout,
  drawing: Drawing,
  end: number,
) {
  const scale = Math.min(
    width / drawing.width,
    (bottom - (top ?? end + size)) / (drawing.height + drawing.headroom),
  );
  paintSheet(brush, drawing, { x, bottom, scale });
  writeSectors(brush, sectors, { x, y: bottom + size * 1.5, size, width }, scale);
  write(brush, UNIT, { x, y: bottom + size * 3.1, look: 'text', size, ink: 'encre-2', width });
}

type At = { readonly x: number; readonly y: number; readonly size: number };

/** Each name under the first squares of its sector, or as near as the others let it be. */
function writeSectors(
  brush: Brush,
  sectors: PosterContent['sectors'],
  { x, y, size, width }: At & { readonly width: number },
  scale: number,
) {
  const { context, ink, font } = brush;
  context.font = font('text', size);
  const labels = sectors.map(({ name, at }) => ({
    at: at * scale,
    height: size * 1.45 + context.measureText(name).width,
  }));
  for (const [index, left] of spreadOf(labels, width + size * 0.45).entries()) {
    const { paint, name } = sectors[index] ?? { paint: 'plain', name: '' };
    const side = size * 0.7;
    context.fillStyle = ink(inkOf(paint));
    context.fillRect(x + left, y - side, side, side);
    context.strokeStyle = ink('encre');
    context.lineWidth = 1.5;
    context.strokeRect(x + left, y - side, side, side);
    write(brush, name, { x: x + left + size, y, look: 'text', size, ink: 'encre-2' });
  }
}

function paintFoot(
  brush: Brush,
  { site }: PosterContent,
  { foot: { height: band, size } }: Layout,
  { width, height }: { readonly width: number; readonly height: number },
) {
  const { context, ink } = brush;
  const middle = height - band / 2;
  context.fillStyle = ink('encre');
  context.fillRect(0, height - band, width, band);
  paintLogo(brush, { x: MARGIN, y: middle - size * 0.6, size: size * 1.2 }, 'papier');
  const small = size * 0.53;
  const [above, below] = [middle - size * 0.03, middle + size * 0.7];
  const left = { x: MARGIN + size * 1.65, ink: 'papier' };
  write(brush, 'Nos Milliards', { ...left, y: above, look: 'display', size: size * 0.92 });
  write(brush, INDEPENDENT, { ...left, y: below, look: 'text', size: small });
  const right = { x: width - MARGIN, ink: 'papier', align: 'right' } as const;
  write(brush, site, { ...right, y: above, look: 'strong', size: size * 0.67, width: width / 2 });
  write(brush, INVITATION, { ...right, y: below, look: 'text', size: small * 1.12 });
}
