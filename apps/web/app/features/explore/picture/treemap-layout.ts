import { sumOf, type Millions } from '@nosmilliards/domain/money/money';
import { hierarchy, treemap } from 'd3-hierarchy';
import type { Paint } from '#ui/sector-rect.tsx';
import { amountIn, fits, wrap } from './wrap.ts';

/** The fields of a line used on the page. */
type DrawnLine = {
  readonly id: string;
  readonly title: string;
  readonly amount: Millions;
  readonly sector: Paint;
};

/** A category or subcategory; `amount` is net of transfers, so that the areas add up. */
export type TreemapLine = DrawnLine & {
  readonly parentId: string | null;
  /** From longest to shortest, used when the title does not fit. */
  readonly shortTitles: readonly string[];
};

type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

export type Tile = Box & {
  readonly line: DrawnLine;
  /** The title in lines, full or short; empty when only the amount fits. */
  readonly label: readonly string[];
  readonly size: number;
};

export type Group = Box & {
  readonly line: DrawnLine;
  /** In percent of the total drawn. */
  readonly share: number;
  /** The label in the band above its tiles. */
  readonly band: string;
  readonly size: number;
  /** The smallest lines of one sector may be merged into one tile. */
  readonly tiles: readonly Tile[];
  /** All its lines over the whole drawing, for the zoom. */
  readonly zoom: readonly Tile[];
};

export type TreemapLayout = {
  readonly groups: readonly Group[];
  /** Every category, for the list and the table, with its sectors. */
  readonly categories: readonly { line: DrawnLine; sectors: readonly Paint[] }[];
};

/** SVG units; a ratio of about 1.6 gives few thin tiles. */
export const WIDTH = 960;
export const HEIGHT = 600;
export const BAND = 24;
export const PAD = 5;
export const LINE_HEIGHT = 1.2;
/**
 * Font sizes, from the most readable to the smallest acceptable when the drawing is 960 px wide.
 */
const SIZES = [15, 13, 12];
const CLOSER_SIZES = [18, 15, 12];
/** A longer label reads slower than a shorter title. */
const MOST_LINES = 4;
/** Id of the merged smallest categories; no line has it. */
export const OTHERS = 'autres';

/**
 * Two nested levels. Pure but slow (d3): run at build time. A line without a positive amount has no
 * area, and is only in the table.
 */
export function treemapOf(
  lines: readonly TreemapLine[],
  { width: wide, height: high } = { width: WIDTH, height: HEIGHT },
): TreemapLayout {
  const drawn = lines.filter(({ amount }) => amount > 0).toSorted(byPlace);
  const categories = drawn.filter(({ parentId }) => parentId === null);
  const childrenOf = (id: string) => drawn.filter(({ parentId }) => parentId === id);
  const total = sumOf(categories.map(({ amount }) => amount));
  const whole = { x: 0, y: 0, width: wide, height: high };
  const { shown, merged } = mergeTiny(categories, whole);
  const toldOf = tellingOnce();
  const told = <Drawn extends { readonly line: TreemapLine }>(one: Drawn) => ({
    ...one,
    line: toldOf(one.line),
  });
  return {
    categories: categories.map((line) => told({ line, sectors: sectorsOf(childrenOf(line.id)) })),
    groups: laidOut(shown, whole).map((group): Group => {
      const { line, x, y, width, height } = group;
      const children = line.id === OTHERS ? merged : childrenOf(line.id);
      const under = { x, y: y + BAND, width, height: height - BAND };
      return {
        ...told(group),
        ...bandOf(group),
        share: Math.round((line.amount / total) * 10_000) / 100,
        tiles: foldedIn(children, line.id, under).map(told),
        zoom: labelled(laidOut(children, whole), CLOSER_SIZES).map(told),
      };
    }),
  };
}

type Placed = Box & { readonly line: TreemapLine };
type Labelled = Placed & Pick<Tile, 'label' | 'size'>;

/** Returns the same object for a line each time it is drawn, so that the page data hold it once. */
function tellingOnce() {
  const known = new Map<string, DrawnLine>();
  return ({ id, title, amount, sector }: TreemapLine): DrawnLine => {
    const line = known.get(id) ?? { id, title, amount, sector };
    known.set(id, line);
    return line;
  };
}

/** Merges the smallest categories, so that each of the others has room for its name. */
function mergeTiny(categories: readonly TreemapLine[], box: Box) {
  for (let count = 0; count < categories.length - 1; count += 1) {
    const tiny = categories.filter(({ sector }) => sector !== 'plain').slice(-count || Infinity);
    const shown = count === 0 ? categories : withFolded(categories, tiny, otherCategoriesOf(tiny));
    if (count !== 1 && laidOut(shown, box).every((group) => bandOf(group).band !== '')) {
      return { shown, merged: tiny };
    }
  }
  return { shown: categories, merged: [] };
}

