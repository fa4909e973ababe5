import { Button } from '#ui/button.tsx';
import styles from './room.module.css';

export type IntakeGo = (to: 'stage' | 'end' | 'setup') => void;

type IntakeActionsProps = {
  /** Why there is nothing to show yet. */
  readonly unavailable: string | undefined;
  readonly onGo: IntakeGo;
};

/** What comes after the budgets or the sheets are in. */
export function IntakeActions({ unavailable, onGo }: IntakeActionsProps) {
  return (
    <div className={styles['actions']}>
      <Button variant="primary" unavailable={unavailable} onClick={() => onGo('stage')}>
        Parcourir les décisions
      </Button>
      <Button unavailable={unavailable} isReasonPlain onClick={() => onGo('end')}>
        Voir le bilan
      </Button>
      <Button variant="quiet" onClick={() => onGo('setup')}>
        Quitter
      </Button>
    </div>
  );
}
