import { AREA_NAMES, AREAS } from '@nosmilliards/domain/series/area';
import { axisEndOf, type AreaUnit } from '@nosmilliards/domain/series/area-value';
import type { AreaFigures, AreaRow } from '#page-data/europe.server.ts';
import { AreaBar } from './area-bar.tsx';
import { AreaValue } from './area-value.tsx';
import { rowValueOf } from './row-value.ts';
import styles from './area-bars.module.css';

type AreaBarsProps = {
  readonly label: string;
  readonly row: AreaRow;
  readonly unit: AreaUnit;
  readonly figures: AreaFigures;
};

/** A bar per area, France in ink. The list itself is the text alternative: name, then value. */
export function AreaBars({ label, row, unit, figures }: AreaBarsProps) {
  const values = AREAS.map((_, index) => rowValueOf({ figures, row }, unit, index));
  const end = axisEndOf(values.filter((value) => value !== null));
  return (
    <ul aria-label={label} className={styles['bars']}>
      {AREAS.map((area, index) => (
        <li key={area}>
          <span className={styles['name']}>{AREA_NAMES[area].name}</span>{' '}
          <AreaBar value={values[index] ?? null} end={end} isChosen={area === 'FR'} />
          <AreaValue area={area} row={row} unit={unit} figures={figures} />
        </li>
      ))}
    </ul>
  );
}
