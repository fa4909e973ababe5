import { cardsNamed, NEW_BALLOT } from '@nosmilliards/domain/game/ballot';
import { needsConfirmation } from '@nosmilliards/domain/vote/vote';
import { codeOf } from '#ballot/budget-code.ts';
import { points } from '#dataset/card-facts.ts';
import { numbering } from '#dataset/codes.ts';
import { year } from '#dataset/edition.ts';
import { faces } from '#dataset/faces.ts';
import { sheet } from '#dataset/sheet.ts';
import { AdjustDialog } from '#features/game/adjust-dialog.tsx';
import { Choices } from '#features/game/choices.tsx';
import { faceOf } from '#features/game/faces.ts';
import { PlayingCard } from '#features/game/playing-card.tsx';
import { RemoveDialog } from '#features/game/remove-dialog.tsx';
import type { Face } from '#features/game/screen.ts';
import { impactOf } from '#features/game/screen-of.ts';
import { cardUnit, groupUnitsOf } from '@nosmilliards/domain/game/unit';
import { Stamp } from '#features/game/stamp.tsx';
import { pupilScreenOf } from '#features/pupil/pupil-screen.tsx';
import { LinkField } from '#features/share/link-field.tsx';
import { loadDossier, loadSource } from './game-sources.ts';

const facesById = new Map(faces.map((face) => [face.id, face]));

/** A room is played with the cards of the game: one late file, once the code is typed or scanned. */
export const PupilScreen = pupilScreenOf<Face>({
  year,
  itemsOf: (deck, edition) => {
    const units = deck === 'groups' ? groupUnitsOf(edition) : edition.deck.map(cardUnit);
    return units.map((unit) => ({
      question: { id: unit.id, cardIds: unit.cards.map(({ id }) => id) },
      face: faceOf(unit, facesById, edition, sheet.square),
    }));
  },
  impactOf: (id, ledger, edition) => impactOf(id, { ...NEW_BALLOT, ledger }, edition),
  asksBeforeRemoval: (id, edition) =>
    cardsNamed(id, edition).some(({ constraints }) =>
      needsConfirmation({ type: 'remove' }, constraints),
    ),
  codeOf: (ledger) => codeOf(ledger, numbering),
  Card: (props) => <PlayingCard {...props} motion="still" />,
  Choices,
  Stamp: (props) => <Stamp {...props} isFresh />,
  AdjustWindow: ({ face, type, open, edition, ledger, onClose, onVote }) => (
    <AdjustDialog
      adjusting={{ face, type }}
      open={open}
      ballot={{ ...NEW_BALLOT, ledger }}
      edition={edition}
      square={sheet.square}
      point={points[face.id]}
      loadSource={loadSource}
      onClose={onClose}
      onVote={(_face, choice) => onVote(choice)}
    />
  ),
  RemoveWindow: (props) => <RemoveDialog {...props} loadDossier={loadDossier} />,
  LinkField,
});
