import { brushOf, write, type Brush } from '../sharing/brush.ts';
import { paintGlyph, paintKey, paintLogo, paintRule } from '../sharing/paint-marks.ts';
import { paintSheet } from '../sharing/paint-sheet.ts';
import type { DuelPicture } from './duel-picture.ts';

const [WIDTH, HEIGHT] = [1200, 630];
const [LEFT, RIGHT] = [48, 1152];
const FOOT = 542;
/** Left edge of the list under the columns. */
const LIST = 572;
/** The colours of the page, by the order of the people. */
const TONES = ['prune', 'brique'] as const;

/** Draws the image on the device; `null` without a canvas. */
export async function duelFileOf(picture: DuelPicture): Promise<File | null> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const brush = await brushOf(canvas);
  if (brush === null) return null;
  paintDuel(brush, picture);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  return blob && new File([blob], 'nos-milliards-duel.png', { type: 'image/png' });
}

function paintDuel(brush: Brush, picture: DuelPicture) {
  const { context, ink } = brush;
  const { headline, lede, people } = picture;
  context.fillStyle = ink('papier');
  context.fillRect(0, 0, WIDTH, HEIGHT);
  const width = RIGHT - LEFT;
  write(brush, headline, { x: LEFT, y: 106, look: 'poster', size: 92, ink: 'encre', width });
  write(brush, lede, { x: LEFT, y: 149, look: 'text', size: 24, ink: 'encre-2', width });
  const bottom = paintColumns(brush, picture);
  if (people.length === 2) paintSheets(brush, picture, bottom);
  else paintBalances(brush, picture, bottom);
  paintFurthest(brush, picture, bottom);
  paintFoot(brush, picture);
}

/** Returns the bottom of the frames. In a group, each row has its name. */
function paintColumns(brush: Brush, { frames, people }: DuelPicture): number {
  const { context, ink } = brush;
  const isPair = people.length === 2;
  const left = isPair ? LEFT : LEFT + 180;
  const top = 202;
  const gap = 16;
  const all = frames.reduce((sum, { columns }) => sum + columns.length, 0);
  // The cards of two people take two lines of columns in the same height.
  const lines = isPair && all > 32 ? 2 : 1;
  const count = frames.reduce((sum, { columns }) => sum + Math.ceil(columns.length / lines), 0);
  const pitch = Math.min(68, (RIGHT - left - gap * (frames.length - 1)) / count);
  // As high as the squares need, and as the names of a group do.
  const row = Math.min(52 / lines, 168 / people.length, Math.max(28, pitch * 2));
  const high = row * lines * people.length;
  const size = Math.min(40, pitch * 0.66, row * 0.78);
  if (!isPair) {
    for (const [index, { name }] of people.entries()) {
      const y = top + row * (index + 0.5) + 7;
      const look = { look: 'strong', size: 22, ink: toneOf(index), width: 168 } as const;
      write(brush, name, { x: LEFT, y, ...look });
    }
  }
  let x = left;
  for (const { count: figure, words, isShared, columns } of frames) {
    const counted = write(brush, figure, { x, y: 195, look: 'poster', size: 32, ink: 'encre' });
    const after = x + counted + 7;
    const labelled = write(brush, words, {
      x: after,
      y: 195,
      look: 'text',
      size: 22,
      ink: 'encre',
    });
    const inLine = Math.ceil(columns.length / lines);
    const wide = pitch * inLine;
    context.save();
    context.lineWidth = 2;
    context.strokeStyle = ink(isShared ? 'encre' : 'trait-fort');
    context.setLineDash(isShared ? [] : [6, 4]);
    if (isShared) {
      context.fillStyle = ink('blanc');
      context.fillRect(x, top, wide, high);
    }
    context.strokeRect(x, top, wide, high);
    context.restore();
    for (const [column, kinds] of columns.entries()) {
      for (const [index, glyph] of kinds.entries()) {
        const mark = {
          x: x + pitch * ((column % inLine) + 0.5) - size / 2,
          y: top + row * (Math.floor(column / inLine) * kinds.length + index + 0.5) - size / 2,
          size,
        };
        paintGlyph(brush, glyph, mark, toneOf(index));
      }
    }
    x = Math.max(x + wide, after + labelled) + gap;
  }
  return top + high;
}

