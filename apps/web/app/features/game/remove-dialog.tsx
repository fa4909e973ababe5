import type { Edition } from '@nosmilliards/domain/game/edition';
import { cardsPastLimitsOf, unitNamed } from '@nosmilliards/domain/game/unit';
import { useMemo } from 'react';
import { percentWords } from '#ballot/vote-words.ts';
import { Amount } from '#ui/amount.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { late, Late } from '#ui/late.tsx';
import type { CardDossier, LoadDossier } from './card-dossier.ts';
import { QuestionDialog } from './question-dialog.tsx';
import type { Face } from './screen.ts';
import { counted } from './wording.ts';

type RemoveDialogProps = {
  readonly face: Face;
  readonly open: boolean;
  readonly edition: Edition;
  readonly loadDossier: LoadDossier;
  readonly onRemove: () => void;
  readonly onClose: () => void;
};

/** Facts of the card's own sheet, no adjective: what it pays and who is concerned. */
export function RemoveDialog(props: RemoveDialogProps) {
  const { face, open, edition, loadDossier, onRemove, onClose } = props;
  const unit = unitNamed(face.id, edition);
  const { cards } = unit;
  const past = cardsPastLimitsOf(unit);
  const [only] = cards;
  const sheets = useMemo(
    () =>
      late(() => {
        const asked = cardsPastLimitsOf(unitNamed(face.id, edition));
        return Promise.all(
          asked.map(async (card) => ({ card, sheet: await loadDossier(card.id) })),
        );
      }),
    [edition, face.id, loadDossier],
  );
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
          ? `Pour ${counted(past.length, 'carte')} sur ${cards.length}, une suppression va au-delà de la plus forte baisse retenue\u00A0: `
          : `La plus forte baisse retenue pour cette ligne est de ${percentWords(Math.abs(only.constraints.minReduction))}. La supprimer va au-delà\u00A0: `}
        <Amount value={face.amount} /> en moins, sans compter ce qui en dépend.
      </p>
      {open && (
        <Late part={sheets}>
          {(come) =>
            come.map(({ card, sheet }) =>
              cards.length > 1 ? (
                <Disclosure key={card.id} summary={card.title}>
                  <Concerned sheet={sheet} />
                </Disclosure>
              ) : (
                <Concerned key={card.id} sheet={sheet} />
              ),
            )
          }
        </Late>
      )}
    </QuestionDialog>
  );
}

function Concerned({ sheet }: { readonly sheet: CardDossier | null }) {
  const { pays = 'non disponible.', concerns = 'non disponible.' } = sheet?.texts ?? {};
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
