import { ArrowLeft, ArrowRight, Flag, SkipForward } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import styles from './moves.module.css';

export type MovesProps = {
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isVoted: boolean;
  /** False when no other card waits for a vote. */
  readonly canSkip: boolean;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
  readonly onSkip: () => void;
  readonly onFinish: () => void;
};

export function Moves(props: MovesProps) {
  const { isFirst, isLast, isVoted, canSkip, onPrevious, onNext, onSkip, onFinish } = props;
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
      {isVoted && isLast && (
        <Button variant="primary" icon={Flag} onClick={onFinish}>
          Terminer
        </Button>
      )}
      {isVoted && !isLast && (
        <Button icon={ArrowRight} onClick={onNext}>
          Suivant
        </Button>
      )}
      {!isVoted && canSkip && (
        <Button variant="quiet" icon={SkipForward} onClick={onSkip}>
          Passer
        </Button>
      )}
    </div>
  );
}
