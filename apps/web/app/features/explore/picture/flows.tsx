import { formatAmount, formatPercent } from '@nosmilliards/domain/money/format';
import { use, type ReactNode } from 'react';
import { AmountLensContext } from '#ui/amount-lens.ts';
import { Amount } from '#ui/amount.tsx';
import { BarList } from '#ui/bar-list.tsx';
import { classNames } from '#ui/class-names.ts';
import { FigureWithTable } from '#ui/figure-with-table.tsx';
import sectors from '#ui/sector.module.css';
import { FLOWS_HEIGHT, FLOWS_WIDTH, type FlowNode, type FlowsLayout } from './flows-layout.ts';
import styles from './picture.module.css';

type FlowsProps = {
  readonly layout: FlowsLayout;
  readonly year: number;
  readonly source?: ReactNode;
};

/** Half the line height of a label. */
const HALF_LINE = 9;

const sides = { source: 'D’où vient l’argent', use: 'Où il va' } as const;

/** Flows from revenue to spending; the deficit is shown as borrowing. */
export function Flows({ layout, year, source }: FlowsProps) {
  const { nodes, ribbons } = layout;
  const ends = nodes.filter(({ side }) => side !== 'whole');
  const total = nodes.find(({ side }) => side === 'whole')?.amount ?? 0;
  const listed = (side: 'source' | 'use') => nodes.filter((node) => node.side === side);
  return (
    <FigureWithTable
      title={`D’où vient l’argent public en ${year}, où il va`}
      heading="h2"
      reading="De gauche à droite : plus une bande est épaisse, plus il passe d’argent. Ce qui manque est emprunté, et les deux côtés s’égalent."
      source={source}
      table={{
        caption: `Ressources et dépenses publiques ${year}`,
        columns: [
          { id: 'title', label: 'Poste' },
          { id: 'side', label: 'Côté' },
          { id: 'amount', label: 'Montant', numeric: true },
          { id: 'share', label: 'Part', numeric: true },
        ],
        rows: ends.map(({ id, title, side, amount }) => ({
          id,
          cells: [
            title,
            side === 'source' ? sides.source : sides.use,
            <Amount key="amount" value={amount} />,
            formatPercent((amount / total) * 100),
          ],
        })),
      }}
    >
      <div className={styles['wide']}>
        <p className={styles['sides']} aria-hidden="true">
          <span>{sides.source}</span>
          <span>{sides.use}</span>
        </p>
        <svg
          viewBox={`0 0 ${FLOWS_WIDTH} ${FLOWS_HEIGHT}`}
          // An inline SVG: `img` would need a file.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="img"
          aria-label={`Ressources et dépenses publiques ${year} : le tableau qui suit donne chaque montant.`}
          className={styles['map']}
        >
          {ribbons.map(({ id, sector, outline }) => (
            <path key={id} d={outline} className={classNames(sectors[sector], styles['ribbon'])} />
          ))}
          {nodes.map((node) => (
            <FlowMark key={node.id} node={node} />
          ))}
        </svg>
      </div>
      <div className={styles['narrow']}>
        {(['source', 'use'] as const).map((side) => (
          <div key={side} className={styles['side']}>
            <h3 className={styles['sideTitle']}>{sides[side]}</h3>
            <BarList
              label={sides[side]}
              max={Math.max(...ends.map(({ amount }) => amount))}
              items={listed(side).map(({ id, title, amount, sector }) => ({
                id,
                label: title,
                size: amount,
                value: <Amount value={amount} />,
                sector,
              }))}
            />
          </div>
        ))}
      </div>
    </FigureWithTable>
  );
}

function FlowMark({ node }: { node: FlowNode }) {
  const { x, y, width, height, label, amount, side } = node;
  const lens = use(AmountLensContext);
  const figure = lens === null ? formatAmount(amount) : lens(amount).text;
  if (side === 'whole') {
    return (
      <>
        <rect {...{ x, y, width, height }} className={styles['node']} />
        <text x={x + width / 2} y={y - 12} className={styles['whole']}>
          {figure}
        </text>
      </>
    );
  }
  const isUse = side === 'use';
  const edge = isUse ? x + width + 10 : x - 10;
  return (
    <>
      <rect {...{ x, y, width, height }} className={styles['node']} />
      <text
        y={y + height / 2 - (label.length + 1) * HALF_LINE}
        className={classNames(styles['flow'], !isUse && styles['end'])}
      >
        {[...label, figure].map((words, index) => (
          <tspan
            key={words}
            x={edge}
            dy={index === 0 ? '0.9em' : '1.2em'}
            className={classNames(index === label.length && styles['amount'])}
          >
            {words}
          </tspan>
        ))}
      </text>
    </>
  );
}
