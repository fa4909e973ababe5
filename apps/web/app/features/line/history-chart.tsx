import {
  yearsOf,
  type HistoryKind,
  type HistoryPoint,
} from '@nosmilliards/domain/budget/line-history';
import { Amount } from '#ui/amount.tsx';
import { classNames } from '#ui/class-names.ts';
import { historyScaleOf, type Extent } from './history-scale.ts';
import styles from './history-chart.module.css';

const words: Record<HistoryKind, string> = {
  plf: 'Projet',
  lfi: 'Voté',
  execution: 'Dépensé',
};

/** A row per point, years together. Solid, outlined, dashed: the kinds part without colour. */
export function HistoryChart({ points }: { readonly points: readonly HistoryPoint[] }) {
  const { zero, extentOf } = historyScaleOf(points.map(({ amount }) => amount));
  return (
    <ol className={styles['chart']}>
      {yearsOf(points).map(({ year, points: group }) => (
        <li key={year} className={styles['year']}>
          <strong className={styles['name']}>{year}</strong>
          <ul className={styles['points']}>
            {group.map(({ kind, amount }) => (
              <li key={kind} className={styles['point']}>
                <span className={styles['kind']}>{words[kind]}</span>
                <svg
                  aria-hidden="true"
                  className={classNames(styles['track'], zero === 0 && styles['fromZero'])}
                >
                  <Mark kind={kind} extent={extentOf(amount)} isNegative={amount < 0} />
                  {zero > 0 && <line x1={`${zero}%`} x2={`${zero}%`} y1="0" y2="100%" />}
                </svg>
                <Amount value={amount} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

type MarkProps = { kind: HistoryKind; extent: Extent; isNegative: boolean };

function Mark({ kind, extent: { x, width }, isNegative }: MarkProps) {
  if (kind === 'plf') {
    const tip = isNegative ? x : x + width;
    return (
      <>
        <line x1={`${x}%`} x2={`${x + width}%`} y1="50%" y2="50%" className={styles['plf']} />
        <circle cx={`${tip}%`} cy="50%" r="4" className={styles['tip']} />
      </>
    );
  }
  return <rect x={`${x}%`} y="15%" width={`${width}%`} height="70%" className={styles[kind]} />;
}
