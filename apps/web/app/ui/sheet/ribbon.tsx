import { useId } from 'react';
import { classNames } from '#ui/class-names.ts';
import { contourOf, lineOf, PITCH, runOf, SIDE, THINNEST } from './pen.ts';
import type { ChangeKind, SheetPaint } from './plan.ts';
import styles from './sheet.module.css';
import { RIBBON_ROWS, shownSquaresOf } from './squares-drawing.ts';
import { Losses } from './textures.tsx';

type Changes = Readonly<Partial<Record<ChangeKind, number>>>;

type RibbonProps = {
  readonly paint: SheetPaint;
  /** Not rounded: 62,7 for 62,7 € out of 1 000 €. */
  readonly squares: number;
  /** What a vote would do to them. */
  readonly changes?: Changes;
  readonly className?: string | undefined;
};

const UNTOUCHED: Changes = {};
const ROWS = RIBBON_ROWS;

/** The squares of one card, at the same scale for every card; the words beside it say as much. */
export function Ribbon({ paint, squares, changes = UNTOUCHED, className }: RibbonProps) {
  const id = useId();
  const layout = { rows: ROWS };
  const count = shownSquaresOf(squares);
  const shown = (kind: ChangeKind) => ((changes[kind] ?? 0) * count) / (squares || 1);
  const [cut, removed, beyond] = [shown('cut'), shown('removed'), shown('beyond')];
  const kept = Math.max(0, count - cut - removed - beyond);
  const runAt = (from: number, size: number) =>
    size < THINNEST ? '' : runOf(from, Math.min(from + size, count), layout);
  const outline = Math.max(1, Math.ceil(count - THINNEST));
  const base = Math.ceil(outline / ROWS);
  const added = addedOf(changes.added ?? 0, base + 1);
  const columns = added.length > 0 ? base + 1 + Math.ceil(added.length / ROWS) : base;
  const addedPath = (edge: number) =>
    added.map(({ x, y, height }) => lineOf(x, y - edge, height + 2 * edge, layout)).join('');
  return (
    <svg
      viewBox={`-1 -1 ${columns * PITCH + 1} ${ROWS * PITCH + 1}`}
      aria-hidden="true"
      focusable="false"
      className={classNames(styles['sheet'], styles['ribbon'], className)}
    >
      {paint === 'revenue' && <path d={runAt(0, kept)} className={styles['case']} />}
      <path d={runAt(0, kept)} className={styles[paint]} />
      <Losses
        id={id}
        cut={runAt(kept, cut)}
        removed={runAt(kept + cut, removed)}
        beyond={runAt(kept + cut + removed, beyond)}
      />
      <path d={contourOf(0, outline, layout)} className={styles['contour']} />
      {added.length > 0 && (
        <>
          <path d={addedPath(0.5)} className={styles['case']} />
          <path d={addedPath(0)} className={styles[paint]} />
        </>
      )}
    </svg>
  );
}

/** Beside the card, one column apart. */
function addedOf(squares: number, column: number) {
  const count = Math.ceil(squares - THINNEST);
  return Array.from({ length: Math.max(0, count) }, (_, index) => ({
    x: (column + Math.floor(index / ROWS)) * PITCH + SIDE / 2,
    y: (index % ROWS) * PITCH,
    height: Math.min(1, squares - index) * SIDE,
  }));
}
