import { useId } from 'react';
import { classNames } from '#ui/class-names.ts';
import { drawingOf } from './drawing.ts';
import { PITCH } from './pen.ts';
import { NO_CHANGES, type SheetChange, type SheetPlan } from './plan.ts';
import { sheetSentenceOf } from './sheet-words.ts';
import styles from './sheet.module.css';
import { Losses } from './textures.tsx';

type SheetProps = {
  readonly sheet: SheetPlan;
  readonly changes?: readonly SheetChange[];
  /** What it says in one sentence; by default who spends, or what the votes change. */
  readonly label?: string;
  /** The card in hand, outlined in the visitor's ink. */
  readonly current?: string | undefined;
  /** Rows kept free above it for what is added: it must not jump at the first rise. */
  readonly headroom?: number;
  /** Columns kept free beside it: two sheets side by side have squares of one size. */
  readonly columns?: number;
  /** For a page taller than wide: columns lie down, and what is added stands on the right. */
  readonly upright?: boolean;
  readonly className?: string | undefined;
};

/** All of public spending: 1 000 squares, coloured by who spends, textured by what was decided. */
export function Sheet({
  sheet,
  changes = NO_CHANGES,
  label,
  current,
  headroom = 0,
  columns = 0,
  upright = false,
  className,
}: SheetProps) {
  const id = useId();
  const drawing = drawingOf(sheet, changes, { upright, headroom, current });
  const { height, headroom: above } = drawing;
  const width = Math.max(drawing.width, columns * PITCH);
  const box = upright
    ? `-1 -1 ${height + above + 1} ${width + 1}`
    : `-1 ${-above - 1} ${width + 1} ${height + above + 1}`;
  return (
    <svg
      viewBox={box}
      // A drawing made here: there is no file to give to `img`.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="img"
      aria-label={label ?? sheetSentenceOf(sheet, changes)}
      className={classNames(styles['sheet'], className)}
    >
      {Object.entries(drawing.kept).map(([paint, d]) => (
        <path key={paint} d={d} className={styles[paint]} />
      ))}
      {drawing.cases !== '' && <path d={drawing.cases} className={styles['case']} />}
      <Losses id={id} {...drawing} />
      {Object.entries(drawing.added).map(([paint, d]) => (
        <path key={paint} d={d} className={styles[paint]} />
      ))}
      <path d={drawing.contour} className={styles['contour']} />
      {drawing.current !== '' && (
        <>
          <path d={drawing.current} className={styles['halo']} />
          <path d={drawing.current} className={styles['current']} />
        </>
      )}
    </svg>
  );
}
