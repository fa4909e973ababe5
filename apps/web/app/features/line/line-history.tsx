import { shareOf } from '@nosmilliards/domain/breakdown';
import { formatPercent } from '@nosmilliards/domain/format';
import { differenceOf, magnitudeOf } from '@nosmilliards/domain/money';
import { Amount } from '#ui/amount.tsx';
import { FigureWithTable } from '#ui/figure-with-table.tsx';
import { Notice } from '#ui/notice.tsx';
import { HistoryChart } from './history-chart.tsx';
import { votedAndSpentOf, yearsOf } from './history-scale.ts';
import type { HistoryKind, HistoryPoint, LineHistory as History } from './line-sheet.ts';
import styles from './line-history.module.css';

const columns: { id: HistoryKind; label: string }[] = [
  { id: 'plf', label: 'Projet de loi' },
  { id: 'lfi', label: 'Loi votée' },
  { id: 'execution', label: 'Dépensé' },
];

/** Project, law and spending of each year; only State lines have such a history. */
export function LineHistory({ history, title }: { readonly history: History; title: string }) {
  const { points } = history;
  return (
    <section aria-labelledby="historique" className={styles['section']}>
      <h2 id="historique">Au fil des années</h2>
      <FigureWithTable
        title="Proposé, voté, dépensé"
        reading={<Reading points={points} />}
        source={
          <>
            Projets et lois de finances, rapports annuels de performance (Direction du budget) ;
            crédits de paiement, en euros courants. L’exécution comprend les fonds de concours.
          </>
        }
        table={{
          caption: `Historique de « ${title} »`,
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
      {history.isSum && (
        <p className={styles['remark']}>
          Somme des lignes du dessous, pour les seules années où toutes sont connues.
        </p>
      )}
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

function Reading({ points }: { readonly points: readonly HistoryPoint[] }) {
  const example = votedAndSpentOf(points);
  if (example?.voted === undefined || example.spent === undefined) {
    return 'Chaque barre part de zéro : plus elle est longue, plus la somme est grande.';
  }
  const { year, voted, spent } = example;
  return (
    <>
      Chaque barre part de zéro. Lecture : en {year}, <Amount value={voted} /> votés et{' '}
      <Amount value={spent} /> dépensés
      <Gap voted={voted} spent={spent} />.
    </>
  );
}

function Gap({ voted, spent }: { voted: HistoryPoint['amount']; spent: HistoryPoint['amount'] }) {
  const difference = differenceOf(spent, voted);
  const share = shareOf(magnitudeOf(difference), voted);
  if (!share.ok || spent < 0) return null;
  const text = formatPercent(share.value);
  if (!/[1-9]/.test(text)) return ', soit autant';
  return `, soit ${text} de ${difference > 0 ? 'plus' : 'moins'}`;
}
