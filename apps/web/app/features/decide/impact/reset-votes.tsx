import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { flushSync } from 'react-dom';
import { useBallot, type OpenBallot } from '#ballot/provider.tsx';
import { Button } from '#ui/button.tsx';
import { useNotify } from '#ui/toast-provider.tsx';
import { BAR_ID } from './impact-bar.tsx';
import styles from './reset-votes.module.css';

type ResetVotesProps = {
  /** Id of the popover that holds the button, and closes. */
  readonly menu: string;
};

/** In the menu, once there is a vote to erase. */
export function ResetVotes({ menu }: ResetVotesProps) {
  const { ballot } = useBallot();
  const notify = useNotify();
  if (ballot === null || ballot.modifications().length === 0) return null;

  function reset({ perform, undoPoint }: OpenBallot) {
    // Before the votes go, and this button with them. The oldest supported browsers lack popovers.
    document.getElementById(menu)?.hidePopover?.();
    if (!perform({ type: 'clear' }).ok) return;
    const undo = undoPoint();
    notify('Tous vos votes sont effacés.', {
      label: 'Annuler',
      takesFocus: true,
      onAction: () => {
        // Synchronous: the bar must be rendered before it can take the focus.
        flushSync(undo);
        document.getElementById(BAR_ID)?.focus();
      },
    });
  }

  return (
    <Button
      variant="quiet"
      icon={RotateCcw}
      title="Réinitialiser tous les votes"
      className={styles['reset']}
      onClick={() => reset(ballot)}
    >
      <span>Réinitialiser tous les votes</span>
    </Button>
  );
}
