import type { Drawing } from '#ui/sheet/drawing.ts';
import { brokenAt, brushOf, write, type Brush } from './brush.ts';
import { paintKey, paintLogo, paintRule } from './paint-marks.ts';
import { inkOf, paintSheet } from './paint-sheet.ts';
import { spreadOf } from '../poster/spread.ts';
import type { PosterContent } from './poster-content.ts';

export type PosterFormat = 'message' | 'story';

export const POSTER_SIZES = {
  message: { width: 1200, height: 630 },
  story: { width: 1080, height: 1920 },
} as const satisfies Record<PosterFormat, { width: number; height: number }>;

const QUESTION = 'Et vous, que changeriez-vous\u202F?';
const UNIT = '1\u00A0carré = 1\u00A0€ sur 1\u00A0000\u00A0€ de dépense publique';

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
  const { year, day, headline, choices, caption, sectors, site } = content;
  const [left, right, column] = [40, 1160, 624];
  paintLogo(brush, { x: left, y: 26, size: 35 });
  write(brush, 'Nos Milliards', { x: 90, y: 53, look: 'display', size: 28, ink: 'encre' });
  write(brush, `Mon budget ${year} · ${day}`, {
    x: right,
    y: 51,
    look: 'text',
    size: 21,
    ink: 'encre-2',
    align: 'right',
  });
  const { lead, figure, unit, rest } = headline;
  write(brush, `${lead}\u00A0:`, { x: left, y: 112, look: 'poster', size: 46, ink: 'encre' });
  write(brush, [figure, unit, rest].filter(Boolean).join(' '), {
    x: left - 3,
    y: 206,
    look: 'poster',
    size: 104,
    ink: 'encre',
    width: right - left + 3,
  });
  const scale = Math.min(540 / drawing.width, 290 / (drawing.height + drawing.headroom));
  paintSheet(brush, drawing, { x: left, bottom: 524, scale });
  writeSectors(brush, sectors, { x: left, y: 548, size: 18, width: 570 }, scale);
  paintKey(brush, { x: left, y: 579, size: 18 });
  write(brush, UNIT, { x: left, y: 606, look: 'strong', size: 18, ink: 'encre' });

  paintRule(brush, 252, column, right);
  for (const [index, { title, choice, effect }] of choices.entries()) {
    const y = 288 + index * 70;
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
  write(brush, caption, {
    x: column,
    y: 492,
    look: 'text',
    size: 18,
    ink: 'encre-2',
    width: right - column,
  });
  write(brush, QUESTION, { x: column, y: 560, look: 'poster', size: 40, ink: 'encre' });
  write(brush, site, { x: column, y: 602, look: 'strong', size: 28, ink: 'encre', width: 536 });
}

function paintStory(brush: Brush, content: PosterContent, drawing: Drawing) {
  const { year, day, headline, choices, caption, sectors, site } = content;
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
  const { lead, figure, unit, rest } = headline;
  write(brush, `${lead}\u00A0:`, {
    x: left,
    y: 296,
    look: 'poster',
    size: 80,
    ink: 'encre',
    width,
  });
  writeFigure(brush, figure, { x: left, y: 600, size: 380, width });
  write(brush, [unit, rest].filter(Boolean).join(' '), {
    x: left,
    y: 736,
    look: 'poster',
    size: 80,
    ink: 'encre',
    width,
  });
  const scale = Math.min(width / drawing.width, 552 / (drawing.height + drawing.headroom));
  paintSheet(brush, drawing, { x: left, bottom: 1328, scale });
  writeSectors(brush, sectors, { x: left, y: 1364, size: 28, width }, scale);
  paintKey(brush, { x: left, y: 1414, size: 28 });
  write(brush, UNIT, { x: left, y: 1458, look: 'strong', size: 28, ink: 'encre' });

  paintRule(brush, 1484, left, right);
  for (const [index, { title, choice, effect }] of choices.entries()) {
    const y = 1540 + index * 74;
    const taken = write(brush, effect, {
      x: right,
      y: y + 2,
      look: 'poster',
      size: 54,
      ink: 'encre',
      align: 'right',
    });
    brush.context.font = brush.font('strong', 34);
    const free = width - taken - brush.context.measureText(choice).width - 44;
    const named = write(brush, title, {
      x: left,
      y,
      look: 'text',
      size: 34,
      ink: 'encre',
      width: free,
    });
    write(brush, choice, { x: left + named + 14, y, look: 'strong', size: 34, ink: 'prune' });
    paintRule(brush, y + 21, left, right, true);
  }
  write(brush, caption, {
    x: left,
    y: 1754,
    look: 'text',
    size: 27,
    ink: 'encre-2',
    width,
  });
  write(brush, QUESTION, { x: left, y: 1838, look: 'poster', size: 66, ink: 'encre' });
  write(brush, `${site} · ${day}`, {
    x: left,
    y: 1886,
    look: 'strong',
    size: 34,
    ink: 'encre',
    width,
  });
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
  context.font = font('strong', size);
  const labels = sectors.map(({ name, at }) => ({
    at: at * scale,
    height: size * 1.7 + context.measureText(name).width,
  }));
  for (const [index, left] of spreadOf(labels, width).entries()) {
    const { paint, name } = sectors[index] ?? { paint: 'plain', name: '' };
    const side = size * 0.75;
    context.fillStyle = ink(inkOf(paint));
    context.fillRect(x + left, y - side, side, side);
    context.strokeStyle = ink('encre');
    context.lineWidth = 1.5;
    context.strokeRect(x + left, y - side, side, side);
    write(brush, name, { x: x + left + size, y, look: 'strong', size, ink: 'encre' });
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
