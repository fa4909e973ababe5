import type { Budget } from '@nosmilliards/domain/budget/budget';
import { isCounted, type Side } from '@nosmilliards/domain/budget/line';
import { formatCount } from '@nosmilliards/domain/money/format';
import { Link } from 'react-router';
import { linePath } from '#site/path.ts';
import { Amount } from '#ui/amount.tsx';
import { DataTable } from '#ui/data-table.tsx';
import type { ExplorerLine } from './detail.ts';
import type { DrawnBlock } from './explorer-drawing.ts';

type BlockTableProps = {
  readonly side: Side;
  readonly blocks: readonly DrawnBlock[];
  readonly budget: Budget<ExplorerLine>;
};

const captions = {
  expense: 'Où va l’argent, administration par administration',
  revenue: 'D’où il vient, administration par administration',
} as const;

/** Every line of the blocks, too small or negative ones included, with the way to its source. */
export function BlockTable({ side, blocks, budget }: BlockTableProps) {
  const rows = blocks.flatMap(({ id: paint, title, wide }) => {
    const squares = new Map(wide.runs.map(({ id, start, end }) => [id, end - start]));
    return [...budget.lines.values()]
      .filter((line) => line.level === 2 && line.side === side && line.paint === paint)
      .filter(isCounted)
      .map(({ id, title: name, amount }) => ({
        id,
        cells: [
          <Link key="line" to={linePath(id)}>
            {name}
          </Link>,
          title,
          formatCount(squares.get(id) ?? 0),
          <Amount key="amount" value={amount} />,
        ],
      }));
  });
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
