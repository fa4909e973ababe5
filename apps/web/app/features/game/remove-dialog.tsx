import { cardsNamed } from '@nosmilliards/domain/game/ballot';
import type { Edition } from '@nosmilliards/domain/game/edition';
import { needsConfirmation } from '@nosmilliards/domain/vote/vote';
import { useMemo } from 'react';
import { percentWords } from '#ballot/vote-words.ts';
import { Amount } from '#ui/amount.tsx';
import { late, Late } from '#ui/late.tsx';
import type { LoadDossier } from './card-dossier.ts';
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
  const cards = cardsNamed(face.id, edition);
  const held = cards.filter(({ constraints }) =>
    needsConfirmation({ type: 'remove' }, constraints),
  );
  const [only] = cards;
  const dossier = useMemo(() => late(() => loadDossier(face.id)), [face.id, loadDossier]);
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
          ? `Pour ${counted(held.length, 'carte')} sur ${cards.length}, une suppression va au-delà de la plus forte baisse retenue\u00A0: `
          : `La plus forte baisse retenue pour cette ligne est de ${percentWords(Math.abs(only.constraints.minReduction))}. La supprimer va au-delà\u00A0: `}
        <Amount value={face.amount} /> en moins, sans compter ce qui en dépend.
      </p>
      {cards.length > 1 ? (
        <p>Elles sont : {cards.map(({ title }) => title).join(', ')}.</p>
      ) : (
        open && (
          <Late part={dossier}>
            {(sheet) => (
              <>
                {sheet?.texts?.pays !== undefined && (
                  <p>
                    <strong>Ce que cela finance.</strong> {sheet.texts.pays}
                  </p>
                )}
                {sheet?.texts?.concerns !== undefined && (
                  <p>
                    <strong>Qui est concerné.</strong> {sheet.texts.concerns}
                  </p>
                )}
              </>
            )}
          </Late>
        )
      )}
    </QuestionDialog>
  );
}
