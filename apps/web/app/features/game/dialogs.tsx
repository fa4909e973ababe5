import { factsOf } from '@nosmilliards/domain/game/facts';
import { isCompleted } from '@nosmilliards/domain/game/game';
import { objectivesOf } from '@nosmilliards/domain/game/objective';
import type { Choice } from '@nosmilliards/domain/vote/vote';
import { useState } from 'react';
import type { OpenBallot } from '#ballot/provider.tsx';
import { percentWords } from '#ballot/vote-words.ts';
import { useShortcutSwitch } from '#browser/shortcuts.ts';
import { Amount } from '#ui/amount.tsx';
import { AdjustDialog, type Adjusting } from './adjust-dialog.tsx';
import { FinishDialog } from './finish-dialog.tsx';
import type { GameCard } from './game-card.ts';
import { HelpDialog } from './help-dialog.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import { QuestionDialog } from './question-dialog.tsx';
import { ResumeDialog } from './resume-dialog.tsx';
import type { Score } from './score.ts';
import { useShortcuts, type Shortcut } from './use-shortcuts.ts';

/** Shown once a card is voted: it comes with the windows, and the first card does without it. */
export { CastVote } from './cast-vote.tsx';

export type OpenDialog =
  | { readonly name: 'plan' | 'help' | 'resume' | 'restart' | 'finish' }
  | { readonly name: 'remove'; readonly card: GameCard }
  | ({ readonly name: 'adjust' } & Adjusting);

type DialogsProps = {
  readonly dialog: OpenDialog | null;
  readonly ballot: OpenBallot;
  readonly cards: readonly GameCard[];
  readonly score: Score;
  readonly onShortcut: (shortcut: Shortcut) => void;
  readonly onVote: (card: GameCard, choice: Choice) => void;
  readonly onJump: (index: number) => void;
  readonly onOpen: (dialog: OpenDialog | null) => void;
  readonly onRestart: () => void;
};

/**
 * The windows of the game, and the keys, which their help explains and turns off. None is needed
 * to read the first card. The last one opened stays in the page once closed: taken out while open,
 * a dialog would not give the focus back.
 */
export function Dialogs(props: DialogsProps) {
  const { dialog, ballot, cards, score, onOpen } = props;
  const [areShortcutsOn, setShortcutsOn] = useShortcutSwitch();
  useShortcuts(areShortcutsOn, props.onShortcut);
  const [last, setLast] = useState(dialog);
  if (dialog !== null && dialog !== last) setLast(dialog);
  const shown = dialog ?? last;
  if (shown === null) return null;

  const open = dialog !== null;
  const { present } = ballot.history;
  const index = present.game.currentCardIndex;
  const close = () => onOpen(null);
  switch (shown.name) {
    case 'adjust':
      return (
        <AdjustDialog
          adjusting={shown}
          open={open}
          baseline={ballot.edition.baseline}
          onClose={close}
          onVote={props.onVote}
        />
      );
    case 'remove':
      return (
        <QuestionDialog
          open={open}
          title={`Supprimer\u00A0: ${shown.card.title}`}
          answer="Supprimer quand même"
          onAnswer={() => props.onVote(shown.card, { type: 'remove' })}
          onClose={close}
        >
          <p>
            La plus forte baisse retenue pour cette ligne est de{' '}
            {percentWords(Math.abs(shown.card.constraints.minReduction))}. La supprimer va au-delà :{' '}
            <Amount value={shown.card.amount} /> en moins, sans compter ce qui en dépend.
          </p>
        </QuestionDialog>
      );
    case 'plan':
      return (
        <PlanDialog
          open={open}
          cards={cards}
          ledger={present.ledger}
          objectives={objectivesOf(factsOf(present, ballot.edition))}
          index={index}
          onJump={props.onJump}
          onClose={close}
        />
      );
    case 'help':
      return (
        <HelpDialog open={open} areOn={areShortcutsOn} onTurn={setShortcutsOn} onClose={close} />
      );
    case 'resume':
      return (
        <ResumeDialog
          open={open}
          score={score}
          index={index}
          isCompleted={isCompleted(present.game)}
          onResume={close}
          onRestart={() => onOpen({ name: 'restart' })}
        />
      );
    case 'restart':
      return (
        <QuestionDialog
          open={open}
          title="Recommencer la partie ?"
          answer="Recommencer"
          onAnswer={props.onRestart}
          onClose={close}
        >
          <p>
            Vos votes de cartes seront effacés ; ceux faits dans l’explorateur restent. Vous pourrez
            annuler aussitôt.
          </p>
        </QuestionDialog>
      );
    case 'finish':
      return <FinishDialog open={open} ballot={present} edition={ballot.edition} onClose={close} />;
  }
}
