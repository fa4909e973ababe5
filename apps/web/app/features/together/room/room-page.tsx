import type { ReactNode } from 'react';
import { PageHeading } from '#ui/page-heading.tsx';
import styles from './room.module.css';

/** The prerendered part of the page. */
export function RoomPage({ children }: { readonly children?: ReactNode }) {
  return (
    <div className={styles['page']}>
      <PageHeading lede="Une classe, une réunion, une famille : un écran pour tous, et le budget que la salle décide. Sans compte, sans nom ; à main levée ou avec les budgets déjà faits, rien ne quitte cet appareil.">
        Décider à plusieurs
      </PageHeading>
      <div className={styles['waiting']}>
        {children ?? <p className={styles['late']}>Préparation de la séance…</p>}
      </div>
    </div>
  );
}
