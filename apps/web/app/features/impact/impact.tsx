import { lazy, Suspense, useState, type ComponentType } from 'react';
import { useBallot } from '#ballot/provider.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import type { ImpactPanelProps } from './impact-panel.tsx';
import styles from './impact.module.css';

/** Nothing to show before the first vote: most first visits never download it. */
const ImpactPanel = lazy<ComponentType<ImpactPanelProps>>(async () => {
  // After a deployment an old tab asks for a file that is gone: the page goes on without the bar.
  const loaded = await import('./impact-panel.tsx').catch(() => null);
  return { default: loaded?.ImpactPanel ?? (() => null) };
});

/** The bar and its voice. The game has a bar of its own: there, only the voice remains. */
export function Impact({ isBarShown }: { readonly isBarShown: boolean }) {
  const { ballot } = useBallot();
  const [said, say] = useState('');
  const room = isBarShown && <div className={styles['room']} />;
  return (
    <>
      <LiveRegion text={said} />
      {ballot === null ? (
        room
      ) : (
        <Suspense fallback={room}>
          <ImpactPanel ballot={ballot} isBarShown={isBarShown} say={say} />
        </Suspense>
      )}
    </>
  );
}
