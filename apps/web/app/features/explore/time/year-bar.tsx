import type { TimeUnit } from '@nosmilliards/domain/series/time-title';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useState } from 'react';
import { Icon } from '#ui/icon.tsx';
import { Announcement } from '#ui/live-region.tsx';
import type { TimeFigures } from './time-data.ts';
import { formatTimeValue, UNIT_WORDS } from './time-unit.ts';
import styles from './year-bar.module.css';

type YearBarProps = {
  readonly figures: TimeFigures;
  readonly unit: TimeUnit;
  readonly year: number;
  readonly onChange: (year: number) => void;
};

/** Chooses the year of every drawing; stays in sight while one looks at them. */
export function YearBar({ figures, unit, year, onChange }: YearBarProps) {
  const { first, last } = figures;
  const [stepped, setStepped] = useState('');
  const stepTo = (next: number) => {
    if (next < first || next > last) return;
    onChange(next);
    setStepped(spokenYear(figures, unit, next));
  };
  return (
    <div className={styles['bar']} data-print="hide">
      <button
        type="button"
        aria-label="Année précédente"
        aria-disabled={year === first}
        onClick={() => stepTo(year - 1)}
      >
        <Icon icon={ArrowLeft} />
      </button>
      <strong aria-hidden="true">{year}</strong>
      <button
        type="button"
        aria-label="Année suivante"
        aria-disabled={year === last}
        onClick={() => stepTo(year + 1)}
      >
        <Icon icon={ArrowRight} />
      </button>
      <input
        type="range"
        aria-label="Année"
        min={first}
        max={last}
        value={year}
        aria-valuetext={spokenYear(figures, unit, year)}
        onChange={(event) => {
          setStepped('');
          onChange(event.currentTarget.valueAsNumber);
        }}
      />
      {/* The year of a button; the slider announces its own. */}
      <Announcement text={stepped} />
    </div>
  );
}

/** « 2025, en % du PIB : Dépenses 57,3 %, Recettes 52,2 %, Solde −5,1 % » */
function spokenYear({ lines, first, priceYear }: TimeFigures, unit: TimeUnit, year: number) {
  const values = lines.flatMap(({ label, values: of }) => {
    const value = of[unit][year - first] ?? null;
    return value === null ? [] : [`${label} ${formatTimeValue(unit, value)}`];
  });
  return `${year}, en ${UNIT_WORDS[unit].unit(priceYear)}\u00A0: ${values.join(', ')}`;
}
