import { useId, type ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './data-table.module.css';

type Column = { id: string; label: ReactNode; numeric?: boolean };
/** One cell per column; the first is the row header. */
type Row = { id: string; cells: readonly ReactNode[] };

export type DataTableProps = {
  caption: ReactNode;
  columns: readonly Column[];
  rows?: readonly Row[];
  /** Rows under headings of their own. */
  parts?: readonly { id: string; title: ReactNode; rows: readonly Row[] }[];
  total?: Row;
};

export function DataTable({ caption, columns, rows, parts, total }: DataTableProps) {
  const captionId = useId();
  const line = (row: Row) => (
    <tr key={row.id}>
      {columns.map((column, index) =>
        index === 0 ? (
          <th key={column.id} scope="row">
            {row.cells[0]}
          </th>
        ) : (
          <td key={column.id} className={classNames(column.numeric && styles['numeric'])}>
            {row.cells[index]}
          </td>
        ),
      )}
    </tr>
  );
  return (
    // Focusable, so that the keyboard can scroll a table wider than the screen.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section aria-labelledby={captionId} tabIndex={0} className={styles['scroll']}>
      <table className={styles['table']}>
        <caption id={captionId}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                className={classNames(column.numeric && styles['numeric'])}
              >
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        {rows && <tbody>{rows.map(line)}</tbody>}
        {parts?.map((part) => (
          <tbody key={part.id}>
            <tr>
              <th scope="rowgroup" colSpan={columns.length} className={styles['part']}>
                {part.title}
              </th>
            </tr>
            {part.rows.map(line)}
          </tbody>
        ))}
        {total && <tfoot>{line(total)}</tfoot>}
      </table>
    </section>
  );
}
