import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useBallot } from '#browser/ballot.tsx';
import { eraseDevice } from '#browser/erase.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useNotify } from '#ui/toast-provider.tsx';

/** Asked first: unlike a vote, this cannot be undone. */
export function EraseData() {
  const { ballot } = useBallot();
  const notify = useNotify();
  const [isAsking, setAsking] = useState(false);

  async function erase() {
    setAsking(false);
    await eraseDevice();
    ballot?.forget();
    notify('Vos données de cet appareil sont effacées.');
  }

  return (
    <>
      <Button variant="primary" icon={Trash2} onClick={() => setAsking(true)}>
        Effacer mes données de cet appareil
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Tout effacer de cet appareil ?"
        actions={
          <>
            <Button onClick={() => setAsking(false)}>Annuler</Button>
            <Button variant="primary" onClick={() => void erase()}>
              Effacer
            </Button>
          </>
        }
      >
        <p>
          Vos votes, votre partie, vos réglages et la copie du site pour l’usage hors ligne seront
          effacés. Rien ne pourra les rétablir.
        </p>
      </Dialog>
    </>
  );
}
