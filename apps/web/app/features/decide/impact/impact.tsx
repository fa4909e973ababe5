import { useState } from 'react';
import { useBallot } from '#ballot/provider.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { ImpactPanel } from './impact-panel.tsx';
import styles from './impact.module.css';

/** The bar and its announcements, on every page without a balance of its own. */
export function Impact() {
  const { ballot } = useBallot();
  const [announced, announce] = useState('');
  return (
    <>
      <LiveRegion text={announced} />
      {ballot === null ? (
        <div className={styles['reserved']} />
      ) : (
        <ImpactPanel ballot={ballot} announce={announce} />
      )}
    </>
  );
}
