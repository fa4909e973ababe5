import { classNames } from '#ui/class-names.ts';
import type { SheetPaint } from './plan.ts';
import styles from './sheet.module.css';

/** Squares drawn ahead: a page that never changes them need not carry the pen. */
export type DrawnSquares = {
  readonly box: string;
  readonly paths: readonly { readonly paint: SheetPaint; readonly d: string }[];
  readonly contour: string;
};

type SquaresProps = {
  readonly drawn: DrawnSquares;
  /** What it says in one sentence, where no words beside it do. */
  readonly label?: string;
  /** `ribbon` is at the scale of every card. */
  readonly look?: 'whole' | 'ribbon';
  readonly className?: string | undefined;
};

export function Squares({ drawn, label, look = 'whole', className }: SquaresProps) {
  return (
    <svg
      viewBox={drawn.box}
      // A drawing made here: there is no file to give to `img`.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      className={classNames(styles['sheet'], look === 'ribbon' && styles['ribbon'], className)}
    >
      {drawn.paths.map(({ paint, d }) => (
        <path key={paint} d={d} className={styles[paint]} />
      ))}
      <path d={drawn.contour} className={styles['contour']} />
    </svg>
  );
}
