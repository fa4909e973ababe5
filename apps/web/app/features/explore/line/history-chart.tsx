import { Amount } from '#ui/amount.tsx';
import { classNames } from '#ui/class-names.ts';
import type { SheetPaint } from '#ui/sheet/plan.ts';
import sheetStyles from '#ui/sheet/sheet.module.css';
import type { LineData } from './line-drawing.ts';
import styles from './history-chart.module.css';

type HistoryChartProps = {
  readonly history: NonNullable<LineData['history']>;
  readonly drawn: NonNullable<LineData['drawing']['years']>;
  readonly paint: SheetPaint;
};

/** One pile of squares per amount, grouped by year: voted in colour, spent in ink. */
export function HistoryChart({ history: { years }, drawn, paint }: HistoryChartProps) {
  return (
    <dl className={styles['chart']}>
      {years.map(({ year, bars }, yearIndex) => (
        <div key={year}>
          <dt>{year}</dt>
          {bars.map(({ isSpent, amount }, index) => {
            const pile = drawn.piles[yearIndex]?.[index];
            return (
              <dd key={String(isSpent)}>
                <span className={styles['word']}>{isSpent ? 'dépensé ' : 'voté '}</span>
                {pile && (
                  <svg
                    viewBox={pile.box}
                    aria-hidden="true"
                    className={classNames(sheetStyles['sheet'], styles['pile'])}
                  >
                    <path d={pile.d} className={sheetStyles[isSpent ? 'frame' : paint]} />
                  </svg>
                )}
                <span className={styles['amount']}>
                  <Amount value={amount} />
                </span>
              </dd>
            );
          })}
        </div>
      ))}
    </dl>
  );
}
