import Flag from 'lucide-react/icons/flag';
import Keyboard from 'lucide-react/icons/keyboard';
import List from 'lucide-react/icons/list';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Undo2 from 'lucide-react/icons/undo-2';
import { paths } from '#browser/path.ts';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import styles from './game-actions.module.css';

type GameActionsProps = {
  readonly canUndo: boolean;
  readonly canFinish: boolean;
  readonly isCompleted: boolean;
  readonly onUndo: () => void;
  readonly onPlan: () => void;
  readonly onHelp: () => void;
  readonly onFinish: () => void;
  readonly onRestart: () => void;
};

/** What one needs now and then, away from the thumb. */
export function GameActions(props: GameActionsProps) {
  const { canUndo, canFinish, isCompleted, onUndo, onPlan, onHelp, onFinish, onRestart } = props;
  return (
    <div className={styles['actions']}>
      <Button
        variant="quiet"
        icon={Undo2}
        onClick={onUndo}
        unavailable={canUndo ? undefined : 'Aucun choix à annuler.'}
        isReasonPlain
      >
        Annuler le dernier choix
      </Button>
      <Button variant="quiet" icon={List} onClick={onPlan}>
        Plan des cartes
      </Button>
      <span className={styles['keyboard']}>
        <Button variant="quiet" icon={Keyboard} onClick={onHelp}>
          Raccourcis clavier
        </Button>
      </span>
      {canFinish && (
        <>
          <Button variant="quiet" icon={RotateCcw} onClick={onRestart}>
            Recommencer
          </Button>
          <Button variant="quiet" icon={Flag} onClick={onFinish}>
            Terminer maintenant
          </Button>
        </>
      )}
      {isCompleted && <TextLink to={paths.completion}>Voir mon bilan</TextLink>}
    </div>
  );
}
