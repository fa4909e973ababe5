import { formatCount } from '@nosmilliards/domain/money/format';
import { oppositeOf, sumOf, ZERO } from '@nosmilliards/domain/money/money';
import type { ReactNode } from 'react';
import { Amount } from '#ui/amount.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { NO_CHANGES, runsOf, SQUARES, type SheetChange, type SheetPlan } from './plan.ts';

type SheetTableProps = {
  readonly caption: ReactNode;
  readonly sheet: SheetPlan;
  /** Adds a column. */
  readonly changes?: readonly SheetChange[];
};

/** Text alternative of the sheet: sector, squares, amount, change. */
export function SheetTable({ caption, sheet, changes = NO_CHANGES }: SheetTableProps) {
  const hasChanges = changes.length > 0;
  const runs = runsOf(sheet);
  const total = sumOf(sheet.bands.map(({ amount }) => amount));
  const changeIn = (from: number, until: number) =>
    changeOf(
      changes.filter(({ cardId }) => {
        const place = sheet.places.get(cardId);
        return place !== undefined && place.start >= from && place.start < until;
      }),
    );
  const taxes = changes.filter(({ cardId }) => !sheet.places.has(cardId));
  const lineOf = (id: string, cells: readonly ReactNode[], change: ReactNode) => ({
    id,
    cells: hasChanges ? [...cells, change] : cells,
  });
  return (
    <DataTable
      caption={caption}
      columns={[
        { id: 'sector', label: 'Secteur' },
        { id: 'squares', label: 'Carrés', numeric: true },
        { id: 'amount', label: hasChanges ? 'Au départ' : 'Montant', numeric: true },
        ...(hasChanges ? [{ id: 'change', label: 'Changement', numeric: true }] : []),
      ]}
      rows={[
        ...runs.map(({ paint, title, amount, start, end }) =>
          lineOf(
            paint,
            [title, formatCount(end - start), <Amount key={paint} value={amount} plain />],
            <Amount key="change" value={changeIn(start, end)} form="billions" signed />,
          ),
        ),
        ...(taxes.length > 0
          ? [
              lineOf(
                'revenue',
                ['Recettes (en marge)', '', ''],
                <Amount key="change" value={changeOf(taxes)} form="billions" signed />,
              ),
            ]
          : []),
      ]}
      total={lineOf(
        'total',
        ['Dépense publique', formatCount(SQUARES), <Amount key="total" value={total} plain />],
        <Amount key="change" value={changeIn(0, SQUARES)} form="billions" signed />,
      )}
    />
  );
}

function changeOf(changes: readonly SheetChange[]) {
  return changes.length === 0
    ? ZERO
    : sumOf(changes.map(({ kind, amount }) => (kind === 'added' ? amount : oppositeOf(amount))));
}
