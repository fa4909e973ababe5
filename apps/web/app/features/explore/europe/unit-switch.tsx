import { AREA_UNITS, type AreaUnit } from '@nosmilliards/domain/series/area-value';
import { useLocation } from 'react-router';
import { withoutSlash } from '#browser/path.ts';
import { LinkChips } from '#ui/link-chips.tsx';
import { UNIT_WORDS } from './area-unit.ts';
import styles from './europe.module.css';

export function UnitSwitch({ chosen }: { readonly chosen: AreaUnit }) {
  const pathname = withoutSlash(useLocation().pathname);
  const { denominator, reserve } = UNIT_WORDS[chosen];
  return (
    <>
      <nav aria-label="Unité" data-print="hide">
        <LinkChips
          preventScrollReset
          links={AREA_UNITS.map((unit) => ({
            to: { pathname, search: UNIT_WORDS[unit].query },
            label: UNIT_WORDS[unit].label,
            current: unit === chosen ? 'true' : undefined,
          }))}
        />
      </nav>
      <p className={styles['note']}>
        {denominator} <strong>Réserve :</strong> {reserve}
      </p>
    </>
  );
}
