type Rows = readonly (readonly boolean[])[];

/** Inverts some modules, so that no data looks like a finder pattern. */
export const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

const LONG_RUN = 5;
const BLOCK_PENALTY = 3;
const FINDER_PENALTY = 40;
const SHADE_PENALTY = 10;
/** The centre row of a finder pattern, with four light modules on one side. */
const FINDERS = ['10111010000', '00001011101'];

/** Sum of the four penalties of the standard; the lowest is the easiest to read. */
export function penaltyOf(rows: Rows): number {
  const lines = [...rows, ...columnsOf(rows)].map((line) => line.map(Number).join(''));
  const faults = lines.map((line) => runsIn(line) + findersIn(line) * FINDER_PENALTY);
  return sum(faults) + blocksIn(rows) * BLOCK_PENALTY + shadeOf(lines.slice(0, rows.length));
}

function runsIn(line: string): number {
  const runs = line.match(/0{5,}|1{5,}/g) ?? [];
  return sum(runs.map(({ length }) => length - LONG_RUN + 3));
}

function findersIn(line: string): number {
  return sum(FINDERS.map((finder) => line.split(finder).length - 1));
}

/** 2 × 2 blocks of one shade. */
function blocksIn(rows: Rows): number {
  return sum(
    rows.slice(1).map(
      (row, index) =>
        row.filter((isDark, x) => {
          const above = rows[index];
          return x > 0 && row[x - 1] === isDark && above?.[x] === isDark && above[x - 1] === isDark;
        }).length,
    ),
  );
}

/** In steps of 5 % from half dark. */
function shadeOf(lines: readonly string[]): number {
  const dark = sum(lines.map((line) => line.split('1').length - 1));
  const all = lines.length * lines.length;
  return Math.max(0, Math.ceil(Math.abs(dark * 20 - all * 10) / all) - 1) * SHADE_PENALTY;
}

function columnsOf(rows: Rows): boolean[][] {
  return rows.map((_, x) => rows.map((row) => row[x] ?? false));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
