import type { Edition } from '@nosmilliards/domain/game/edition';
import { cardsPastLimitsOf, unitNamed } from '@nosmilliards/domain/game/unit';
import { percentWords } from '#ballot/vote-words.ts';
import { Amount } from '#ui/amount.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { useLoaded, type CardDossier, type Load } from './card-dossier.ts';
import { counted } from './count-words.ts';
import type { Face } from './face.ts';
import { QuestionDialog } from './question-dialog.tsx';

type RemoveDialogProps = {
  readonly face: Face;
  readonly open: boolean;
  readonly edition: Edition;
  readonly loadDossier: Load<CardDossier>;
  readonly onRemove: () => void;
  readonly onClose: () => void;
};

/** Confirms a removal beyond the limits (V11): what the money pays for, and who is affected. */
export function RemoveDialog(props: RemoveDialogProps) {
  const { face, open, edition, loadDossier, onRemove, onClose } = props;
  const unit = unitNamed(face.id, edition);
  const { cards } = unit;
  const past = cardsPastLimitsOf(unit);
  const [only] = cards;
  return (
    <QuestionDialog
      open={open}
      title={`Supprimer\u00A0: ${face.title}`}
      answer="Supprimer quand même"
      onAnswer={onRemove}
      onClose={onClose}
    >
      <p>
        {cards.length > 1 || only === undefined
          ? `Pour ${counted(past.length, 'carte')} sur ${cards.length}, une suppression va au-delà de la plus forte baisse retenue.`
          : `La plus forte baisse retenue pour cette ligne est de ${percentWords(Math.abs(only.constraints.minReduction))}. La supprimer va au-delà.`}{' '}
        En tout, <Amount value={face.amount} /> en moins, sans compter ce qui en dépend.
      </p>
      {open &&
        past.map(({ id, title }) =>
          cards.length > 1 ? (
            <Disclosure key={id} summary={title}>
              <Concerned cardId={id} loadDossier={loadDossier} />
            </Disclosure>
          ) : (
            <Concerned key={id} cardId={id} loadDossier={loadDossier} />
          ),
        )}
    </QuestionDialog>
  );
}

type ConcernedProps = Pick<RemoveDialogProps, 'loadDossier'> & { readonly cardId: string };

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
