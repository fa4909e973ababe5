import type { ReactNode } from 'react';
import { PageHeading } from '#ui/page-heading.tsx';
import styles from './duel.module.css';

/** The frame of two budgets: there before the script, empty of both. */
export function DuelPage({ children }: { readonly children?: ReactNode }) {
  return (
    <div className={styles['page']}>
      <PageHeading lede="Là où deux budgets se rejoignent, là où ils s’écartent, et ce que donnerait la moyenne des deux. Rien n’est envoyé : ils sont dans l’adresse.">
        Deux budgets côte à côte
      </PageHeading>
      <div className={styles['waiting']}>
        {children ?? <p className={styles['late']}>Lecture du lien…</p>}
      </div>
    </div>
  );
}
