import { classNames } from '#ui/class-names.ts';
import type { DrawnPale } from './pale-sheet.ts';
import type { SheetPaint } from './plan.ts';
import styles from './sheet.module.css';

type PaleSquaresProps = {
  readonly drawn: DrawnPale;
  /** Of the marked squares. */
  readonly paint: SheetPaint;
  readonly label: string;
  /** With an outline in the colour of the visitor. */
  readonly isOutlined?: boolean;
  readonly className?: string | undefined;
};

export function PaleSquares(props: PaleSquaresProps) {
  const { drawn, paint, label, isOutlined = false, className } = props;
  return (
    <svg
      viewBox={drawn.box}
      // An inline SVG: `img` would need a file.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="img"
      aria-label={label}
      className={classNames(styles['sheet'], className)}
    >
      {drawn.pale.map((band) => (
        <path
          key={band.paint}
          d={band.d}
          className={classNames(styles[band.paint], styles['pale'])}
        />
      ))}
      <path d={drawn.contour} className={styles['contour']} />
      {isOutlined && <path d={drawn.outline} className={styles['halo']} />}
      <path d={drawn.marked} className={paint === 'revenue' ? styles['frame'] : styles[paint]} />
      {isOutlined && <path d={drawn.outline} className={styles['current']} />}
    </svg>
  );
}
