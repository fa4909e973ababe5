import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import type { Paint } from '#ui/sector.ts';
import sectors from './sector.module.css';
import styles from './bar-list.module.css';

type BarItem = {
  id: string;
  label: ReactNode;
  /** Length of the bar, never negative; the text shown is `value`. */
  size: number;
  value: ReactNode;
  sector: Paint;
};

type BarListProps = {
  items: readonly BarItem[];
  label: string;
  /** What a whole bar stands for; the largest of the items, unless given. */
  max?: number;
};

/** Bars on a common baseline. The list itself is the text alternative: label, then value. */
export function BarList({ items, label, max }: BarListProps) {
  const longest = max ?? Math.max(...items.map(({ size }) => size));
  return (
    <ul className={styles['list']} aria-label={label}>
      {items.map((item) => (
        <li key={item.id} className={styles['item']}>
          <span className={styles['label']}>{item.label}</span>
          <svg aria-hidden="true" focusable="false" className={styles['bar']}>
            <rect
              width={percentOf(item.size, longest)}
              height="100%"
              className={classNames(sectors[item.sector], sectors['fill'])}
            />
          </svg>
          <span className={styles['value']}>{item.value}</span>
        </li>
      ))}
    </ul>
  );
}

function percentOf(size: number, longest: number): string {
  return longest > 0 ? `${Math.round((size / longest) * 10_000) / 100}%` : '0%';
}
