import { DECISION_COUNT_WORD } from '@nosmilliards/domain/game/deck-size';
import { isAnswered, isCompleted } from '@nosmilliards/domain/game/game';
import type { GameWindow, Snapshot } from '@nosmilliards/domain/game/play';
import Flag from 'lucide-react/icons/flag';
import Keyboard from 'lucide-react/icons/keyboard';
import ListChecks from 'lucide-react/icons/list-checks';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { paths } from '#site/path.ts';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { deckOf } from './score.ts';
import styles from './standing.module.css';

type StandingActionsProps = {
  readonly snapshot: Snapshot;
  readonly onOpen: (window: GameWindow) => void;
  readonly onFinish: () => void;
};

export function StandingActions({ snapshot, onOpen, onFinish }: StandingActionsProps) {
  const { ledger, game } = snapshot.ballot;
  const hasAnswer = deckOf(snapshot).some((card) => isAnswered(card, ledger, game));
  return (
    <div className={styles['actions']}>
      <Button variant="quiet" icon={ListChecks} onClick={() => onOpen({ name: 'priorities' })}>
        Mes priorités
      </Button>
      <span className={styles['keyboard']}>
        <Button variant="quiet" icon={Keyboard} onClick={() => onOpen({ name: 'help' })}>
          Raccourcis clavier
        </Button>
      </span>
      {hasAnswer && (
        <>
          <Button variant="quiet" icon={RotateCcw} onClick={() => onOpen({ name: 'restart' })}>
            Recommencer
          </Button>
          <Button variant="quiet" icon={Flag} onClick={onFinish}>
            Terminer maintenant
          </Button>
        </>
      )}
      {snapshot.deal === 'cards' ? (
        <TextLink to={paths.express}>Jouer en {DECISION_COUNT_WORD} décisions</TextLink>
      ) : (
        <TextLink to={paths.game}>Jouer carte par carte</TextLink>
      )}
      {isCompleted(game) && <TextLink to={paths.completion}>Voir mon bilan</TextLink>}
    </div>
  );
}
