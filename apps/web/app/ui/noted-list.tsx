import { Fragment, type ReactNode } from 'react';
import styles from './noted-list.module.css';

type NotedItem = { id: string; label: ReactNode; value: ReactNode; note: ReactNode };

/** Figures with a sentence each, which would be too narrow in the column of a table on a phone. */
export function NotedList({ items }: { items: readonly NotedItem[] }) {
  return (
    <dl className={styles['list']}>
      {items.map(({ id, label, value, note }) => (
        <Fragment key={id}>
          <dt>{label}</dt>
          <dd className={styles['value']}>{value}</dd>
          <dd className={styles['note']}>{note}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
