import type { ReactNode } from 'react';
import { PageHeading } from '#ui/page-heading.tsx';
import styles from './surplus.module.css';

export function SurplusPage({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles['page']}>
      <PageHeading>Répartir l’excédent</PageHeading>
      <div className={styles['body']}>{children}</div>
    </div>
  );
}
