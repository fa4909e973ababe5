import { useId } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './sector.module.css';

export type Paint = 'social' | 'state' | 'local' | 'niche' | 'debt' | 'plain';

type SectorRectProps = {
  sector: Paint;
  x?: string;
  width: string;
  /** Off when all the bars belong to one sector. */
  hatched?: boolean;
};

/* Distinguishes the sectors without colour (print, forced colours). */
const hatches: Record<Paint, string> = {
  social: 'M0 8L8 0',
  state: 'M0 0L8 8M0 8L8 0',
  local: '',
  niche: 'M4 0V8',
  debt: 'M0 1.5H8M0 5.5H8',
  plain: '',
};

/** A bar filled and outlined for its sector; `x` and `width` are percentages. */
export function SectorRect({ sector, x = '0', width, hatched = true }: SectorRectProps) {
  const id = useId();
  const box = { x, y: 0, width, height: '100%' };
  const paint = styles[sector];
  return (
    <>
      <rect {...box} className={classNames(paint, styles['fill'])} />
      {hatched && sector !== 'plain' && (
        <>
          <SectorPattern id={id} sector={sector} />
          <rect {...box} fill={`url(#${id})`} className={classNames(paint, styles['hatch'])} />
        </>
      )}
    </>
  );
}

function SectorPattern({ id, sector }: { id: string; sector: Paint }) {
  return (
    <pattern
      id={id}
      width="8"
      height="8"
      patternUnits="userSpaceOnUse"
      className={classNames(styles[sector], styles['pattern'])}
    >
      {sector === 'local' ? (
        <circle cx="4" cy="4" r="1.4" className={styles['dots']} />
      ) : (
        <path d={hatches[sector]} className={styles['lines']} />
      )}
    </pattern>
  );
}
