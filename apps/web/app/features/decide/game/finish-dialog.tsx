import type { Ballot } from '@nosmilliards/domain/game/ballot';
import { lastWonOf } from '@nosmilliards/domain/game/achievement';
import { completionOf } from '@nosmilliards/domain/outcome/completion';
import type { Edition } from '@nosmilliards/domain/game/edition';
import { endStatusLabelOf } from '@nosmilliards/domain/outcome/end-status';
import { magnitudeOf } from '@nosmilliards/domain/money/money';
import Trophy from 'lucide-react/icons/trophy';
import { useLayoutEffect } from 'react';
import { useNavigate } from 'react-router';
import { decidedWords, waitingWords } from '#ballot/told-words.ts';
import { CAVEAT } from '#ballot/vote-words.ts';
import { prefersReducedMotion } from '#browser/motion.ts';
import { paths } from '#site/path.ts';
import { Amount } from '#ui/amount.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { DuelReminder } from './duel-reminder.tsx';
import styles from './finish-dialog.module.css';

type FinishDialogProps = {
  readonly open: boolean;
  readonly ballot: Ballot;
  readonly edition: Edition;
  readonly onClose: () => void;
};

const REDIRECT_DELAY_MS = 2000;

/**
 * Shows the result, then opens the completion page after two seconds. Any key or click cancels the
 * delay, too short for many readers. Closing the dialog returns to the cards.
 */
export function FinishDialog({ open, ballot, edition, onClose }: FinishDialogProps) {
  const navigate = useNavigate();
  // Before the dialog is painted: the first key pressed after it appears already counts.
  useLayoutEffect(() => {
    if (!open) return undefined;
    const delay = prefersReducedMotion() ? 0 : REDIRECT_DELAY_MS;
    const timer = setTimeout(() => void navigate(paths.completion), delay);
    const wait = () => clearTimeout(timer);
    document.addEventListener('keydown', wait);
    document.addEventListener('pointerdown', wait);
    return () => {
      wait();
      document.removeEventListener('keydown', wait);
      document.removeEventListener('pointerdown', wait);
    };
  }, [navigate, open]);

  const completed = completionOf(ballot, edition);
  const lastWon = open ? lastWonOf(ballot, edition) : null;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Votre budget est terminé"
      isQuestion
      actions={<ButtonLink to={paths.completion}>Voir mon bilan</ButtonLink>}
    >
      {completed.ok && (
        <>
          <p className={styles['result']}>
            <span>{endStatusLabelOf(completed.value.status)}</span>
            <Amount value={completed.value.balance} form="billions" size="big" signed />
          </p>
          <p>
            {completed.value.improvementLabel === null ? (
              decidedWords(completed.value.decided)
            ) : (
              <>
                {completed.value.improvementLabel} :{' '}
                <Amount value={magnitudeOf(completed.value.improvement)} form="billions" />
              </>
            )}
            . {CAVEAT}
          </p>
          {completed.value.decided.waiting.length > 0 && (
            <p>{waitingWords(completed.value.decided)}.</p>
          )}
        </>
      )}
      <DuelReminder duel="sur votre bilan" />
      <p>Votre bilan s’ouvre dans deux secondes ; un clic ou une touche l’arrête.</p>
      {lastWon && (
        <p className={styles['won']}>
          <Icon icon={Trophy} size="large" />
          <span>
            <strong>{lastWon.name}</strong>
            {lastWon.description}
          </span>
        </p>
      )}
    </Dialog>
  );
}
