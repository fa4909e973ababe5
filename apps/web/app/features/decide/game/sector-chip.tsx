import { classNames } from '#ui/class-names.ts';
import type { Paint } from '#ui/sector.ts';
import sectors from '#ui/sector.module.css';
import styles from './sector-chip.module.css';

/** The colour of a sector. Decorative: the text beside it names the sector. */
export function SectorChip({ paint }: { readonly paint: Paint }) {
  return <span aria-hidden="true" className={classNames(styles['chip'], sectors[paint])} />;
}