function otherCategoriesOf(tiny: readonly TreemapLine[]): TreemapLine {
  return foldedLineOf(OTHERS, tiny, [`${tiny.length} autres catégories`, `${tiny.length} autres`]);
}

/** Merges as few lines as needed, one tile per sector, until every tile has room for its amount. */
function foldedIn(lines: readonly TreemapLine[], id: string, box: Box): readonly Labelled[] {
  for (let count = 0; ; count += 1) {
    const small = lines.slice(lines.length - count);
    const shown = sectorsOf(small).reduce((left, sector) => {
      const alike = small.filter((line) => line.sector === sector);
      if (alike.length < 2) return left;
      return withFolded(left, alike, foldedLineOf(`${id}-${sector}`, alike, namesOf(alike, lines)));
    }, lines);
    const tiles = labelled(laidOut(shown, box), SIZES);
    if (count === lines.length || tiles.every(({ size }) => size > 0)) return tiles;
  }
}

/** When all the lines are merged, the first one is named. */
function namesOf(folded: readonly TreemapLine[], all: readonly TreemapLine[]): readonly string[] {
  const others = folded.length - 1;
  return folded.length === all.length
    ? [`${folded[0]?.title} et ${others} autre${others > 1 ? 's' : ''}`, `+${folded.length}`]
    : [`${folded.length} autres`, `+${folded.length}`];
}

function foldedLineOf(
  id: string,
  lines: readonly TreemapLine[],
  [title = '', ...shortTitles]: readonly string[],
): TreemapLine {
  const amount = sumOf(lines.map((line) => line.amount));
  const sector = lines[0]?.sector ?? 'plain';
  return { id, parentId: null, title, shortTitles, amount, sector };
}

function withFolded(
  lines: readonly TreemapLine[],
  folded: readonly TreemapLine[],
  into: TreemapLine,
): readonly TreemapLine[] {
  return [...lines.filter((line) => !folded.includes(line)), into].toSorted(byPlace);
}

function laidOut(lines: readonly TreemapLine[], { x, y, width, height }: Box): readonly Placed[] {
  const root = hierarchy<{ line: TreemapLine | null }>({ line: null }, ({ line }) =>
    line === null ? lines.map((one) => ({ line: one })) : [],
  ).sum(({ line }) => line?.amount ?? 0);
  const { children = [] } = treemap<{ line: TreemapLine | null }>()
    .size([width, height])
    .round(true)(root);
  return children.flatMap(({ data: { line }, x0, y0, x1, y1 }) =>
    line === null ? [] : [{ line, x: x + x0, y: y + y0, width: x1 - x0, height: y1 - y0 }],
  );
}

/** The title with its amount, or alone, or shortened; empty when none fits. */
function bandOf({ line, width, height }: Placed): Pick<Group, 'band' | 'size'> {
  if (height < 3 * BAND) return { band: '', size: 0 };
  const names = [line.title, ...line.shortTitles];
  const written = names.flatMap((name) => [`${name} · ${amountIn(line.amount)}`, name]);
  for (const band of written) {
    const size = SIZES.find((letters) => fits(band, width - 2 * PAD, letters));
    if (size !== undefined) return { band, size };
  }
  return { band: '', size: 0 };
}

function labelled(tiles: readonly Placed[], sizes: readonly number[]): readonly Labelled[] {
  return tiles.map((tile) => ({ ...tile, ...labelOf(tile, sizes) }));
}

/**
 * The longest title that leaves room for the amount, or the amount alone; size 0 when neither fits.
 */
function labelOf({ line, width, height }: Placed, sizes: readonly number[]) {
  const amount = amountIn(line.amount);
  const room = width - 2 * PAD;
  for (const name of [line.title, ...line.shortTitles]) {
    for (const size of sizes) {
      const label = wrap(name, room, size);
      const isHigh = PAD + (label.length + 1) * size * LINE_HEIGHT <= height;
      const isWhole = label.length > 0 && label.length <= MOST_LINES;
      if (isWhole && isHigh && fits(amount, room, size)) return { label, size };
    }
  }
  const alone = sizes.find((size) => fits(amount, width - 4, size) && size + 4 <= height);
  return { label: [], size: alone ?? 0 };
}

function sectorsOf(lines: readonly TreemapLine[]): readonly Paint[] {
  return [...new Set(lines.map(({ sector }) => sector))];
}

/** Technical lines last; then the largest first. */
function byPlace(a: TreemapLine, b: TreemapLine): number {
  const isTechnical = (line: TreemapLine) => Number(line.sector === 'plain');
  return isTechnical(a) - isTechnical(b) || b.amount - a.amount;
}
