import type { Level } from '@nosmilliards/domain/budget/line';
import { weightOf } from '@nosmilliards/domain/budget/weight';
import { fromEuros } from '@nosmilliards/domain/money/money';
import { eurosOf } from './table.ts';
import type { LineRow } from './tables.ts';

export type Line = {
  row: LineRow;
  /** In euros, before transfers; an empty cell is the sum of the children. */
  amount: number;
  /** In euros: the amount less what its descendants pass on to another administration. */
  net: number;
  children: Line[];
};

export type Tree = { roots: Line[]; byId: Map<string, Line>; all: Line[] };

export function treeOf(rows: LineRow[]): Tree {
  const byId = new Map<string, Line>();
  for (const row of rows) {
    byId.set(row.id, { row, amount: Number.NaN, net: Number.NaN, children: [] });
  }
  const all = [...byId.values()];
  const roots: Line[] = [];
  for (const line of all) {
    const parent = byId.get(line.row.parent_id);
    if (parent === undefined || isBelow(parent, line, byId)) roots.push(line);
    else parent.children.push(line);
  }
  for (const root of roots) fill(root);
  return { roots, byId, all };
}

/** The amount of a line that every page, file and picture uses. */
export function weighed(line: Line) {
  return weightOf({
    ...flagsOf(line),
    gross: fromEuros(line.amount),
    net: fromEuros(line.net),
  });
}

export function flagsOf({ row }: Line) {
  return {
    isTransfer: row.est_transfert === 'oui',
    isTechnical: row.technique === 'oui',
    isNiche: row.hors_total === 'oui',
  };
}

const LEVELS: Record<string, Level> = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5 };

export function levelOf({ row }: Line): Level {
  const level = LEVELS[row.niveau];
  if (level === undefined) throw new Error(`Niveau inconnu : ${row.niveau}`);
  return level;
}

export function childrenSum(line: Line): number {
  return totalAmount(line.children);
}

export function totalAmount(lines: Line[]): number {
  return lines.reduce((sum, line) => sum + line.amount, 0);
}

export function totalNet(lines: Line[]): number {
  return lines.reduce((sum, line) => sum + line.net, 0);
}

export function leavesOf(lines: Line[]): Line[] {
  return lines.flatMap((line) => (line.children.length === 0 ? [line] : leavesOf(line.children)));
}

export function descendantsOf(line: Line): Line[] {
  return line.children.flatMap((child) => [child, ...descendantsOf(child)]);
}

function fill(line: Line): void {
  for (const child of line.children) fill(child);
  const isLeaf = line.children.length === 0;
  line.amount = line.row.montant === '' ? childrenSum(line) : eurosOf(line.row.montant);
  if (isLeaf) {
    line.net = line.row.montant_net === '' ? line.amount : eurosOf(line.row.montant_net);
  } else {
    const passedOn = line.children.reduce((sum, child) => sum + child.amount - child.net, 0);
    line.net = line.amount - passedOn;
  }
}

/** `readEdition` refuses loops, but a tree built from bare rows must terminate too. */
function isBelow(candidate: Line, line: Line, byId: Map<string, Line>): boolean {
  const seen = new Set<Line>();
  for (
    let at: Line | undefined = candidate;
    at !== undefined && !seen.has(at);
    at = byId.get(at.row.parent_id)
  ) {
    if (at === line) return true;
    seen.add(at);
  }
  return false;
}
