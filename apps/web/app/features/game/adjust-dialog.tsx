import type { Baseline } from '@nosmilliards/domain/budget/baseline';
import { sideOf } from '@nosmilliards/domain/vote/card';
import {
  boundsOf,
  initialPercentOf,
  type Adjustment,
  type Bounds,
  type Choice,
} from '@nosmilliards/domain/vote/vote';
import { useId, useState } from 'react';
import { PercentPanel } from '#ballot/percent-panel.tsx';
import { VERBS } from '#ballot/vote-words.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { GameCard } from './game-card.ts';
import styles from './adjust-dialog.module.css';

export type Adjusting = { readonly card: GameCard; readonly type: Adjustment };

type AdjustDialogProps = {
  readonly adjusting: Adjusting;
  readonly open: boolean;
  readonly baseline: Baseline;
  readonly onClose: () => void;
  readonly onVote: (card: GameCard, choice: Choice) => void;
};

export function AdjustDialog(props: AdjustDialogProps) {
  const { adjusting, open, baseline, onClose, onVote } = props;
  const form = useId();
  const bounds = boundsOf(adjusting.type, adjusting.card.constraints);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      isNearThumb
      initialFocus="first-field"
      title={`${VERBS[adjusting.type]}\u00A0: ${adjusting.card.title}`}
      actions={
        <div className={styles['actions']}>
          <Button onClick={onClose}>Annuler</Button>
          <Button variant="primary" type="submit" form={form}>
            Valider
          </Button>
        </div>
      }
    >
      {open && bounds && (
        <AdjustForm
          id={form}
          adjusting={adjusting}
          bounds={bounds}
          baseline={baseline}
          onVote={onVote}
        />
      )}
    </Dialog>
  );
}

type AdjustFormProps = {
  readonly id: string;
  readonly adjusting: Adjusting;
  readonly bounds: Bounds;
  readonly baseline: Baseline;
  readonly onVote: AdjustDialogProps['onVote'];
};

/** Born at each opening: the percentage starts again from its default. */
function AdjustForm({ id, adjusting: { card, type }, bounds, baseline, onVote }: AdjustFormProps) {
  const [choice, setChoice] = useState<Choice>({ type, percent: initialPercentOf(bounds) });
  return (
    <form
      id={id}
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        onVote(card, choice);
      }}
    >
      <PercentPanel
        plot={{ side: sideOf(card), amount: card.amount }}
        choice={choice}
        bounds={bounds}
        baseline={baseline}
        onChange={setChoice}
      />
    </form>
  );
}
