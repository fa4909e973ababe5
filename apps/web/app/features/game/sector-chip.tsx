import { classNames } from '#ui/class-names.ts';
import type { Paint } from '#ui/sector-rect.tsx';
import sectors from '#ui/sector.module.css';
import styles from './sector-chip.module.css';

/** Who spends, beside a name that the words of the card already tell. */
export function SectorChip({ paint }: { readonly paint: Paint }) {
  return <span aria-hidden="true" className={classNames(styles['chip'], sectors[paint])} />;
}
