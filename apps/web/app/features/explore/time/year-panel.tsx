import type { TimeUnit } from '@nosmilliards/domain/series/time-title';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { piecePath } from '#site/path.ts';
import { cellOf, type TimeFigures } from './time-data.ts';
import { formatTimeValue, UNIT_WORDS } from './time-unit.ts';
import styles from './year-panel.module.css';

type YearPanelProps = {
  readonly figures: TimeFigures;
  readonly unit: TimeUnit;
  readonly year: number;
  readonly children?: ReactNode;
};

/** The values of the chosen year, each leading to its cell. */
export function YearPanel({ figures, unit, year, children }: YearPanelProps) {
  const { first, lines } = figures;
  const index = year - first;
  return (
    <section aria-labelledby="annee-lue" className={styles['panel']}>
      <h2 id="annee-lue">{year}</h2>
      {children}
      <p className={styles['note']}>En {UNIT_WORDS[unit].unit(figures.priceYear)}</p>
      <dl className={lines.length > 3 ? styles['rows'] : styles['figures']}>
        {lines.map((line) => {
          const value = line.values[unit][index] ?? null;
          return (
            <div key={line.id}>
              <dt>{line.label}</dt>
              <dd>
                {value === null ? (
                  formatTimeValue(unit, null)
                ) : (
                  <Link to={piecePath(line.page, cellOf(line, unit, index))}>
                    {formatTimeValue(unit, value)}
                  </Link>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
