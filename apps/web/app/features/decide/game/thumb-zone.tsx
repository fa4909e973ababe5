import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useEffect, useRef } from 'react';
import { Choices } from '#ballot/card/choices.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import type { useGame } from './use-game.ts';
import styles from './thumb-zone.module.css';

type ThumbZoneProps = { readonly game: ReturnType<typeof useGame> };

/** The choices and the moves, pinned under the card; once all is answered, the way to the end. */
export function ThumbZone({ game }: ThumbZoneProps) {
  const { state, screen, face, answer, isOver, gestures } = game;
  const zone = useRef<HTMLDivElement>(null);
  // The button that asked for the choices is gone: the first of them takes its focus.
  useEffect(() => {
    if (state.isChanging) zone.current?.querySelector('button')?.focus();
  }, [state.isChanging]);
  return (
    <div ref={zone} className={styles['zone']}>
      {isOver ? (
        <Finish isReached={state.announcement !== ''} onFinish={gestures.finish} />
      ) : (
        <Choices face={face} answer={answer} onChoose={gestures.choose} />
      )}
      <div className={styles['moves']}>
        <Button
          variant="quiet"
          icon={ArrowLeft}
          className={styles['previous']}
          onClick={() => gestures.go({ type: 'previous' })}
          unavailable={screen.isFirst ? 'C’est le début.' : undefined}
          isReasonPlain
        >
          <span>Précédente</span>
        </Button>
        {isOver ? (
          // Its own element: some readers keep saying that a reused button has two states.
          <Button key="plan" variant="quiet" onClick={() => gestures.open({ name: 'plan' })}>
            {screen.reread}
          </Button>
        ) : (
          <Button variant="quiet" pressed={answer === 'unsure'} onClick={gestures.tellUnsure}>
            Je ne sais pas
          </Button>
        )}
        <Onward game={game} />
      </div>
    </div>
  );
}

function Onward({
  game: { screen, isAnswered, isLastAnswered, isOver, gestures },
}: ThumbZoneProps) {
  const isSettled = isAnswered && !screen.isPassed;
  // Passing again would go round what was passed.
  const isRoundOver = !isSettled && screen.isLastOfRound && screen.decided > 0;
  if (isRoundOver || (isLastAnswered && !isOver)) {
    return (
      <Button variant="quiet" onClick={gestures.finish}>
        Voir mon bilan <Icon icon={ArrowRight} />
      </Button>
    );
  }
  if (isSettled ? screen.isAtEnd && screen.isLast : screen.isLast) return <span />;
  return (
    <Button
      variant="quiet"
      onClick={isSettled ? () => gestures.go({ type: 'next' }) : gestures.skip}
    >
      {isSettled ? 'Suivante' : 'Passer'} <Icon icon={ArrowRight} />
    </Button>
  );
}

type FinishProps = {
  /** By an answer of this visit. */
  readonly isReached: boolean;
  readonly onFinish: () => void;
};

/** Focused as it takes the place of the choices, once the dialog of the last one is closed. */
function Finish({ isReached, onFinish }: FinishProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isReached) button.current?.focus();
  }, [isReached]);
  return (
    <Button ref={button} variant="play" className={styles['finish']} onClick={onFinish}>
      Voir mon bilan <Icon icon={ArrowRight} />
    </Button>
  );
}
