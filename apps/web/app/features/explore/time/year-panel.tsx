import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { piecePath } from '#site/path.ts';
import { Icon } from '#ui/icon.tsx';
import { cellOf, type TimeFigures, type TimeUnit } from './time-data.ts';
import { formatTimeValue, UNIT_WORDS } from './time-unit.ts';
import styles from './year-panel.module.css';

type YearPanelProps = {
  readonly figures: TimeFigures;
  readonly unit: TimeUnit;
  readonly year: number;
  readonly onStep: (year: number) => void;
  readonly children?: ReactNode;
};

/** The values of the chosen year, each leading to its cell. */
export function YearPanel({ figures, unit, year, onStep, children }: YearPanelProps) {
  const { first, last, lines } = figures;
  const index = year - first;
  return (
    <section aria-labelledby="annee-lue" className={styles['panel']}>
      <div className={styles['head']}>
        <h3 id="annee-lue">{year}</h3>
        <p className={styles['steps']} data-print="hide">
          <button
            type="button"
            aria-label="Année précédente"
            aria-disabled={year === first}
            onClick={() => year > first && onStep(year - 1)}
          >
            <Icon icon={ArrowLeft} />
          </button>
          <button
            type="button"
            aria-label="Année suivante"
            aria-disabled={year === last}
            onClick={() => year < last && onStep(year + 1)}
          >
            <Icon icon={ArrowRight} />
          </button>
        </p>
      </div>
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
              {unit !== 'percent' && lines.length <= 3 && (
                <dd className={styles['share']}>
                  {formatTimeValue('percent', line.values.percent[index] ?? null)} du PIB
                </dd>
              )}
            </div>
          );
        })}
      </dl>
    </section>
  );
}
