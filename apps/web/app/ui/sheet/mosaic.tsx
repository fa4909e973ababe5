import { classNames } from '#ui/class-names.ts';
import { contourOf, PITCH, runOf } from './pen.ts';
import type { SheetPaint } from './plan.ts';
import styles from './sheet.module.css';

type MosaicProps = {
  readonly rows: number;
  readonly parts: readonly { readonly paint: SheetPaint; readonly squares: number }[];
  readonly className?: string | undefined;
};

/** A few squares of several colours, for a picture that counts things; words beside it say them. */
export function Mosaic({ rows, parts, className }: MosaicProps) {
  const layout = { rows };
  const runs = parts.map(({ paint, squares }, index) => {
    const start = parts.slice(0, index).reduce((sum, part) => sum + part.squares, 0);
    return { paint, start, end: start + squares };
  });
  const total = parts.reduce((sum, { squares }) => sum + squares, 0);
  return (
    <svg
      viewBox={`-1 -1 ${Math.ceil(total / rows) * PITCH + 1} ${rows * PITCH + 1}`}
      aria-hidden="true"
      focusable="false"
      className={classNames(styles['sheet'], className)}
    >
      {runs.map(({ paint, start, end }) => (
        <path key={paint} d={runOf(start, end, layout)} className={styles[paint]} />
      ))}
      <path
        d={runs.map(({ start, end }) => contourOf(start, end, layout)).join('')}
        className={styles['contour']}
      />
    </svg>
  );
}
