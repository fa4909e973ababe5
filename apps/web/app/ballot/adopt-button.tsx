import type { ReceivedDecision } from '@nosmilliards/domain/vote/received';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { now } from '#browser/clock.ts';
import { paths } from '#site/path.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { IconDrawing } from '#ui/icon.tsx';
import { useNotify } from '#ui/toast-provider.tsx';
import type { OpenBallot } from './provider.tsx';
import { undoOffer } from './undo-offer.ts';

type AdoptButtonProps = {
  readonly ballot: OpenBallot;
  readonly decisions: readonly ReceivedDecision[];
  readonly icon: IconDrawing;
  readonly children: string;
};

/** Replaces the visitor's votes with another budget, after a confirmation if there are any. */
export function AdoptButton({ ballot, decisions, icon, children }: AdoptButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const notify = useNotify();
  const { ledger, game } = ballot.history.present;
  const count = ledger.size;

  function adopt() {
    setAsking(false);
    if (!ballot.perform({ type: 'adopt', decisions, at: now() }).ok) {
      notify('Ce budget ne contient aucun choix\u00A0: rien n’a changé.', 'problem');
      return;
    }
    void navigate(paths.results);
    notify('Ce budget est maintenant le vôtre.', undoOffer(ballot, notify));
  }

  return (
    <>
      <Button
        icon={icon}
        onClick={() => (count > 0 || game.unsure.length > 0 ? setAsking(true) : adopt())}
      >
        {children}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        isQuestion
        title={'Remplacer vos votes\u202F?'}
        actions={
          <>
            <Button variant="primary" onClick={adopt}>
              Partir de ce budget
            </Button>
            <Button onClick={() => setAsking(false)}>Garder mes votes</Button>
          </>
        }
      >
        <p>
          {count > 1
            ? `Vos ${count}\u00A0votes seront remplacés par ceux`
            : 'Vos réponses seront remplacées par celles'}{' '}
          de ce budget, et une nouvelle partie commencera. Vous pourrez annuler juste après.
        </p>
      </Dialog>
    </>
  );
}
