import { squareStepOf, ticksOf } from '@nosmilliards/domain/series/columns';
import { PITCH, runOf, SIDE } from '#ui/sheet/pen.ts';
import type { SheetPaint } from '#ui/sheet/plan.ts';
import type { PanelPlan, TabPlan } from './tabs.ts';
import { TIME_UNITS, type TimeFigures, type TimeUnit } from './time-data.ts';

/** One column of squares per year, from zero; coordinates go up from the foot. */
export type DrawnPanel = {
  readonly title: string;
  readonly line: string;
  readonly paint: SheetPaint;
  readonly width: number;
  readonly height: number;
  readonly paid: string;
  readonly borrowed: string;
  /** Revenue beyond spending. */
  readonly surplus: string;
  /** Places in percent of the height, from the top. */
  readonly ticks: readonly { readonly value: number; readonly at: number }[];
};

export type DrawnTime = Readonly<
  Record<TimeUnit, { readonly square: number; readonly panels: readonly DrawnPanel[] }>
>;

/** Runs at build time: the visitor does not download the drawing code. */
export function drawnTimeOf(figures: TimeFigures, plan: TabPlan): DrawnTime {
  const { lines } = figures;
  const panels: readonly PanelPlan[] =
    plan.panels === 'each-line'
      ? lines.map(({ id, label }) => ({ title: label, line: id, paint: 'plain' as const }))
      : plan.panels;
  const columns = figures.last - figures.first + 1;
  const drawn = TIME_UNITS.map((unit) => {
    const valuesOf = (id: string) => lines.find((line) => line.id === id)?.values[unit] ?? [];
    const highestOf = ({ line, covered = line }: PanelPlan) =>
      Math.max(...[...valuesOf(line), ...valuesOf(covered)].filter((value) => value !== null));
    const highest = Math.max(...panels.map(highestOf));
    const square = squareStepOf(highest, columns);
    const drawnPanels = panels.map((panel) => {
      const top = plan.isLevel ? highest : highestOf(panel);
      return drawnPanelOf(panel, { valuesOf, square, top, scale: highest });
    });
    return [unit, { square, panels: drawnPanels }] as const;
  });
  const [percent, constant, current] = drawn.map(([, one]) => one);
  if (percent === undefined || constant === undefined || current === undefined) {
    throw new Error('A unit is missing');
  }
  return { percent, constant, current };
}

type Scale = {
  readonly valuesOf: (id: string) => readonly (number | null)[];
  readonly square: number;
  /** The value that the height must hold. */
  readonly top: number;
  /** The highest value of the tab, which sets the graduations. */
  readonly scale: number;
};

function drawnPanelOf(
  { title, line, covered, paint }: PanelPlan,
  { valuesOf, square, top, scale }: Scale,
): DrawnPanel {
  const rows = Math.max(1, Math.ceil(top / square - 1e-9));
  const height = rows * PITCH;
  const values = valuesOf(line);
  const bounds = valuesOf(covered ?? line);
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
    paid: runs((value, bound) => [0, Math.min(value, bound)]),
    borrowed: runs((value, bound) => [bound, value]),
    surplus: runs((value, bound) => [value, bound]),
    ticks: ticksOf(scale)
      .filter((value) => value <= rows * square)
      .map((value) => ({ value, at: hundredth(100 - (value / square / rows) * 100) })),
  };
}

function hundredth(value: number): number {
  return Math.round(value * 100) / 100;
}
