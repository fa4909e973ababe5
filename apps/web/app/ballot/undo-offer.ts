import type { OpenBallot } from './provider.tsx';

type Notify = (text: string, more: 'problem') => void;

/** « Annuler » for the step just taken; said to be too late once others have followed. */
export function undoOffer(ballot: OpenBallot, notify: Notify) {
  const undo = ballot.undoPoint();
  return {
    label: 'Annuler',
    onAction: () => {
      if (!undo()) notify('Vous avez voté depuis : rien n’a été annulé.', 'problem');
    },
  };
}
