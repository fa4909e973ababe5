import type { OpenBallot } from '#browser/ballot.tsx';

type Notify = (text: string) => void;

/** « Annuler » for the step about to be taken; said to be too late once others have followed. */
export function undoOffer(ballot: OpenBallot, notify: Notify) {
  const steps = ballot.history.past.length + 1;
  return {
    label: 'Annuler',
    onAction: () => {
      if (!ballot.undo(steps)) notify('Vous avez voté depuis : rien n’a été annulé.');
    },
  };
}
