import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Flag from 'lucide-react/icons/flag';
import SkipForward from 'lucide-react/icons/skip-forward';
import { Button } from '#ui/button.tsx';
import styles from './moves.module.css';

export type MovesProps = {
  readonly isFirst: boolean;
  /** Stands at the end of the deck. */
  readonly isAtEnd: boolean;
  /** No other card waits for a vote. */
  readonly isLast: boolean;
  readonly isVoted: boolean;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
  readonly onSkip: () => void;
  readonly onFinish: () => void;
};

export function Moves(props: MovesProps) {
  const { isFirst, isAtEnd, isLast, isVoted, onPrevious, onNext, onSkip, onFinish } = props;
  return (
    <div className={styles['moves']}>
      <Button
        icon={ArrowLeft}
        onClick={onPrevious}
        unavailable={isFirst ? 'C’est la première carte.' : undefined}
        isReasonPlain
      >
        Précédent
      </Button>
      {isVoted && !(isLast && isAtEnd) && (
        <Button icon={ArrowRight} onClick={onNext}>
          Suivant
        </Button>
      )}
      {isVoted && isLast && (
        <Button variant="primary" icon={Flag} className={styles['finish']} onClick={onFinish}>
          Terminer
        </Button>
      )}
      {!isVoted && !isLast && (
        <Button variant="quiet" icon={SkipForward} onClick={onSkip}>
          Passer
        </Button>
      )}
    </div>
  );
}
