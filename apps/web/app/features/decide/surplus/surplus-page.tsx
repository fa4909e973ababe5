import type { ReactNode } from 'react';
import { PageHeading } from '#ui/page-heading.tsx';
import styles from './surplus.module.css';

export function SurplusPage({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles['page']}>
      <PageHeading lede="Avec un excédent, à vous de le répartir entre baisses d’impôts, dette et nouvelles dépenses.">
        Réduire les impôts
      </PageHeading>
      <div className={styles['body']}>{children}</div>
    </div>
  );
}
