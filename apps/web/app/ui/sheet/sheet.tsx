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
  /** Accessible name; by default the share of each sector, or what the votes change. */
  readonly label?: string;
  /** The current card, outlined in the colour of the visitor. */
  readonly current?: string | undefined;
  /** Rows reserved above it, so that it does not move at the first increase. */
  readonly headroom?: number;
  /** Columns reserved beside it, so that two sheets side by side have the same scale. */
  readonly columns?: number;
  /** For a portrait page: columns are horizontal, and added squares are on the right. */
  readonly upright?: boolean;
  readonly className?: string | undefined;
};

/** All public spending: 1 000 squares, coloured by sector, textured by vote. */
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
      // An inline SVG: `img` would need a file.
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
