import { Fragment } from 'react';
import { Amount } from '#ui/amount.tsx';
import { classNames } from '#ui/class-names.ts';
import type { LineHistory } from './line-data.ts';
import styles from './history-chart.module.css';

/**
 * One bar per amount, grouped by year. Each has a label and a thickness, so that it reads without
 * colour.
 */
export function HistoryChart({ history: { zero, years } }: { readonly history: LineHistory }) {
  return (
    <dl className={styles['chart']}>
      {years.map(({ year, bars }) => (
        <Fragment key={year}>
          <dt>{year}</dt>
          {bars.map(({ isSpent, amount, x, width }) => (
            <dd key={String(isSpent)}>
              {isSpent ? 'Dépensé ' : 'Voté '}
              <svg
                aria-hidden="true"
                className={classNames(styles['track'], zero === 0 && styles['fromZero'])}
              >
                <rect
                  x={`${x}%`}
                  y={isSpent ? '34%' : '12%'}
                  width={`${width}%`}
                  height={isSpent ? '32%' : '76%'}
                  className={isSpent ? styles['spent'] : undefined}
                />
                {zero > 0 && <line x1={`${zero}%`} x2={`${zero}%`} y1="0" y2="100%" />}
              </svg>
              <Amount value={amount} />
            </dd>
          ))}
        </Fragment>
      ))}
    </dl>
  );
}
