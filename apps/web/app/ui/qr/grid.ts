import { alignmentsOf, type Version } from './version.ts';

/** Rows of modules; `isFixed` marks those that hold no data. */
export type Grid = { readonly isDark: boolean[][]; readonly isFixed: boolean[][] };

const FORMAT_GENERATOR = 0x5_37;
const FORMAT_MASK = 0x54_12;
const VERSION_GENERATOR = 0x1f_25;

/** The function patterns of a version: finders, alignment, timing. */
export function fixedGridOf(version: Version): Grid {
  const { size, number } = version;
  const rows = () => Array.from({ length: size }, () => Array.from<boolean>({ length: size }));
  const grid = { isDark: rows(), isFixed: rows() };
  for (let place = 0; place < size; place += 1) {
    fix(grid, 6, place, place % 2 === 0);
    fix(grid, place, 6, place % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    drawSquares(grid, { x, y, reach: 4, isLight: (ring) => ring === 2 || ring === 4 });
  }
  const places = alignmentsOf(version);
  const last = size - 7;
  for (const x of places) {
    for (const y of places) {
      const isOnFinder = (x === 6 && (y === 6 || y === last)) || (x === last && y === 6);
      if (!isOnFinder) drawSquares(grid, { x, y, reach: 2, isLight: (ring) => ring === 1 });
    }
  }
  if (number >= 7) writeVersion(grid, number, size);
  writeFormat(grid, 0);
  return grid;
}

/** Writes the level (M) and the mask, twice, as the standard requires. */
export function writeFormat(grid: Grid, mask: number): void {
  const size = grid.isDark.length;
  const bits = withRemainder(mask, 10, FORMAT_GENERATOR) ^ FORMAT_MASK;
  const bit = (index: number) => ((bits >>> index) & 1) !== 0;
  for (let index = 0; index < 6; index += 1) fix(grid, 8, index, bit(index));
  fix(grid, 8, 7, bit(6));
  fix(grid, 8, 8, bit(7));
  fix(grid, 7, 8, bit(8));
  for (let index = 9; index < 15; index += 1) fix(grid, 14 - index, 8, bit(index));
  for (let index = 0; index < 8; index += 1) fix(grid, size - 1 - index, 8, bit(index));
  for (let index = 8; index < 15; index += 1) fix(grid, 8, size - 15 + index, bit(index));
  fix(grid, 8, size - 8, true);
}

function writeVersion(grid: Grid, number: number, size: number) {
  const bits = withRemainder(number, 12, VERSION_GENERATOR);
  for (let index = 0; index < 18; index += 1) {
    const isDark = ((bits >>> index) & 1) !== 0;
    const far = size - 11 + (index % 3);
    const near = Math.floor(index / 3);
    fix(grid, far, near, isDark);
    fix(grid, near, far, isDark);
  }
}

function withRemainder(value: number, bits: number, generator: number): number {
  let rest = value;
  for (let turn = 0; turn < bits; turn += 1) {
    rest = (rest << 1) ^ ((rest >>> (bits - 1)) * generator);
  }
  return (value << bits) | rest;
}

type Squares = {
  readonly x: number;
  readonly y: number;
  readonly reach: number;
  readonly isLight: (ring: number) => boolean;
};

/** Concentric squares around a module, clipped to the code. */
function drawSquares(grid: Grid, { x, y, reach, isLight }: Squares) {
  for (let down = -reach; down <= reach; down += 1) {
    for (let across = -reach; across <= reach; across += 1) {
      const ring = Math.max(Math.abs(across), Math.abs(down));
      fix(grid, x + across, y + down, !isLight(ring));
    }
  }
}

function fix({ isDark, isFixed }: Grid, x: number, y: number, dark: boolean) {
  const row = isDark[y];
  const fixed = isFixed[y];
  if (row === undefined || fixed === undefined || x < 0 || x >= row.length) return;
  row[x] = dark;
  fixed[x] = true;
}
