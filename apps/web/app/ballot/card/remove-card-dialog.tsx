import type { Edition } from '@nosmilliards/domain/game/edition';
import { unitNamed } from '@nosmilliards/domain/game/unit';
import { useCallback } from 'react';
import { RemoveDialog } from '#ballot/remove-dialog.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { useLoaded, type CardDossier, type Load } from './card-dossier.ts';
import type { Face } from './face.ts';

/** Of a decision on more cards, those of the largest come first; each card has its own below. */
const MOST_SENTENCES = 4;
const UNKNOWN = 'non disponible.';

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
  const { face, open, edition, onRemove, onClose } = props;
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
      {open && <Concerned {...props} />}
      {open &&
        cards.length > 1 &&
        cards.map(({ id, title }) => (
          <Disclosure key={id} summary={title}>
            <Concerned {...props} face={{ id }} />
          </Disclosure>
        ))}
    </RemoveDialog>
  );
}

type ConcernedProps = Pick<RemoveCardDialogProps, 'edition' | 'loadDossier'> & {
  readonly face: Pick<Face, 'id'> & Partial<Pick<Face, 'description'>>;
};

/** What the money pays for and who is affected: of a card, or of the cards of a decision. */
function Concerned({ face: { id, description }, edition, loadDossier }: ConcernedProps) {
  const loadAll = useCallback(
    (unitId: string) =>
      Promise.all(unitNamed(unitId, edition).cards.map((card) => loadDossier(card.id))),
    [edition, loadDossier],
  );
  const dossiers = useLoaded(loadAll, id);
  if (!dossiers) return null;
  const isCard = dossiers.length === 1;
  const concerned = [...new Set(dossiers.flatMap((dossier) => dossier?.texts?.concerns ?? []))];
  const shown = concerned.slice(0, MOST_SENTENCES).join(' ') || UNKNOWN;
  const pays = isCard ? dossiers[0]?.texts?.pays : description;
  return (
    <>
      <p>
        <strong>Ce que cela finance.</strong> {pays ?? UNKNOWN}
      </p>
      <p>
        <strong>Qui est concerné.</strong> {shown}
        {concerned.length > MOST_SENTENCES && ' Et d’autres, carte par carte ci-dessous.'}
      </p>
    </>
  );
}
