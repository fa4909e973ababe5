import { AREA_UNITS, type AreaUnit } from '@nosmilliards/domain/series/area-value';
import { UnitLinks } from '../series/unit-links.tsx';
import { UNIT_WORDS } from './area-unit.ts';
import styles from './europe.module.css';

export function UnitSwitch({ chosen }: { readonly chosen: AreaUnit }) {
  const { denominator, reserve } = UNIT_WORDS[chosen];
  return (
    <>
      <UnitLinks
        units={AREA_UNITS.map((unit) => ({ ...UNIT_WORDS[unit], isChosen: unit === chosen }))}
      />
      <p className={styles['note']}>
        {denominator} <strong>Réserve :</strong> {reserve}
      </p>
    </>
  );
}
