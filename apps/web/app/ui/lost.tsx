import { Button } from '#ui/button.tsx';
import styles from './lost.module.css';

export const LOST = 'Un fichier du site n’est pas arrivé. Vérifiez votre connexion.';

type LostProps = {
  /** What did not come, in its own words. */
  readonly text?: string;
  readonly onRetry: () => void;
};

/** Both ways: a browser may refuse to ask twice for one file, and reloading loses no vote. */
export function Lost({ text = LOST, onRetry }: LostProps) {
  return (
    <p role="alert" className={styles['lost']}>
      {text}{' '}
      <Button variant="quiet" onClick={onRetry}>
        Réessayer
      </Button>
      <Button variant="quiet" onClick={() => location.reload()}>
        Recharger la page
      </Button>
    </p>
  );
}
