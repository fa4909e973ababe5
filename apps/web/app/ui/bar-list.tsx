import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { SectorRect, type Paint } from '#ui/sector-rect.tsx';
import styles from './bar-list.module.css';

type BarItem = {
  id: string;
  label: ReactNode;
  /** Length of the bar, never negative; the text shown is `value`. */
  size: number;
  value: ReactNode;
  sector?: Paint;
  /** Button at the end of the row. */
  action?: ReactNode;
};

type BarListProps = {
  items: readonly BarItem[];
  label: string;
  max?: number;
  /** Official titles are long: label above the bar until there is space beside it. */
  longLabels?: boolean;
  /** Off when each label already names its sector. */
  hatched?: boolean;
};

/** Bars on a common baseline. The list itself is the text alternative: label, then value. */
export function BarList({ items, label, max, longLabels = false, hatched = true }: BarListProps) {
  const longest = max ?? Math.max(...items.map((item) => item.size), 0);
  const isOneSector = new Set(items.map(({ sector }) => sector)).size === 1;
  return (
    <ul
      className={classNames(styles['list'], longLabels && styles['longLabels'])}
      aria-label={label}
    >
      {items.map((item) => (
        <li key={item.id} className={styles['item']}>
          <span className={styles['label']}>{item.label}</span>
          <svg aria-hidden="true" focusable="false" className={styles['bar']}>
            <SectorRect
              sector={item.sector ?? 'plain'}
              width={percentOf(item.size, longest)}
              hatched={hatched && !isOneSector}
            />
          </svg>
          <span className={styles['value']}>{item.value}</span>
          {item.action !== undefined && <span className={styles['action']}>{item.action}</span>}
        </li>
      ))}
    </ul>
  );
}

function percentOf(size: number, longest: number): string {
  return longest > 0 ? `${Math.round((size / longest) * 10_000) / 100}%` : '0%';
}
