import type { Edition } from '@nosmilliards/domain/game/edition';
import { unitNamed } from '@nosmilliards/domain/game/unit';
import { RemoveDialog } from '#ballot/remove-dialog.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { useLoaded, type CardDossier, type Load } from './card-dossier.ts';
import type { Face } from './face.ts';

type RemoveCardDialogProps = {
  readonly face: Face;
  readonly open: boolean;
  readonly edition: Edition;
  readonly loadDossier: Load<CardDossier>;
  readonly onRemove: () => void;
  readonly onClose: () => void;
};

/** The removal of a card or a decision, with what the money pays for and who is affected. */
export function RemoveCardDialog(props: RemoveCardDialogProps) {
  const { face, open, edition, loadDossier, onRemove, onClose } = props;
  const { cards } = unitNamed(face.id, edition);
  const side = face.isRevenue ? 'revenue' : 'expense';
  const limits = cards.map(({ constraints }) => constraints);
  return (
    <RemoveDialog
      removed={{ ...face, side, limits }}
      open={open}
      onRemove={onRemove}
      onClose={onClose}
    >
      {open &&
        cards.map(({ id, title }) =>
          cards.length > 1 ? (
            <Disclosure key={id} summary={title}>
              <Concerned cardId={id} loadDossier={loadDossier} />
            </Disclosure>
          ) : (
            <Concerned key={id} cardId={id} loadDossier={loadDossier} />
          ),
        )}
    </RemoveDialog>
  );
}

type ConcernedProps = Pick<RemoveCardDialogProps, 'loadDossier'> & { readonly cardId: string };

function Concerned({ cardId, loadDossier }: ConcernedProps) {
  const dossier = useLoaded(loadDossier, cardId);
  if (dossier === undefined) return null;
  const { pays = 'non disponible.', concerns = 'non disponible.' } = dossier?.texts ?? {};
  return (
    <>
      <p>
        <strong>Ce que cela finance.</strong> {pays}
      </p>
      <p>
        <strong>Qui est concerné.</strong> {concerns}
      </p>
    </>
  );
}