/** The two sheets side by side, at one scale, each between its name and its balance. */
function paintSheets(brush: Brush, { people }: DuelPicture, bottom: number) {
  const width = 226;
  const foot = 490;
  const scale = Math.min(
    ...people.map(({ drawing }) =>
      Math.min(width / drawing.width, (foot - bottom - 40) / (drawing.height + drawing.headroom)),
    ),
  );
  for (const [index, { name, balance, drawing }] of people.entries()) {
    const x = LEFT + index * 262;
    const y = bottom + 32;
    write(brush, name, { x, y, look: 'display', size: 22, ink: toneOf(index), width });
    paintSheet(brush, drawing, { x, bottom: foot, scale });
    write(brush, balance, { x, y: foot + 23, look: 'text', size: 18, ink: 'encre', width });
  }
}

/** Under the columns of a group, in two columns. */
function paintBalances(brush: Brush, { people }: DuelPicture, bottom: number) {
  const inColumn = Math.ceil(people.length / 2);
  for (const [index, { name, balance }] of people.entries()) {
    const x = LEFT + Math.floor(index / inColumn) * 256;
    const y = bottom + 34 + (index % inColumn) * 46;
    write(brush, name, { x, y, look: 'strong', size: 19, ink: toneOf(index), width: 240 });
    write(brush, balance, { x, y: y + 21, look: 'text', size: 18, ink: 'encre', width: 240 });
  }
}

function paintFurthest(brush: Brush, picture: DuelPicture, bottom: number) {
  const { furthest, partly, people } = picture;
  const { context, font } = brush;
  paintKey(brush, { x: LIST, y: bottom + 32, size: 18 });
  const size = 21;
  const isPair = people.length === 2;
  const head = { title: furthest.title, cells: isPair ? people.map(({ name }) => name) : [''] };
  const last = partly === '' ? [] : [{ title: partly, cells: [] }];
  // Four lines have a place.
  const rows = furthest.rows.slice(0, 3 - last.length);
  const table = [...(rows.length > 0 ? [head, ...rows] : []), ...last];
  context.font = font('strong', size);
  const widths = (table[0]?.cells ?? []).map((_, column) =>
    Math.min(
      isPair ? 172 : 330,
      Math.max(...table.map(({ cells }) => context.measureText(cells[column] ?? '').width)) + 6,
    ),
  );
  const first = bottom + 76;
  for (const [index, { title, cells }] of table.entries()) {
    const y = first + index * 39;
    if (y + 10 > FOOT) return;
    let right = RIGHT;
    for (let column = cells.length - 1; column >= 0; column -= 1) {
      const width = widths[column] ?? 0;
      const color = isPair ? toneOf(column) : 'encre';
      const x = right - width;
      write(brush, cells[column] ?? '', { x, y, look: 'strong', size, ink: color, width });
      right = x - 20;
    }
    const width = right - LIST;
    write(brush, title, { x: LIST, y, look: 'strong', size, ink: 'encre', width });
    if (y + 24 < FOOT) paintRule(brush, y + 12, LIST, RIGHT, index > 0);
  }
}

function paintFoot(brush: Brush, { note, question, site }: DuelPicture) {
  const { context, ink } = brush;
  context.fillStyle = ink('encre');
  context.fillRect(0, FOOT, WIDTH, HEIGHT - FOOT);
  paintLogo(brush, { x: LEFT, y: FOOT + 22, size: 44 }, 'papier');
  write(brush, 'Nos Milliards', { x: 108, y: 596, look: 'display', size: 34, ink: 'papier' });
  for (const [index, text] of note.entries()) {
    const y = 578 + index * 27;
    write(brush, text, { x: 364, y, look: 'text', size: 18, ink: 'papier', width: 430 });
  }
  const end = { x: RIGHT, look: 'strong', ink: 'papier', align: 'right' } as const;
  write(brush, site, { ...end, y: 580, size: 24 });
  write(brush, question, { ...end, y: 608, size: 22, look: 'text' });
}

function toneOf(index: number): string {
  return TONES[index % TONES.length] ?? 'encre';
}
