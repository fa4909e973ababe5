import type { Target } from '@nosmilliards/domain/game/target';
import Trophy from 'lucide-react/icons/trophy';
import { shortAnswer } from '#ballot/card/answer-words.ts';
import { Amount } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { DuelReminder } from './duel-reminder.tsx';
import { OBJECTIVE } from './objective-words.tsx';
import type { EchoLine } from './screen.ts';
import { SectorChip } from './sector-chip.tsx';
import styles from './echo.module.css';

type EchoProps = {
  readonly echo: EchoLine | null;
  /** What the last answer has just won; empty most of the time. */
  readonly won: string;
  readonly target: Target;
  readonly onUndo: () => void;
  readonly onTarget: () => void;
};

/** The last answer, above the card. Before the first one, the objective and the target. */
export function Echo({ echo, won, target, onUndo, onTarget }: EchoProps) {
  if (echo === null) {
    return (
      <div className={classNames(styles['echo'], styles['empty'])}>
        <span className={styles['name']}>
          Objectif : <strong>{OBJECTIVE}</strong>
          {target.balance !== null && (
            <small>
              Mon cap : <strong>{target.aim}</strong>
            </small>
          )}
        </span>
        <Button variant="quiet" onClick={onTarget}>
          {target.balance === null ? 'Choisir un cap' : 'Changer de cap'}
        </Button>
        <DuelReminder className={styles['law']} duel="à la fin" />
      </div>
    );
  }
  const { title, paint, answer, impact, law } = echo;
  return (
    <div className={styles['echo']}>
      <SectorChip paint={paint} />
      <span className={styles['name']}>
        <VisuallyHidden>Dernier choix : </VisuallyHidden>
        {title}
      </span>
      <span className={styles['vote']}>{shortAnswer(answer) || 'vote retiré'}</span>
      <span className={styles['effect']}>{impact !== 0 && <Amount value={impact} signed />}</span>
      {echo.isLast && (
        <Button variant="quiet" aria-label="Annuler le dernier choix" onClick={onUndo}>
          Annuler
        </Button>
      )}
      {won !== '' && (
        <span className={classNames(styles['law'], styles['won'])}>
          <Icon icon={Trophy} /> <strong>{won}</strong>
        </span>
      )}
      {won === '' && law !== null && <span className={styles['law']}>{law}</span>}
      <LiveRegion text={won} />
    </div>
  );
}
