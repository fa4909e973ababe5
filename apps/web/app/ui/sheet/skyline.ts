import { lengthOf, lineOf, PITCH, SIDE, THINNEST } from './pen.ts';
import type { SheetChange, SheetPaint, SheetPlan } from './plan.ts';

/** Squares added to a card, and the columns they may use: its own, then those of its sector. */
export type Rise = {
  readonly paint: SheetPaint;
  readonly squares: number;
  readonly first: number;
  readonly last: number;
  readonly leftmost: number;
  readonly rightmost: number;
};

/** A stack of squares of one sector on a column. */
export type Tower = {
  readonly paint: SheetPaint;
  readonly column: number;
  readonly row: number;
  readonly height: number;
};

/** Squares: a higher stack spreads over its sector. */
const HIGHEST = 6;

/** Fills the lowest column first; fractions on one column add up. */
export function skylineOf(rises: readonly Rise[]): Tower[] {
  const tops = new Map<number, number>();
  const towers = new Map<string, Tower>();
  const topOf = (column: number) => tops.get(column) ?? 0;
  for (const { paint, squares, leftmost, rightmost, ...own } of rises) {
    let [first, last] = [own.first, own.last];
    for (let left = squares; left >= THINNEST;) {
      let column = first;
      for (let other = first; other <= last; other += 1) {
        if (topOf(other) < topOf(column) - THINNEST) column = other;
      }
      if (topOf(column) >= HIGHEST && (last < rightmost || first > leftmost)) {
        if (last < rightmost) last += 1;
        else first -= 1;
        continue;
      }
      const key = `${column} ${paint}`;
      const tower = towers.get(key) ?? { paint, column, row: Math.ceil(topOf(column)), height: 0 };
      const begun = tower.height - Math.floor(tower.height + THINNEST);
      const laid = Math.min(1 - Math.max(0, begun), left);
      const grown = { ...tower, height: tower.height + laid };
      towers.set(key, grown);
      tops.set(column, grown.row + grown.height);
      left -= laid;
    }
  }
  return [...towers.values()];
}

type Foot = {
  readonly rows: number;
  /** Squares occupied by the tax expenditures. */
  readonly taken: number;
  /** First column of the tax expenditures. */
  readonly column: number;
};

/** Votes on revenue, stacked from the bottom of the columns of tax expenditures. */
export function footOf(
  changes: readonly SheetChange[],
  places: SheetPlan['places'],
  { rows, taken, column }: Foot,
) {
  let at = column + Math.floor(taken / rows);
  let free = rows - (taken % rows) - 1;
  let row = 0;
  const pile = (squares: number): Tower[] => {
    const towers: Tower[] = [];
    for (let left = squares; left >= THINNEST;) {
      if (row >= free) [at, row, free] = [at + 1, 0, rows];
      const height = Math.min(left, free - row);
      towers.push({ paint: 'revenue', column: at, row, height });
      row += Math.ceil(height - THINNEST);
      left -= height;
    }
    return towers;
  };
  const sumOf = (isRise: boolean) =>
    changes
      .filter(({ cardId, kind }) => !places.has(cardId) && (kind === 'added') === isRise)
      .reduce((sum, { squares }) => sum + squares, 0);
  const raised = pile(sumOf(true));
  const lowered = pile(sumOf(false));
  return { raised, lowered, columns: raised.length + lowered.length > 0 ? at + 1 : 0 };
}

export type Standing = {
  /** Position of the first square of a stack, and its direction. */
  readonly base: number;
  readonly direction: 1 | -1;
  readonly upright: boolean;
};

/** One line per stack, cut into squares by the dashes; `edge` is the width of the outline. */
export function towersPathOf(
  towers: readonly Tower[],
  { base, direction, upright }: Standing,
  edge = 0,
): string {
  return towers
    .map(({ column, row, height }) => {
      const foot = base + direction * (row * PITCH - edge);
      const length = direction * (lengthOf(height) + 2 * edge);
      return lineOf(column * PITCH + SIDE / 2, foot, length, { rows: 1, upright });
    })
    .join('');
}
