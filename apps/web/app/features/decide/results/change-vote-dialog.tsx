import type { Baseline } from '@nosmilliards/domain/budget/baseline';
import type { Deck } from '@nosmilliards/domain/game/deck';
import type { Plot } from '@nosmilliards/domain/vote/territory';
import type { Choice, Constraints } from '@nosmilliards/domain/vote/vote';
import { useState } from 'react';
import { ChoicePanel } from '#ballot/choice-panel.tsx';
import { RemoveDialog } from '#ballot/remove-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

type ChangeVoteDialogProps = {
  readonly open: boolean;
  readonly plot: Pick<Plot, 'title' | 'side' | 'moves' | 'amount' | 'constraints' | 'limits'>;
  /** Of a decision on several cards. */
  readonly cards: Deck | undefined;
  /** Of the line, or of each card. */
  readonly limits: readonly Constraints[];
  readonly cast: Choice;
  readonly baseline: Baseline;
  readonly onClose: () => void;
  readonly onChoose: (choice: Choice) => void;
};

const types = ['keep', 'increase', 'decrease', 'remove'] as const;

export function ChangeVoteDialog(props: ChangeVoteDialogProps) {
  const { open, plot, limits, cast, baseline, onClose, onChoose } = props;
  const [choice, setChoice] = useState(cast);
  const [isRemoving, setRemoving] = useState(false);
  return (
    <>
      <Dialog
        open={open && !isRemoving}
        onClose={onClose}
        title={`Modifier\u00A0: ${plot.title}`}
        actions={
          <>
            <Button
              variant="primary"
              onClick={() => (choice.type === 'remove' ? setRemoving(true) : onChoose(choice))}
            >
              Valider
            </Button>
            <Button onClick={onClose}>Annuler</Button>
          </>
        }
      >
        <ChoicePanel
          plot={plot}
          cards={props.cards}
          types={types}
          cast={cast}
          choice={choice}
          baseline={baseline}
          onChange={setChoice}
        />
      </Dialog>
      {/* After the other in the DOM, which gives the focus back before this one takes it. */}
      <RemoveDialog
        removed={{ ...plot, limits }}
        open={open && isRemoving}
        onRemove={() => onChoose({ type: 'remove' })}
        onClose={onClose}
      />
    </>
  );
}
