import { useBallot } from '#ballot/provider.tsx';
import { eraseDevice } from '#browser/erase.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useNotify } from '#ui/toast-provider.tsx';

export type EraseDialogProps = { readonly open: boolean; readonly onClose: () => void };

/** Asked first: unlike a vote, this cannot be undone. */
export function EraseDialog({ open, onClose }: EraseDialogProps) {
  const { ballot } = useBallot();
  const notify = useNotify();

  async function erase() {
    onClose();
    await eraseDevice();
    ballot?.forget();
    notify('Vos données de cet appareil sont effacées.');
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      isQuestion
      title="Tout effacer de cet appareil ?"
      actions={
        <>
          <Button onClick={onClose}>Annuler</Button>
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
  );
}
