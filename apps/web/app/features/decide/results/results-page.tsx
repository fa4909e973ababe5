import type { ReactNode } from 'react';
import { PageHeading } from '#ui/page-heading.tsx';
import styles from './results.module.css';

/** The heading is prerendered; the votes are rendered once read. */
export function ResultsPage({ children }: { readonly children: ReactNode }) {
  return (
    <div className="stack-3">
      <PageHeading>Vos résultats</PageHeading>
      <div className={styles['body']}>{children}</div>
    </div>
  );
}
