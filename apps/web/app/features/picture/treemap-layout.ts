import type { Millions } from '@nosmilliards/domain/money/money';
import { hierarchy, treemap, type HierarchyRectangularNode } from 'd3-hierarchy';
import type { Paint } from '#ui/sector-rect.tsx';
import { wrap } from './wrap.ts';

/** A category or a sub-category, its amount net of transfers so that the areas add up. */
export type TreemapLine = {
  readonly id: string;
  readonly parentId: string | null;
  readonly title: string;
  readonly amount: Millions;
  readonly sector: Paint;
};

type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

export type Tile = Box & {
  readonly line: TreemapLine;
  /** Empty where the words would not fit. */
  readonly label: readonly string[];
  /** Fits in small letters only: shown where the picture is wide enough to read them. */
  readonly isSmall: boolean;
  /** The amount goes under the label, where there is room for it too. */
  readonly hasAmount: boolean;
};

export type Group = Box & {
  readonly line: TreemapLine;
  /** In percent of what is drawn. */
  readonly share: number;
  /** The name of the category, in a band above its tiles; empty where it would not fit. */
  readonly band: readonly string[];
  readonly tiles: readonly Tile[];
  /** The same tiles over the whole picture, for when one looks closer. */
  readonly zoom: readonly Tile[];
};

export type TreemapLayout = { readonly groups: readonly Group[] };

/** Units of the drawing; about 1.6 to 1, so that tiles are seldom slivers. */
export const WIDTH = 960;
export const HEIGHT = 600;
export const PAD = 7;
const LABEL = { size: 15, lineHeight: 18 };
const SMALL = { size: 12, lineHeight: 14.4 };
const CLOSER = { size: 18, lineHeight: 21.6 };
const MOST_BAND_LINES = 4;

type Node = { readonly line: TreemapLine | null; readonly children: readonly Node[] };
type Placed = HierarchyRectangularNode<Node>;

/**
 * Two nested levels. Pure and slow enough (d3) to be called when the site is built, not in the
 * browser. A line without a positive amount has no area: it is left to the table.
 */
export function treemapOf(lines: readonly TreemapLine[]): TreemapLayout {
  const drawn = lines.filter(({ amount }) => amount > 0);
  const categories = drawn.filter(({ parentId }) => parentId === null);
  const childrenOf = (id: string) =>
    drawn.filter(({ parentId }) => parentId === id).map((line) => ({ line, children: [] }));
  const root = placed(
    {
      line: null,
      children: categories.map((line) => ({ line, children: childrenOf(line.id) })),
    },
    true,
  );
  const groups = (root.children ?? []).map((group): Group => {
    const line = lineOf(group);
    return {
      ...boxOf(group),
      line,
      share: round(((group.value ?? 0) / (root.value ?? 1)) * 100),
      band: bandOf(group),
      tiles: (group.children ?? []).map((tile) => tileOf(tile, [LABEL, SMALL])),
      zoom: zoomOf(childrenOf(line.id)),
    };
  });
  return { groups };
}

function zoomOf(children: readonly Node[]): readonly Tile[] {
  if (children.length === 0) return [];
  const root = placed({ line: null, children }, false);
  return (root.children ?? []).map((tile) => tileOf(tile, [CLOSER]));
}

function placed(data: Node, isNested: boolean): Placed {
  const root = hierarchy(data, ({ children }) => children)
    .sum(({ line, children }) => (children.length === 0 && line ? line.amount : 0))
    // The sort of d3, on a tree of its own.
    // oxlint-disable-next-line unicorn/no-array-sort
    .sort((a, b) => Number(isTechnical(a.data)) - Number(isTechnical(b.data)) || byValue(a, b));
  return treemap<Node>()
    .size([WIDTH, HEIGHT])
    .round(true)
    .paddingTop((node) => (isNested && node.depth === 1 ? bandHeightOf(bandOf(node)) : 0))(root);
}

export function bandHeightOf(band: readonly string[]): number {
  return band.length === 0 ? 0 : band.length * LABEL.lineHeight + 8;
}

/** Whole or nowhere, and never so high that no room is left for the tiles. */
function bandOf(node: Placed): readonly string[] {
  const { width, height } = boxOf(node);
  const words = wrap(lineOf(node).title, width - 2 * PAD, LABEL.size);
  const fits = words.length <= MOST_BAND_LINES && height >= 2.2 * bandHeightOf(words);
  return fits ? words : [];
}

function tileOf(node: Placed, sizes: readonly (typeof LABEL)[]): Tile {
  const box = boxOf(node);
  const line = lineOf(node);
  for (const letters of sizes) {
    const label = wrap(line.title, box.width - 2 * PAD, letters.size);
    const room = Math.floor((box.height - PAD) / letters.lineHeight);
    if (label.length === 0 || label.length > room) continue;
    return { ...box, line, label, isSmall: letters === SMALL, hasAmount: label.length < room };
  }
  return { ...box, line, label: [], isSmall: false, hasAmount: false };
}

function boxOf({ x0, y0, x1, y1 }: Placed): Box {
  return { x: x0, y: y0, width: x1 - x0, height: y1 - y0 };
}

function lineOf({ data }: Placed): TreemapLine {
  if (data.line === null) throw new Error('The whole is not a line');
  return data.line;
}

function isTechnical({ line }: Node): boolean {
  return line?.sector === 'plain';
}

function byValue(a: { value?: number | undefined }, b: { value?: number | undefined }): number {
  return (b.value ?? 0) - (a.value ?? 0);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
