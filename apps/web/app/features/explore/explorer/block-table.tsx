import type { Budget } from '@nosmilliards/domain/budget/budget';
import type { Side } from '@nosmilliards/domain/budget/line';
import { formatCount } from '@nosmilliards/domain/money/format';
import { Link } from 'react-router';
import { Amount } from '#ui/amount.tsx';
import { DataTable } from '#ui/data-table.tsx';
import type { ExplorerLine } from './detail.ts';
import type { DrawnBlock } from './explorer-drawing.ts';
import { openedAddressOf } from './tab.ts';

type BlockTableProps = {
  readonly side: Side;
  readonly blocks: readonly DrawnBlock[];
  readonly budget: Budget<ExplorerLine>;
};

const captions = {
  expense: 'Où va l’argent, administration par administration',
  revenue: 'D’où il vient, administration par administration',
} as const;

/** Every line of the picture, with a link that opens it. */
export function BlockTable({ side, blocks, budget }: BlockTableProps) {
  const rows = blocks.flatMap(({ title, wide }) =>
    wide.runs.flatMap(({ id, start, end }) => {
      const line = budget.lines.get(id);
      if (line === undefined) return [];
      return {
        id,
        cells: [
          <Link key="line" to={openedAddressOf(side, id)}>
            {line.title}
          </Link>,
          title,
          formatCount(end - start),
          <Amount key="amount" value={line.amount} />,
        ],
      };
    }),
  );
  return (
    <DataTable
      caption={captions[side]}
      columns={[
        { id: 'line', label: 'Ligne' },
        { id: 'who', label: 'Administration' },
        { id: 'squares', label: 'Carrés', numeric: true },
        { id: 'amount', label: 'Montant', numeric: true },
      ]}
      rows={rows}
    />
  );
}
