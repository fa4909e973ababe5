import type { OpenBallot } from './provider.tsx';

type Notify = (text: string, more: 'problem') => void;

/** « Annuler » for the last action; notifies that nothing was undone if others followed. */
export function undoOffer(ballot: OpenBallot, notify: Notify) {
  const undo = ballot.undoPoint();
  return {
    label: 'Annuler',
    onAction: () => {
      if (!undo()) notify('Vous avez voté depuis : rien n’a été annulé.', 'problem');
    },
  };
}
