import type { Millions } from '@nosmilliards/domain/money/money';
import { magnitudeOf } from '@nosmilliards/domain/money/money';
import { movedWordsOf } from '@nosmilliards/domain/vote/moved';
import type { Plot } from '@nosmilliards/domain/vote/territory';
import { effectOf, goesPastLimits, type Constraints } from '@nosmilliards/domain/vote/vote';
import type { ReactNode } from 'react';
import { Amount } from '#ui/amount.tsx';
import { counted } from '@nosmilliards/domain/money/counted';
import { QuestionDialog } from './card/question-dialog.tsx';
import { percentWords, REACTIONS } from './vote-words.ts';

/** A line, a card, or the cards of a decision. */
export type Removed = Pick<Plot, 'title' | 'side' | 'moves'> & {
  readonly amount: Millions;
  /** Of the line, or of each card. */
  readonly limits: readonly Constraints[];
};

type RemoveDialogProps = {
  readonly removed: Removed;
  readonly open: boolean;
  readonly onRemove: () => void;
  readonly onClose: () => void;
  readonly children?: ReactNode;
};

/** Confirms every removal (V11), in the same words whatever is removed. */
export function RemoveDialog({ removed, open, onRemove, onClose, children }: RemoveDialogProps) {
  const { title, moves, amount, limits } = removed;
  const { impact } = effectOf({ type: 'remove' }, removed);
  return (
    <QuestionDialog
      open={open}
      title={`Supprimer\u00A0: ${title}`}
      answer="Confirmer la suppression"
      onAnswer={onRemove}
      onClose={onClose}
    >
      <p>
        {pastWords(limits)}En tout, <Amount value={magnitudeOf(amount)} plain /> de{' '}
        {movedWordsOf(impact, moves).toLowerCase()}. {REACTIONS}
      </p>
      {children}
    </QuestionDialog>
  );
}

function pastWords(limits: readonly Constraints[]): string {
  const past = limits.filter((one) => goesPastLimits({ type: 'remove' }, one));
  const [first] = past;
  if (first === undefined) return '';
  if (limits.length > 1) {
    return `Pour ${counted(past.length, 'carte')} sur ${limits.length}, une suppression va au-delà de la plus forte baisse retenue. `;
  }
  return `La plus forte baisse retenue pour cette ligne est de ${percentWords(Math.abs(first.minReduction))}. La supprimer va au-delà. `;
}
