import { useId } from 'react';
import { classNames } from '#ui/class-names.ts';
import type { SheetPaint } from './plan.ts';
import styles from './sheet.module.css';
import { Losses } from './textures.tsx';

/** Outlined squares are money that is left; those of a surplus have the colour of the visitor. */
export type SquarePaint = SheetPaint | 'cut' | Outlined;
type Outlined = 'empty' | 'surplus';

/** Paths computed at build time: a static page does not load the drawing code. */
export type DrawnSquares = {
  readonly box: string;
  readonly paths: readonly { readonly paint: SquarePaint; readonly d: string }[];
  readonly contour: string;
};

type SquaresProps = {
  readonly drawn: DrawnSquares;
  /** Accessible name, when no text beside it gives the same. */
  readonly label?: string;
  /** `ribbon`: at the common scale of the cards. */
  readonly look?: 'whole' | 'ribbon';
  readonly className?: string | undefined;
};

export function Squares({ drawn, label, look = 'whole', className }: SquaresProps) {
  const id = useId();
  const cut = drawn.paths.find(({ paint }) => paint === 'cut');
  return (
    <svg
      viewBox={drawn.box}
      // An inline SVG: `img` would need a file.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      className={classNames(styles['sheet'], look === 'ribbon' && styles['ribbon'], className)}
    >
      {drawn.paths.map(
        ({ paint, d }) =>
          paint === 'revenue' && <path key="rules" d={d} className={styles['rules']} />,
      )}
      {drawn.paths.map(
        ({ paint, d }) => paint !== 'cut' && <path key={paint} d={d} className={styles[paint]} />,
      )}
      {drawn.paths.map(
        ({ paint, d }) =>
          (paint === 'empty' || paint === 'surplus') && (
            <path key={`${paint} holes`} d={d} className={styles['hole']} />
          ),
      )}
      {cut && <Losses id={id} cut={cut.d} removed="" beyond="" />}
      <path d={drawn.contour} className={styles['contour']} />
    </svg>
  );
}
