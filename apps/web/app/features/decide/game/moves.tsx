import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import Flag from 'lucide-react/icons/flag';
import SkipForward from 'lucide-react/icons/skip-forward';
import { Button } from '#ui/button.tsx';
import type { Screen } from './screen.ts';
import styles from './moves.module.css';

type MovesProps = {
  readonly screen: Pick<Screen, 'isFirst' | 'isAtEnd' | 'isLast'>;
  readonly isAnswered: boolean;
  readonly isUnsure: boolean;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
  readonly onSkip: () => void;
  readonly onUnsure: () => void;
  readonly onFinish: () => void;
};

export function Moves(props: MovesProps) {
  const { isAnswered, isUnsure } = props;
  const { isFirst, isAtEnd, isLast } = props.screen;
  return (
    <div className={styles['moves']}>
      <Button
        variant="quiet"
        icon={ArrowLeft}
        className={styles['previous']}
        onClick={props.onPrevious}
        unavailable={isFirst ? 'C’est le début.' : undefined}
        isReasonPlain
      >
        <span>Précédent</span>
      </Button>
      <Button variant="quiet" icon={CircleQuestionMark} pressed={isUnsure} onClick={props.onUnsure}>
        Je ne sais pas
      </Button>
      {isAnswered && !(isLast && isAtEnd) && (
        <Button variant="quiet" onClick={props.onNext}>
          Suivant <ArrowRight aria-hidden="true" className={styles['arrow']} />
        </Button>
      )}
      {isAnswered && isLast && (
        <Button
          variant="primary"
          icon={Flag}
          className={isAtEnd ? undefined : styles['finish']}
          onClick={props.onFinish}
        >
          Terminer
        </Button>
      )}
      {!isAnswered && !isLast && (
        <Button variant="quiet" onClick={props.onSkip}>
          Passer <SkipForward aria-hidden="true" className={styles['arrow']} />
        </Button>
      )}
    </div>
  );
}
