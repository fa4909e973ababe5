import type { ReactNode } from 'react';
import { DataTable, type DataTableProps } from '#ui/data-table.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import styles from './figure-with-table.module.css';

type FigureWithTableProps = {
  title: string;
  /** Heading level of the title. */
  heading: 'h2' | 'h3';
  /** One sentence that explains how to read the chart. */
  reading: ReactNode;
  source?: ReactNode;
  table: DataTableProps;
  children: ReactNode;
};

export function FigureWithTable({
  title,
  heading: Heading,
  reading,
  source,
  table,
  children,
}: FigureWithTableProps) {
  return (
    // RGAA 1.9: `aria-label` too, as few screen readers associate a figure with its caption.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <figure role="figure" aria-label={title} className="stack-2">
      <figcaption>
        <Heading className={styles['title']}>{title}</Heading>
      </figcaption>
      <p className={styles['reading']}>{reading}</p>
      {children}
      <div className="stack-1">
        {source !== undefined && <p className={styles['source']}>{source}</p>}
        <Disclosure look="inline" summary="Voir le tableau">
          <DataTable {...table} />
        </Disclosure>
      </div>
    </figure>
  );
}
