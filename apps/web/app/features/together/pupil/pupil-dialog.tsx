import { NEW_BALLOT } from '@nosmilliards/domain/game/ballot';
import type { Edition } from '@nosmilliards/domain/game/edition';
import type { Gesture } from '@nosmilliards/domain/game/unit';
import type { Ledger } from '@nosmilliards/domain/vote/ledger';
import type { Choice } from '@nosmilliards/domain/vote/vote';
import { AdjustDialog } from '#ballot/card/adjust-dialog.tsx';
import type { Face } from '#ballot/card/face.ts';
import { RemoveCardDialog } from '#ballot/card/remove-card-dialog.tsx';
import type { PupilData } from './pupil-item.ts';

/** The dialog open about a card. It stays mounted once closed, to restore the focus. */
export type Asked = Exclude<Gesture, { name: 'vote' }> & {
  readonly face: Face;
  /** Index of the item: the room may have moved to another one. */
  readonly place: number;
  readonly isOpen: boolean;
};

type PupilDialogProps = {
  readonly asked: Asked;
  readonly edition: Edition;
  readonly ledger: Ledger;
  readonly data: PupilData;
  readonly onClose: () => void;
  readonly onVote: (choice: Choice) => void;
};

export function PupilDialog({ asked, edition, ledger, data, onClose, onVote }: PupilDialogProps) {
  const { face, isOpen } = asked;
  const common = { face, edition, open: isOpen, onClose };
  if (asked.name === 'remove') {
    return (
      <RemoveCardDialog
        {...common}
        loadDossier={data.loadDossier}
        onRemove={() => onVote({ type: 'remove' })}
      />
    );
  }
  return (
    <AdjustDialog
      {...common}
      type={asked.type}
      ballot={{ ...NEW_BALLOT, ledger }}
      square={data.square}
      point={data.points[face.id]}
      denominator={data.denominators[face.id]}
      loadSource={data.loadSource}
      onVote={onVote}
    />
  );
}
