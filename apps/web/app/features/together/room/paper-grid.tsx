import { PAPER_LETTERS, type PaperCell, type PaperSheet } from '@nosmilliards/domain/tally/paper';
import type { RefObject } from 'react';
import { VERBS } from '#ballot/vote-words.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { RoomItem } from './room-item.ts';
import styles from './paper.module.css';

type PaperGridProps = {
  readonly labelledBy: string;
  readonly describedBy: string;
  readonly items: readonly RoomItem[];
  readonly sheets: readonly PaperSheet[];
  /** By their index. */
  readonly incomplete: readonly number[];
  readonly cell: PaperCell;
  readonly table: RefObject<HTMLTableElement | null>;
  readonly onCell: (cell: PaperCell) => void;
};

/** A row per sheet, with an empty one for the next; the arrows move in it, one cell has the focus. */
export function PaperGrid(props: PaperGridProps) {
  const { labelledBy, describedBy, items, sheets, incomplete, cell, table, onCell } = props;
  const next: PaperSheet = {};
  return (
    <div className={styles['scroll']}>
      {/* One tab stop, and keys: a spreadsheet, more than a table. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role */}
      <table ref={table} role="grid" aria-labelledby={labelledBy} aria-describedby={describedBy}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>Feuille</VisuallyHidden>
            </th>
            {items.map(({ id, title }, place) => (
              <th key={id} scope="col" title={title}>
                {place + 1} <VisuallyHidden>{title}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...sheets, next].map((answers, sheet) => (
            // oxlint-disable-next-line react/no-array-index-key -- a sheet is known by its number
            <tr key={sheet}>
              <th scope="row">
                Feuille {sheet + 1}
                {incomplete.includes(sheet) && <small>incomplète</small>}
              </th>
              {items.map(({ id }, place) => {
                const type = answers[id];
                const isCurrent = cell.sheet === sheet && cell.place === place;
                return (
                  <td
                    key={id}
                    tabIndex={isCurrent ? 0 : -1}
                    aria-selected={isCurrent}
                    onClick={() => onCell({ sheet, place })}
                  >
                    {type !== undefined && <span aria-hidden="true">{PAPER_LETTERS[type]}</span>}
                    <VisuallyHidden>{type === undefined ? 'vide' : VERBS[type]}</VisuallyHidden>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
