import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Button } from '#ui/button.tsx';
import { LeaveButton } from './leave-button.tsx';
import styles from './pupil.module.css';

type PupilMovesProps = {
  /** `null` when the room sets the pace. */
  readonly place: { readonly index: number; readonly count: number } | null;
  readonly canWithdraw: boolean;
  readonly onGo: (step: 1 | -1) => void;
  readonly onWithdraw: () => void;
  readonly onLeave: () => void;
};

export function PupilMoves({ place, canWithdraw, onGo, onWithdraw, onLeave }: PupilMovesProps) {
  return (
    <div className={styles['moves']}>
      {place && (
        <>
          <Button
            variant="quiet"
            icon={ArrowLeft}
            unavailable={place.index === 0 ? 'C’est le début.' : undefined}
            isReasonPlain
            onClick={() => onGo(-1)}
          >
            Précédente
          </Button>
          <Button
            variant="quiet"
            icon={ArrowRight}
            unavailable={place.index + 1 === place.count ? 'C’est la fin.' : undefined}
            isReasonPlain
            onClick={() => onGo(1)}
          >
            Suivante
          </Button>
        </>
      )}
      {canWithdraw && (
        <Button variant="quiet" onClick={onWithdraw}>
          Retirer ma réponse
        </Button>
      )}
      <LeaveButton onLeave={onLeave} />
    </div>
  );
}
