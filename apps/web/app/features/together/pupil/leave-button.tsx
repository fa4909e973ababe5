import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

/** Asks for a confirmation: leaving erases the seat and its answers from the device. */
export function LeaveButton({ onLeave }: { readonly onLeave: () => void }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        Quitter la salle
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        isQuestion
        isNearThumb
        title={'Quitter la salle\u202F?'}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>Rester</Button>
            <Button variant="primary" onClick={onLeave}>
              Quitter
            </Button>
          </>
        }
      >
        <p>
          Vos réponses déjà envoyées restent comptées dans la salle jusqu’à son effacement. Elles
          disparaissent de cet appareil.
        </p>
      </Dialog>
    </>
  );
}
