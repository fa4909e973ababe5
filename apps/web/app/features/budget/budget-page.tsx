import type { ReactNode } from 'react';
import { PageHeading } from '#ui/page-heading.tsx';
import styles from './budget.module.css';

type BudgetPageProps = {
  /** Until the address is read, and when it says nothing. */
  readonly children?: ReactNode;
};

/** The frame of a budget received: there before the script, empty of any budget. */
export function BudgetPage({ children }: BudgetPageProps) {
  return (
    <div className={styles['page']}>
      <PageHeading lede="Quelqu’un vous envoie son budget. Il est tout entier dans l’adresse de cette page, après le signe #, que votre navigateur n’envoie à personne.">
        Un budget reçu
      </PageHeading>
      <div className={styles['waiting']}>
        {children ?? <p className={styles['late']}>Lecture du lien…</p>}
      </div>
    </div>
  );
}
