import { AREA_UNITS, type AreaUnit } from '@nosmilliards/domain/series/area-value';
import { Link } from 'react-router';
import { UNIT_WORDS } from './area-unit.ts';
import styles from './europe.module.css';

/** Links, so that back returns to the unit before. */
export function UnitSwitch({ chosen }: { readonly chosen: AreaUnit }) {
  const { denominator, reserve } = UNIT_WORDS[chosen];
  return (
    <>
      <nav aria-label="Unité" data-print="hide">
        <ul className={styles['chips']}>
          {AREA_UNITS.map((unit) => (
            <li key={unit}>
              <Link
                to={{ search: UNIT_WORDS[unit].query }}
                preventScrollReset
                aria-current={unit === chosen ? 'true' : undefined}
                className={styles['chip']}
              >
                {UNIT_WORDS[unit].label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <p className={styles['note']}>
        {denominator} <strong>Réserve :</strong> {reserve}
      </p>
    </>
  );
}
