import type { TimeUnit } from '@nosmilliards/domain/series/time-title';
import { classNames } from '#ui/class-names.ts';
import { valueOf, yearsOf, type TimeFigures } from './time-data.ts';
import type { DrawnGroup } from './time-drawing.ts';
import { endsOf, endsWords, formatTick, UNIT_WORDS } from './time-unit.ts';
import { YearColumns } from './year-columns.tsx';
import styles from './year-drawings.module.css';

/** With more years, two drawings side by side on a phone would have squares of two pixels. */
const MANY_YEARS = 50;

type YearDrawingsProps = {
  readonly group: DrawnGroup;
  readonly figures: TimeFigures;
  readonly unit: TimeUnit;
  readonly year: number;
  readonly onChoose: (year: number) => void;
  readonly breaks: readonly number[];
};

/** One drawing, or several on one scale, aligned. */
export function YearDrawings(props: YearDrawingsProps) {
  const { group, figures, unit, year, onChoose, breaks } = props;
  const years = yearsOf({ first: group.first, last: figures.last });
  const isOne = group.panels.length === 1;
  return (
    <div
      className={classNames(
        !isOne && styles['drawings'],
        years.length > MANY_YEARS && styles['wide'],
      )}
    >
      {group.panels.map((panel) => (
        <div key={panel.line} className={styles['one']}>
          {!isOne && (
            <>
              <h3>{panel.title}</h3>
              <p className={styles['ends']}>
                {endsOf(figures, panel.line, unit, year).map((end) => (
                  <span key={end}>{end} </span>
                ))}
              </p>
            </>
          )}
          <YearColumns
            panel={panel}
            format={(value) => formatTick(unit, value)}
            years={years}
            chosen={{ year, value: valueOf(figures, panel.line, unit, year) }}
            onChoose={onChoose}
            breaks={breaks}
            label={`${panel.title}, en ${UNIT_WORDS[unit].unit(figures.priceYear)}\u00A0: ${endsWords(figures, panel.line, unit)}.`}
            isWide={isOne}
          />
        </div>
      ))}
    </div>
  );
}
