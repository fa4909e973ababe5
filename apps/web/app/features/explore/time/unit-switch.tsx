import { Link } from 'react-router';
import chips from '../europe/europe.module.css';
import { TIME_UNITS, type TimeUnit } from './time-data.ts';
import { UNIT_WORDS } from './time-unit.ts';

type UnitSwitchProps = { readonly chosen: TimeUnit; readonly priceYear: number };

/** Links, so that back returns to the unit before. */
export function UnitSwitch({ chosen, priceYear }: UnitSwitchProps) {
  return (
    <nav aria-label="Unité" data-print="hide">
      <ul className={chips['chips']}>
        {TIME_UNITS.map((unit) => (
          <li key={unit}>
            <Link
              to={{ search: UNIT_WORDS[unit].query }}
              preventScrollReset
              aria-current={unit === chosen ? 'true' : undefined}
              className={chips['chip']}
            >
              {UNIT_WORDS[unit].label(priceYear)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
