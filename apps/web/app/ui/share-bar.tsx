import { classNames } from '#ui/class-names.ts';
import type { Paint } from '#ui/sector-rect.tsx';
import sectors from './sector.module.css';
import styles from './share-bar.module.css';

export type SharePart = { sector: Paint; percent: number };

/** A share of a whole. Hidden from screen readers: the figure is beside it. */
export function ShareBar({ parts, thin = false }: { parts: readonly SharePart[]; thin?: boolean }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      className={classNames(styles['bar'], thin && styles['thin'])}
    >
      {parts.map(({ sector, percent }, index) => (
        <rect
          key={sector}
          x={`${lengthOf(parts.slice(0, index))}%`}
          width={`${percent}%`}
          height="100%"
          className={classNames(sectors['fill'], sectors[sector])}
        />
      ))}
    </svg>
  );
}

function lengthOf(parts: readonly SharePart[]): number {
  return parts.reduce((length, { percent }) => length + percent, 0);
}
