import type { Drawing } from '#ui/sheet/drawing.ts';
import { brokenAt, brushOf, write, type Brush } from './brush.ts';
import { paintKey, paintLogo, paintRule } from './paint-marks.ts';
import { paintSheet } from './paint-sheet.ts';
import type { PosterContent } from './poster-content.ts';

export type PosterFormat = 'message' | 'story';

export const POSTER_SIZES = {
  message: { width: 1200, height: 630 },
  story: { width: 1080, height: 1920 },
} as const satisfies Record<PosterFormat, { width: number; height: number }>;

const QUESTION = 'Et vous, que changeriez-vous\u202F?';
const CAVEAT = 'Effets comptables, toutes choses égales par ailleurs.';

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
  brush.context.fillStyle = brush.ink('papier');
  brush.context.fillRect(0, 0, width, height);
  if (format === 'message') paintMessage(brush, content, drawing);
  else paintStory(brush, content, drawing);
  return true;
}

function paintMessage(brush: Brush, content: PosterContent, drawing: Drawing) {
  const { year, day, start, end, unit, choices, site, beyond } = content;
  const [left, right, column] = [40, 1160, 644];
  paintLogo(brush, { x: left, y: 30, size: 35 });
  write(brush, 'Nos Milliards', { x: 90, y: 57, look: 'display', size: 28, ink: 'encre' });
  write(brush, `Mon budget ${year} · ${day}`, {
    x: right,
    y: 55,
    look: 'text',
    size: 21,
    ink: 'encre-2',
    align: 'right',
  });
  write(brush, `De ${start} à ${end} ${unit}.`, {
    x: left - 4,
    y: 183,
    look: 'poster',
    size: 138,
    ink: 'encre',
    width: right - left + 4,
  });
  paintSheet(brush, drawing, {
    x: left,
    bottom: 548,
    scale: Math.min(560 / drawing.width, 346 / (drawing.height + drawing.headroom)),
  });
  paintKey(brush, { x: left, y: 584, size: 19 }, beyond !== null);

  paintRule(brush, 268, column, right);
  for (const [index, { title, choice, effect }] of choices.entries()) {
    const y = 306 + index * 70;
    const taken = write(brush, effect, {
      x: right,
      y: y + 3,
      look: 'poster',
      size: 34,
      ink: 'encre',
      align: 'right',
    });
    const width = right - column - taken - 20;
    writeChoice(brush, title, choice, { x: column, y, size: 22, width });
    paintRule(brush, y + 34, column, right, true);
  }
  writeLimits(brush, content, { x: column, y: 509, size: 18 });
  write(brush, CAVEAT, { x: column, y: 532, look: 'text', size: 18, ink: 'encre-2' });
  write(brush, QUESTION, { x: column, y: 578, look: 'poster', size: 33, ink: 'encre' });
  write(brush, site, { x: column, y: 606, look: 'text', size: 19, ink: 'encre-2', width: 516 });
}

function paintStory(brush: Brush, content: PosterContent, drawing: Drawing) {
  const { year, day, start, end, unit, choices, site, beyond } = content;
  const [left, right] = [56, 1024];
  const width = right - left;
  paintLogo(brush, { x: left, y: 150, size: 50 });
  write(brush, 'Nos Milliards', { x: 128, y: 190, look: 'display', size: 42, ink: 'encre' });
  write(brush, `Mon budget ${year}`, {
    x: right,
    y: 186,
    look: 'text',
    size: 30,
    ink: 'encre-2',
    align: 'right',
  });
  writeFigure(brush, end, { x: left, y: 607, size: 470, width });
  write(brush, `${unit} d’euros, au lieu de ${start}.`, {
    x: left,
    y: 737,
    look: 'display',
    size: 45,
    ink: 'encre',
    width,
  });
  paintSheet(brush, drawing, {
    x: left,
    bottom: 1357,
    scale: Math.min(width / drawing.width, 600 / (drawing.height + drawing.headroom)),
  });
  paintKey(brush, { x: left, y: 1407, size: 27 }, beyond !== null);

  paintRule(brush, 1443, left, right);
  for (const [index, { title, choice, effect }] of choices.entries()) {
    const y = 1501 + index * 77;
    const taken = write(brush, effect, {
      x: right,
      y: y + 2,
      look: 'poster',
      size: 54,
      ink: 'encre',
      align: 'right',
    });
    brush.context.font = brush.font('strong', 34);
    const room = width - taken - brush.context.measureText(choice).width - 44;
    const named = write(brush, title, {
      x: left,
      y,
      look: 'text',
      size: 34,
      ink: 'encre',
      width: room,
    });
    write(brush, choice, { x: left + named + 14, y, look: 'strong', size: 34, ink: 'prune' });
    paintRule(brush, y + 21, left, right, true);
  }
  writeLimits(brush, content, { x: left, y: 1718, size: 27 });
  write(brush, CAVEAT, { x: left, y: 1754, look: 'text', size: 27, ink: 'encre-2' });
  write(brush, QUESTION, { x: left, y: 1842, look: 'poster', size: 66, ink: 'encre' });
  write(brush, `${site} · ${day}`, {
    x: left,
    y: 1887,
    look: 'text',
    size: 30,
    ink: 'encre-2',
    width,
  });
}

type At = { readonly x: number; readonly y: number; readonly size: number };

function writeLimits(brush: Brush, { within, beyond }: PosterContent, { x, y, size }: At) {
  const parts = [
    ['Dans les limites retenues ', within],
    ...(beyond === null ? [] : [[', au-delà ', beyond] as const]),
    ['.', ''],
  ] as const;
  let at = x;
  for (const [words, figure] of parts) {
    at += write(brush, words, { x: at, y, look: 'text', size, ink: 'encre-2' });
    at += write(brush, figure, { x: at, y, look: 'strong', size, ink: 'encre' });
  }
}

/** A long title continues on the second line, before the choice. */
function writeChoice(
  brush: Brush,
  title: string,
  choice: string,
  { x, y, size, width }: At & { readonly width: number },
) {
  const { context, font } = brush;
  context.font = font('text', size);
  const [first, rest] = brokenAt(title, width, (part) => context.measureText(part).width);
  write(brush, first, { x, y, look: 'text', size, ink: 'encre', width });
  const named = write(brush, rest, { x, y: y + 24, look: 'text', size, ink: 'encre', width });
  const after = x + named + (rest === '' ? 0 : 10);
  write(brush, choice, { x: after, y: y + 24, look: 'strong', size: size - 2, ink: 'prune' });
}

/** Reduces the font size until the figure fits: a figure is never cut. */
function writeFigure(brush: Brush, figure: string, { x, y, size, width }: At & { width: number }) {
  const { context, font, ink } = brush;
  context.font = font('poster', size);
  const fitting = Math.min(1, width / context.measureText(figure).width);
  context.font = font('poster', Math.floor(size * fitting));
  context.textAlign = 'left';
  context.fillStyle = ink('encre');
  context.fillText(figure, x - 12 * fitting, y);
}
