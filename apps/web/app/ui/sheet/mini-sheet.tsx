import { classNames } from '#ui/class-names.ts';
import { drawingOf } from './drawing.ts';
import { NO_CHANGES, type SheetChange, type SheetPlan } from './plan.ts';
import styles from './sheet.module.css';

type MiniSheetProps = {
  readonly sheet: SheetPlan;
  readonly changes?: readonly SheetChange[];
  readonly current?: string | undefined;
  readonly className?: string | undefined;
};

/** Rows reserved above it, so that an increase does not change the height of the bar. */
const HEADROOM = 5;

/**
 * The sheet at 96 px. Hidden from screen readers: the balance beside it gives the same in words.
 */
export function MiniSheet({ sheet, changes = NO_CHANGES, current, className }: MiniSheetProps) {
  const { kept, added, current: outline, width, height } = drawingOf(sheet, changes, { current });
  const above = HEADROOM * 7;
  return (
    <svg
      viewBox={`0 ${-above} ${width - 1} ${height + above - 1}`}
      aria-hidden="true"
      focusable="false"
      className={classNames(styles['sheet'], styles['mini'], className)}
    >
      {Object.entries(kept).map(([paint, d]) => (
        <path key={paint} d={d} className={styles[paint]} />
      ))}
      {Object.entries(added).map(([paint, d]) => (
        <path key={paint} d={d} className={styles[paint]} />
      ))}
      {outline !== '' && <path d={outline} className={styles['current']} />}
    </svg>
  );
}
