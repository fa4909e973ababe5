import type { ReactNode } from 'react';
import { PageHeading } from '#ui/page-heading.tsx';
import styles from './letter.module.css';

export function LetterPage({ children }: { readonly children?: ReactNode }) {
  return (
    <div className={styles['page']}>
      <PageHeading lede="Une lettre faite de vos propres choix. Vous la copiez ou l’ouvrez dans votre messagerie : le site n’envoie rien, et ne garde aucune liste de noms.">
        Écrire à mon député
      </PageHeading>
      <div className={styles['body']}>
        {children ?? <p className={styles['late']}>Lecture de vos votes…</p>}
      </div>
    </div>
  );
}
