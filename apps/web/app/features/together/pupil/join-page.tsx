import type { ReactNode } from 'react';
import { PageHeading } from '#ui/page-heading.tsx';
import styles from './pupil.module.css';

export function JoinPage({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles['page']}>
      <PageHeading lede="Une classe, une réunion, une famille : chacun répond sur son appareil, l’écran de la salle montre le compte.">
        Rejoindre une salle
      </PageHeading>
      {children}
    </div>
  );
}
