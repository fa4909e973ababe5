import { useState } from 'react';
import { useBallot } from '#ballot/provider.tsx';
import { late, Late } from '#ui/late.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import styles from './impact.module.css';

/** Nothing to show before the first vote: most first visits never download it. */
const panel = late(() => import('./impact-panel.tsx'));

/** The bar and its voice. The game has its own. */
export function Impact() {
  const { ballot } = useBallot();
  const [said, say] = useState('');
  const room = <div className={styles['room']} />;
  return (
    <>
      <LiveRegion text={said} />
      {ballot === null ? (
        room
      ) : (
        <Late part={panel} waiting={room}>
          {({ ImpactPanel }) => <ImpactPanel ballot={ballot} say={say} />}
        </Late>
      )}
    </>
  );
}
