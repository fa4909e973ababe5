import type { Area } from '@nosmilliards/domain/series/area';
import styles from './area-mark.module.css';

type AreaMarkProps = {
  readonly area: Area;
  /** In percent of the width of the axis. */
  readonly at: number;
};

/** One shape per area; France alone is large and filled. */
export function AreaMark({ area, at }: AreaMarkProps) {
  const x = `${Math.round(at * 100) / 100}%`;
  switch (area) {
    case 'DE':
      return <circle cx={x} cy="50%" r="5" className={styles['hollow']} />;
    case 'FR':
      return <rect x={x} y="50%" width="13" height="13" className={styles['home']} />;
    case 'IT':
      return <circle cx={x} cy="50%" r="3.5" className={styles['dot']} />;
    case 'ES':
      return <rect x={x} y="50%" width="9" height="9" className={styles['square']} />;
    case 'EU27_2020':
      return <line x1={x} x2={x} y1="8%" y2="92%" className={styles['union']} />;
  }
}

/** The shape alone, in a legend. */
export function AreaGlyph({ area }: Pick<AreaMarkProps, 'area'>) {
  return (
    <svg aria-hidden="true" focusable="false" className={styles['glyph']}>
      <AreaMark area={area} at={50} />
    </svg>
  );
}
