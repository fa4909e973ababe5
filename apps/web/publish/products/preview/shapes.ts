import { glyphShapesOf } from '../../../app/ui/glyph-shapes.ts';
import type { Paint } from '../../../app/ui/sector.ts';
import { fills, ink, inksOn, paper, soft, violet, white } from './palette.ts';
import { HEIGHT, WIDTH, type Picture, type Share, type TextPicture } from './picture.ts';

/**
 * Width of the two side panels, in pixels. WhatsApp crops a small preview to the square in the
 * middle: the text stays between the panels.
 */
export const PANEL = 252;

/** Position of the two bars of a comparison, in pixels. */
export const BARS = { left: 300, top: 344, pitch: 136, width: 600, height: 42 };

const RULE = 4;
const GLYPHS = ['keep', 'increase', 'decrease', 'remove'] as const;
const COLUMNS = 20;
const ROWS = 50;
const PITCH = 10;
const SQUARE = 8;

export function shapesOf(picture: Picture): string {
  const ground = box(0, 0, WIDTH, HEIGHT, paper);
  const brand = tiles(301, picture.kind === 'card' ? 37 : 47, 31, 31, 1.5);
  const right = WIDTH - PANEL;
  switch (picture.kind) {
    case 'line':
    case 'card':
      return [
        ground,
        brand,
        panel(0, picture.sector, picture.icon, 240),
        squares(right, picture.shares),
        picture.kind === 'card' ? playingCard() : '',
      ].join('');
    case 'comparison': {
      const [larger, smaller] = picture.sides;
      return [
        ground,
        brand,
        panel(0, larger.sector, larger.icon, HEIGHT / 2),
        panel(right, smaller.sector, smaller.icon, HEIGHT / 2),
        ...picture.sides.map(({ length, sector }, index) =>
          box(
            BARS.left,
            BARS.top + index * BARS.pitch,
            Math.max(6, length * BARS.width),
            BARS.height,
            fills[sector],
            3,
          ),
        ),
      ].join('');
    }
    case 'text':
      return [ground, brand, leftOf(picture), squares(right, picture.shares)].join('');
  }
}

function leftOf({ left }: TextPicture): string {
  if (left === undefined) return tiles(0, 0, PANEL, HEIGHT, RULE);
  return left === 'choices' ? choices() : squares(0, left);
}

/** The glyphs of the four choices, one under the other. */
function choices(): string {
  const size = 96;
  const glyphs = GLYPHS.map((kind, index) => {
    const place = `translate(${(PANEL - size) / 2} ${63 + index * 136}) scale(${size / 24})`;
    const shapes = glyphShapesOf(kind).map(({ d, fill }) => {
      const inside = fill === 'full' ? violet : fill === 'empty' ? white : 'none';
      return `<path d="${d}" fill="${inside}" stroke="${violet}" stroke-width="1.8"/>`;
    });
    return `<g transform="${place}">${shapes.join('')}</g>`;
  });
  return [box(0, 0, PANEL, HEIGHT, white), edge(PANEL), ...glyphs].join('');
}

/** The five tiles of the logo on a 24 × 24 grid: sector, x, y, width, height. */
const TILES: readonly (readonly [Paint, number, number, number, number])[] = [
  ['social', 0, 0, 14, 11],
  ['state', 14, 0, 10, 11],
  ['local', 0, 11, 9, 13],
  ['niche', 9, 11, 9, 13],
  ['debt', 18, 11, 6, 13],
];

function tiles(x: number, y: number, width: number, height: number, outline: number): string {
  const [across, down] = [width / 24, height / 24];
  return TILES.map(([sector, left, top, wide, high]) =>
    box(x + left * across, y + top * down, wide * across, high * down, fills[sector], outline),
  ).join('');
}

/** The outline, in pixels, keeps a pale colour visible on the background. */
function box(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  outline = 0,
): string {
  const stroke = outline > 0 ? ` stroke="${ink}" stroke-width="${outline}"` : '';
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${stroke}/>`;
}

function panel(x: number, sector: Paint, icon: string, middle: number): string {
  const size = 132;
  const scale = size / 24;
  const left = x + (PANEL - size) / 2;
  return [
    box(x, 0, PANEL, HEIGHT, fills[sector]),
    edge(x === 0 ? PANEL : x),
    `<g transform="translate(${left} ${middle - size / 2}) scale(${scale})" fill="none" stroke="${inksOn[sector]}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">${icon}</g>`,
  ].join('');
}

function edge(x: number): string {
  return box(x - RULE / 2, 0, RULE, HEIGHT, ink);
}

/** 1 000 squares for 1 000 €, filled from the bottom. */
function squares(x: number, shares: readonly Share[]): string {
  const colours = shares.flatMap(({ sector, count }) => Array<Paint>(count).fill(sector));
  const left = x + (PANEL - COLUMNS * PITCH) / 2 + 1;
  const drawn = Array.from({ length: COLUMNS * ROWS }, (_, index) => {
    const row = ROWS - 1 - Math.floor(index / COLUMNS);
    const place = [left + (index % COLUMNS) * PITCH, 36 + row * PITCH] as const;
    const sector = colours[index];
    return sector === undefined
      ? box(...place, SQUARE, SQUARE, soft)
      : box(...place, SQUARE, SQUARE, fills[sector], 1);
  });
  return [box(x, 0, PANEL, HEIGHT, white), edge(x === 0 ? PANEL : x), ...drawn].join('');
}

function playingCard(): string {
  const [x, y, width, height] = [296, 96, 604, 486];
  return box(x + 10, y + 10, width, height, ink) + box(x, y, width, height, white, 3);
}
