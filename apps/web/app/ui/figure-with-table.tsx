import { useId, type ReactNode } from 'react';
import { DataTable, type DataTableProps } from '#ui/data-table.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import styles from './figure-with-table.module.css';

type FigureWithTableProps = {
  title: ReactNode;
  /** How to read the chart, in one sentence. */
  reading: ReactNode;
  source?: ReactNode;
  table: DataTableProps;
  children: ReactNode;
};

export function FigureWithTable({ title, reading, source, table, children }: FigureWithTableProps) {
  const titleId = useId();
  return (
    <figure aria-labelledby={titleId} className={styles['figure']}>
      <figcaption className={styles['caption']}>
        <span id={titleId} className={styles['title']}>
          {title}
        </span>
        <span className={styles['reading']}>{reading}</span>
      </figcaption>
      {children}
      <div className={styles['foot']}>
        {source !== undefined && <p className={styles['source']}>{source}</p>}
        <Disclosure look="inline" summary="Voir le tableau">
          <DataTable {...table} />
        </Disclosure>
      </div>
    </figure>
  );
}
