import type { ReactNode } from 'react';
import { PageHeading } from '#ui/page-heading.tsx';
import styles from './room.module.css';

type RoomPageProps = {
  /** Beside the heading on a wide screen, last on a phone. */
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
};

/** The prerendered part of the page. */
export function RoomPage({ aside, children }: RoomPageProps) {
  return (
    <div className={styles['page']}>
      <PageHeading lede="Une classe, une réunion, une famille : un écran pour tous, et le budget que la salle décide. Sans compte, sans nom.">
        Décider à plusieurs
      </PageHeading>
      <div className={styles['waiting']}>
        {children ?? <p className="late">Préparation de la séance…</p>}
      </div>
      {aside}
    </div>
  );
}
