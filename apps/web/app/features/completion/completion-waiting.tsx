import { PageHeading } from '#ui/page-heading.tsx';
import styles from './completion.module.css';

/** Until the ballot is read: the same frame, empty, so that nothing jumps when it fills. */
export function CompletionWaiting() {
  return (
    <div className={styles['page']}>
      <PageHeading>Votre budget est terminé</PageHeading>
      <div className={styles['waiting']}>
        <p className={styles['late']}>Lecture de votre partie…</p>
      </div>
    </div>
  );
}
