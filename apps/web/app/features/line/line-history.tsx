import {
  yearsOf,
  type HistoryKind,
  type HistoryPoint,
} from '@nosmilliards/domain/budget/line-history';
import { termPath } from '#browser/path.ts';
import { Amount } from '#ui/amount.tsx';
import { FigureWithTable } from '#ui/figure-with-table.tsx';
import { Notice } from '#ui/notice.tsx';
import { TermLink } from '#ui/term-link.tsx';
import { HistoryChart } from './history-chart.tsx';
import type { LineHistory as History } from './line-sheet.ts';
import styles from './section.module.css';

const columns: { id: HistoryKind; label: string }[] = [
  { id: 'plf', label: 'Projet de loi' },
  { id: 'lfi', label: 'Loi votée' },
  { id: 'execution', label: 'Dépensé' },
];

type LineHistoryProps = {
  readonly history: History;
  readonly title: string;
};

/** Project, law and spending of each year; only State lines have such a history. */
export function LineHistory({ history, title }: LineHistoryProps) {
  const { points } = history;
  return (
    <section aria-labelledby="historique" className={styles['section']}>
      <h2 id="historique">Au fil des années</h2>
      <FigureWithTable
        title="Proposé, voté, dépensé"
        heading="h3"
        reading={history.reading}
        source={
          <>
            Projets et lois de finances, rapports annuels de performance (Direction du budget) ;{' '}
            <TermLink to={termPath('credits_de_paiement')}>crédits de paiement</TermLink>, en{' '}
            <TermLink to={termPath('euros_courants')}>euros courants</TermLink>. L’exécution
            comprend les <TermLink to={termPath('fonds_de_concours')}>fonds de concours</TermLink>.
          </>
        }
        table={{
          caption: `Historique de « ${title} »`,
          columns: [
            { id: 'year', label: 'Année' },
            ...columns.map((column) => ({ ...column, numeric: true })),
          ],
          rows: yearsOf(points).map(({ year, points: group }) => ({
            id: String(year),
            cells: [year, ...columns.map(({ id }) => cellOf(group, id))],
          })),
        }}
      >
        <HistoryChart points={points} />
      </FigureWithTable>
      {history.remarks.map((remark) => (
        <p key={remark} className={styles['remark']}>
          {remark}
        </p>
      ))}
      {history.break !== '' && (
        <Notice tone="warning" title="Les années ne se comparent pas tout à fait">
          <p>{history.break}</p>
        </Notice>
      )}
    </section>
  );
}

function cellOf(points: readonly HistoryPoint[], kind: HistoryKind) {
  const point = points.find((one) => one.kind === kind);
  return point === undefined ? 'non disponible' : <Amount value={point.amount} />;
}
