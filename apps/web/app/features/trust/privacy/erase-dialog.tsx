import { useBallot } from '#ballot/provider.tsx';
import { eraseDevice } from '#browser/erase.ts';
import type { Outcome } from '#browser/totals.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useNotify } from '#ui/toast-provider.tsx';

type EraseDialogProps = { readonly open: boolean; readonly onClose: () => void };

const NOT_WITHDRAWN =
  'Les totaux communs ne répondent pas\u00A0: cet appareil garde de quoi en retirer vos choix, et réessaiera à votre prochaine visite.';

const CLOSED =
  'Les totaux de cette édition sont clos\u00A0: vos choix y restent, sans rien qui mène à vous.';

const ROOM_STAYS =
  'Le service des salles ne répond pas\u00A0: la salle que vous meniez s’y effacera d’elle-même, au plus tard 24\u00A0heures après son ouverture.';

/** Asks for confirmation: unlike a vote, erasing cannot be undone. */
export function EraseDialog({ open, onClose }: EraseDialogProps) {
  const { ballot } = useBallot();
  const notify = useNotify();

  async function erase() {
    onClose();
    const { withdrawal, deletion } = await eraseDevice();
    ballot?.forget();
    notify('Vos données de cet appareil sont effacées.');
    void deletion?.then(tellRoom);
    void withdrawal?.then(tellTotals);
  }

  function tellRoom(isGone: boolean) {
    if (isGone) notify('La salle que vous meniez est effacée du service.');
    else notify(ROOM_STAYS, 'problem');
  }

  function tellTotals(outcome: Outcome | null) {
    if (outcome === 'withdrawn') notify('Vos choix sont retirés des totaux communs.');
    else notify(outcome === 'edition-closed' ? CLOSED : NOT_WITHDRAWN, 'problem');
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
        Vos votes, votre partie, vos cartes du jour, vos réglages et la copie du site pour l’usage
        hors ligne seront effacés, et vos choix retirés des totaux communs s’ils y sont. Une salle
        que vous menez dans cet onglet sera fermée. Rien ne pourra les rétablir.
      </p>
    </Dialog>
  );
}
