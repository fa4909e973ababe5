import { useId } from 'react';
import { classNames } from '#ui/class-names.ts';
import { contourOf, PITCH, runOf } from './pen.ts';
import type { SheetPaint } from './plan.ts';
import styles from './sheet.module.css';
import { Losses } from './textures.tsx';

/** The most columns, both sides together: a longer run wraps like text. */
const COLUMNS = 22;
/** Between the axis and the first square. */
const GAP = 2;
/** In squares: a smaller effect is drawn as this one, its amount is beside it. */
const SMALLEST = 0.2;

/** Columns on each side of an axis. */
export type Axis = { readonly left: number; readonly right: number };

type AxisSquaresProps = {
  readonly axis: Axis;
  /** To the left of the axis when negative. */
  readonly squares: number;
  /** Added squares have the colour of `paint`. */
  readonly kind: 'added' | 'cut' | 'removed';
  readonly paint: SheetPaint;
};

/** One axis for all the lines of an account, so that their squares are counted from one place. */
export function axisOf(sizes: readonly number[]): Axis {
  const left = Math.ceil(Math.max(0, ...sizes.map((size) => -size)));
  const right = Math.ceil(Math.max(0, ...sizes));
  return {
    left: Math.min(left, spaceBeside(right)),
    right: Math.min(right, spaceBeside(left)),
  };
}

function spaceBeside(other: number): number {
  return Math.max(COLUMNS / 2, COLUMNS - other);
}

/** The effect of one decision. Hidden: the text beside it gives the same. */
export function AxisSquares({ axis, squares, kind, paint }: AxisSquaresProps) {
  const id = useId();
  const count = Math.max(SMALLEST, Math.abs(squares));
  const layout = { rows: Math.max(1, squares < 0 ? axis.left : axis.right), upright: true };
  const run = runOf(0, count, layout);
  const height = Math.ceil(count / layout.rows) * PITCH;
  return (
    <svg
      viewBox={`${-axis.left * PITCH - GAP - 1} -1 ${COLUMNS * PITCH + 2 * (GAP + 1)} ${height + 1}`}
      aria-hidden="true"
      focusable="false"
      className={classNames(styles['sheet'], styles['axis'])}
    >
      <path d={`M0-1v${height + 1}`} className={styles['contour']} />
      <g transform={squares < 0 ? `translate(${-GAP})scale(-1 1)` : `translate(${GAP})`}>
        {kind === 'added' ? (
          <>
            {paint === 'revenue' && <path d={run} className={styles['rules']} />}
            <path d={run} className={styles[paint]} />
          </>
        ) : (
          <Losses
            id={id}
            cut={kind === 'cut' ? run : ''}
            removed={kind === 'removed' ? run : ''}
            beyond=""
          />
        )}
        {kind !== 'removed' && (
          <path d={contourOf(0, count, layout)} className={styles['contour']} />
        )}
      </g>
    </svg>
  );
}
