import { contourOf, PITCH, runOf, THINNEST, type Layout } from './pen.ts';
import {
  runsOf,
  SQUARES,
  type Run,
  type SheetChange,
  type SheetPaint,
  type SheetPlan,
} from './plan.ts';
import {
  footOf,
  skylineOf,
  towersPathOf,
  type Rise,
  type Standing,
  type Tower,
} from './skyline.ts';

/** 40 columns of 25 squares, filled column by column: sectors are vertical bands. */
const COLUMNS = 40;
export const ROWS = 25;
/** Width of the outline around added squares. */
const CASE = 0.5;

type Painted = Readonly<Partial<Record<SheetPaint, string>>>;

/** The paths of a sheet, by texture. */
export type Drawing = {
  /** Unchanged squares, by sector. */
  readonly kept: Painted;
  readonly cut: string;
  readonly removed: string;
  readonly beyond: string;
  /** Added squares, above the sheet; `cases` is their outline. */
  readonly added: Painted;
  readonly cases: string;
  readonly contour: string;
  /** Outline of the current card. */
  readonly current: string;
  readonly width: number;
  readonly height: number;
  /** Height above the sheet, for added squares. */
  readonly headroom: number;
};

type Options = {
  readonly upright?: boolean;
  /** Rows reserved above the sheet, so that it does not move at the first increase. */
  readonly headroom?: number;
  readonly current?: string | undefined;
};

/** Pure geometry: the same paths are used on screen, in print and in image files. */
export function drawingOf(
  sheet: SheetPlan,
  changes: readonly SheetChange[],
  { upright = false, headroom = 0, current }: Options = {},
): Drawing {
  const layout: Layout = { rows: ROWS, upright, columnOf };
  const { margin, places } = sheet;
  const runs = runsOf(sheet);
  const kept: Partial<Record<SheetPaint, string>> = {};
  const spent = { cut: '', removed: '', beyond: '' };
  const cuts = cutsOf(changes, places);
  for (const { paint, start, end } of runs) {
    let from = start;
    let path = '';
    for (const { until, parts } of cuts.filter(({ at }) => at >= start && at < end)) {
      let at = until - parts.reduce((sum, { squares }) => sum + squares, 0);
      if (at > from) path += runOf(from, at, layout);
      for (const { kind, squares } of parts) {
        spent[kind] += runOf(at, at + squares, layout);
        at += squares;
      }
      from = until;
    }
    kept[paint] = path + runOf(from, end, layout);
  }
  const towers = skylineOf(risesOf(changes, places, runs));
  const foot = footOf(changes, places, { rows: ROWS, taken: margin.squares, column: COLUMNS + 1 });
  const place = current === undefined ? undefined : places.get(current);
  // Upright, added squares are to the right of the sheet.
  const stands: Standing = upright
    ? { base: ROWS * PITCH, direction: 1, upright }
    : { base: -1, direction: -1, upright };
  const rests: Standing = { base: ROWS * PITCH - 1, direction: -1, upright };
  return {
    kept,
    ...spent,
    cut: spent.cut + towersPathOf(foot.lowered, rests),
    added: {
      ...addedByPaint(towers, stands),
      ...(foot.raised.length > 0 && { revenue: towersPathOf(foot.raised, rests) }),
    },
    cases:
      towersPathOf(towers, stands, CASE) +
      towersPathOf([...foot.raised, ...foot.lowered], rests, CASE),
    contour: runs.map(({ start, end }) => contourOf(start, end, layout)).join(''),
    current: place ? contourOf(place.start, place.start + place.squares, layout) : '',
    width: Math.max(COLUMNS + 1 + Math.ceil(margin.squares / ROWS), foot.columns) * PITCH,
    height: ROWS * PITCH,
    headroom: Math.max(headroom, highestOf(towers)) * PITCH,
  };
}

/** One empty column between the 1 000 squares and the tax expenditures. */
export function columnOf(square: number): number {
  return square / ROWS + (square < SQUARES ? 0 : 1);
}

const LOSSES = ['cut', 'removed', 'beyond'] as const;

/** Squares removed from the end of each card, in sheet order. */
function cutsOf(changes: readonly SheetChange[], places: SheetPlan['places']) {
  return [...places]
    .map(([id, { start, squares }]) => ({
      at: start,
      until: start + squares,
      parts: LOSSES.flatMap((kind) =>
        changes
          .filter((change) => change.cardId === id && change.kind === kind)
          .map((change) => ({ kind, squares: change.squares })),
      ).filter((part) => part.squares >= THINNEST),
    }))
    .filter(({ parts }) => parts.length > 0);
}

function risesOf(
  changes: readonly SheetChange[],
  places: SheetPlan['places'],
  runs: readonly Run[],
): Rise[] {
  return changes.flatMap(({ cardId, kind, squares }): Rise[] => {
    const place = places.get(cardId);
    const run = runs.find(({ start, end }) => place && place.start >= start && place.start < end);
    if (kind !== 'added' || place === undefined || run === undefined) return [];
    const last = Math.max(place.start, place.start + place.squares - 1);
    return [
      {
        paint: run.paint,
        squares,
        first: Math.floor(columnOf(place.start)),
        last: Math.floor(columnOf(last)),
        leftmost: Math.floor(columnOf(run.start)),
        rightmost: Math.floor(columnOf(run.end - 1)),
      },
    ];
  });
}

function addedByPaint(towers: readonly Tower[], standing: Standing): Painted {
  const paths: Partial<Record<SheetPaint, string>> = {};
  for (const tower of towers) {
    const path = towersPathOf([tower], standing);
    paths[tower.paint] = (paths[tower.paint] ?? '') + path;
  }
  return paths;
}

function highestOf(towers: readonly Tower[]): number {
  return Math.ceil(Math.max(0, ...towers.map(({ row, height }) => row + height)) - THINNEST);
}
