import { sumOf, type Millions } from '@nosmilliards/domain/money/money';
import { sankey, type SankeyLink, type SankeyNode } from 'd3-sankey';
import type { Paint } from '#ui/sector.ts';

export type FlowEnd = {
  readonly id: string;
  readonly title: string;
  readonly amount: Millions;
  readonly sector: Paint;
};

export type FlowNode = FlowEnd & {
  readonly side: 'source' | 'whole' | 'use';
  /** The title, wrapped to fit beside the bands. */
  readonly label: readonly string[];
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** A band between two nodes: a closed outline, so that it can be stroked. */
type Ribbon = { readonly id: string; readonly sector: Paint; readonly outline: string };

export type FlowsLayout = {
  readonly nodes: readonly FlowNode[];
  readonly ribbons: readonly Ribbon[];
};

type FlowsInput = {
  /** Revenue, borrowing included. */
  readonly sources: readonly FlowEnd[];
  /** Spending. */
  readonly uses: readonly FlowEnd[];
  readonly whole: string;
};

type NodeData = FlowEnd & { readonly side: FlowNode['side'] };
type Node = SankeyNode<NodeData, LinkData>;
type LinkData = { readonly sector: Paint };
type Link = SankeyLink<NodeData, LinkData>;

export const FLOWS_WIDTH = 960;
export const FLOWS_HEIGHT = 540;
/** More bands would be hard to follow. */
export const MOST_NODES = 12;
const WHOLE = 'whole';
/**
 * Width reserved for the labels, beside the bands, where the contrast does not depend on the
 * colour.
 */
const NAMES = 215;
const TOP = 36;

/** Pure; run at build time, because of d3. Both sides must have the same total. */
export function flowsOf({ sources, uses, whole }: FlowsInput): FlowsLayout {
  const total = sumOf(sources.map(({ amount }) => amount));
  const spent = sumOf(uses.map(({ amount }) => amount));
  if (total !== spent) throw new Error(`Unbalanced flows: ${total} come in, ${spent} go out`);
  if (sources.length + uses.length + 1 > MOST_NODES) throw new Error('Too many nodes to be read');

  const nodes: NodeData[] = [
    ...sources.map((end) => ({ ...end, side: 'source' as const })),
    { id: WHOLE, title: whole, amount: total, sector: 'plain', side: 'whole' },
    ...uses.map((end) => ({ ...end, side: 'use' as const })),
  ];
  const links = [
    ...sources.map(({ id, amount, sector }) => ({
      source: id,
      target: WHOLE,
      value: amount,
      sector,
    })),
    ...uses.map(({ id, amount, sector }) => ({ source: WHOLE, target: id, value: amount, sector })),
  ];
  const graph = sankey<NodeData, LinkData>()
    .nodeId(({ id }) => id)
    .nodeWidth(14)
    .nodePadding(30)
    // Input order, which is that of the table.
    .nodeSort(null)
    .linkSort(null)
    .extent([
      [NAMES, TOP],
      [FLOWS_WIDTH - NAMES, FLOWS_HEIGHT - 12],
    ])({ nodes: nodes.map((node) => ({ ...node })), links });
  return { nodes: graph.nodes.map(flowNodeOf), ribbons: graph.links.map(ribbonOf) };
}

function flowNodeOf({ id, title, amount, sector, side, x0 = 0, x1 = 0, y0 = 0, y1 = 0 }: Node) {
  const box = { x: round(x0), y: round(y0), width: round(x1 - x0), height: round(y1 - y0) };
  return { id, title, amount, sector, side, label: wrap(title, NAMES - 12, 15), ...box };
}

function ribbonOf({ source, target, sector, width = 0, y0 = 0, y1 = 0 }: Link): Ribbon {
  if (typeof source !== 'object' || typeof target !== 'object') throw new Error('Unplaced link');
  const [left, right] = [round(source.x1 ?? 0), round(target.x0 ?? 0)];
  const middle = round((left + right) / 2);
  const half = width / 2;
  const [a, b, c, d] = [y0 - half, y1 - half, y1 + half, y0 + half].map(round);
  return {
    id: source.id === WHOLE ? target.id : source.id,
    sector,
    outline: `M${left} ${a}C${middle} ${a} ${middle} ${b} ${right} ${b}V${c}C${middle} ${c} ${middle} ${d} ${left} ${d}Z`,
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** In em, slightly above the average advance of the font: better no label than a cut one. */
const ADVANCE = 0.56;

function fits(text: string, width: number, size: number): boolean {
  return text.length * size * ADVANCE <= width;
}

/** SVG text does not wrap: returns the lines of a label, or none when a single word is too long. */
function wrap(text: string, width: number, size: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    if (!fits(word, width, size)) return [];
    const last = lines.at(-1);
    const joined = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && fits(joined, width, size)) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}
