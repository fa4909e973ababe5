import { squareStepOf, ticksOf } from '@nosmilliards/domain/series/columns';
import { timeTitleOf, type TimeUnit } from '@nosmilliards/domain/series/time-title';
import { PITCH, runOf, SIDE } from '#ui/sheet/pen.ts';
import type { SheetPaint } from '#ui/sheet/plan.ts';
import type { PanelPlan, TabPlan } from './tabs.ts';
import { startOf, valuesOf, type TimeFigures } from './time-data.ts';

/** One column of squares per year, from zero; coordinates go up from the foot. */
export type DrawnColumns = {
  readonly paint: SheetPaint;
  readonly width: number;
  readonly height: number;
  /** The value of the whole height. */
  readonly full: number;
  readonly paid: string;
  readonly borrowed: string;
  /** Revenue beyond spending. */
  readonly surplus: string;
  /** Places in percent of the height, from the top. */
  readonly ticks: readonly { readonly value: number; readonly at: number }[];
  /** Around the columns, where they are pale. */
  readonly contour?: string;
  /** The top of each column, in the same percent, where its value is written there. */
  readonly tops?: readonly number[];
};

type DrawnPanel = DrawnColumns & { readonly title: string; readonly line: string };

/** Drawings that start the same year, on one scale. */
export type DrawnGroup = {
  readonly first: number;
  readonly square: number;
  readonly panels: readonly DrawnPanel[];
};

export type DrawnTime = Readonly<
  Record<TimeUnit, { readonly title: string; readonly groups: readonly DrawnGroup[] }>
>;

/** Runs at build time: the visitor does not download the drawing code. */
export function drawnTimeOf(figures: TimeFigures, plan: TabPlan): DrawnTime {
  const panels: readonly PanelPlan[] =
    plan.panels === 'each-line'
      ? figures.lines.map(({ id, label }) => ({ title: label, line: id, paint: 'plain' as const }))
      : plan.panels;
  const groups = [
    ...Map.groupBy(panels, ({ line }) => startOf(valuesOf(figures, line, 'percent'))),
  ];
  const drawnIn = (unit: TimeUnit) => ({
    title: titleOf(figures, plan, panels, unit),
    groups: groups.map(([start, group]) => drawnGroupOf(figures, group, start, unit)),
  });
  return {
    percent: drawnIn('percent'),
    constant: drawnIn('constant'),
    current: drawnIn('current'),
  };
}

function titleOf(
  figures: TimeFigures,
  { finding }: TabPlan,
  panels: readonly PanelPlan[],
  unit: TimeUnit,
): string {
  const endOf = (line: string) => valuesOf(figures, line, unit).at(-1) ?? 0;
  const [highest] = panels.toSorted((one, other) => endOf(other.line) - endOf(one.line));
  const { subject, line } =
    'line' in finding
      ? finding
      : { subject: `${highest?.title}, ${finding.highest}`, line: highest?.line ?? '' };
  const start = { year: figures.first, value: valuesOf(figures, line, unit)[0] ?? 0 };
  const end = { year: figures.last, value: endOf(line) };
  return timeTitleOf({ subject, at: finding.at ?? 'en', start, end }, unit, figures.priceYear);
}

/** Of several drawings, which are small. */
const FEW_TICKS = 4;

function drawnGroupOf(
  figures: TimeFigures,
  group: readonly PanelPlan[],
  start: number,
  unit: TimeUnit,
): DrawnGroup {
  const drawn = (id: string) => valuesOf(figures, id, unit).slice(start);
  const highest = Math.max(
    ...group
      .flatMap(({ line, covered = line }) => [...drawn(line), ...drawn(covered)])
      .filter((value) => value !== null),
  );
  const square = squareStepOf(highest, figures.last - figures.first - start + 1);
  const ticks = ticksOf(highest, group.length > 1 ? FEW_TICKS : undefined);
  return {
    first: figures.first + start,
    square,
    panels: group.map((panel) => drawnPanelOf(panel, { valuesOf: drawn, square, highest, ticks })),
  };
}

type Scale = {
  readonly valuesOf: (id: string) => readonly (number | null)[];
  readonly square: number;
  /** The highest value of the group: all its drawings are as high. */
  readonly highest: number;
  readonly ticks: readonly number[];
};

function drawnPanelOf(
  { title, line, covered, paint }: PanelPlan,
  { valuesOf: drawn, square, highest, ticks }: Scale,
): DrawnPanel {
  const rows = Math.max(1, Math.ceil(highest / square - 1e-9));
  const height = rows * PITCH;
  const values = drawn(line);
  const bounds = drawn(covered ?? line);
  // The squares of each year between two heights; none where a value is missing.
  const runs = (ends: (value: number, bound: number) => readonly [from: number, to: number]) =>
    values
      .map((value, index) => {
        const bound = bounds[index] ?? null;
        if (value === null || bound === null) return '';
        const [from, to] = ends(value / square, bound / square);
        return to > from ? runOf(index * rows + from, index * rows + to, { rows }) : '';
      })
      .join('');
  return {
    title,
    line,
    paint,
    width: values.length * PITCH - (PITCH - SIDE),
    height,
    full: rows * square,
    paid: runs((value, bound) => [0, Math.min(value, bound)]),
    borrowed: runs((value, bound) => [bound, value]),
    surplus: runs((value, bound) => [value, bound]),
    ticks: ticks.map((value) => ({
      value,
      at: hundredth(100 - (value / square / rows) * 100),
    })),
  };
}

function hundredth(value: number): number {
  return Math.round(value * 100) / 100;
}
