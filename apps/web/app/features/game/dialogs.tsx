import { isCompleted } from '@nosmilliards/domain/game';
import type { Choice } from '@nosmilliards/domain/vote';
import type { OpenBallot } from '#browser/ballot.tsx';
import { Amount } from '#ui/amount.tsx';
import { AdjustDialog, type Adjusting } from './adjust-dialog.tsx';
import { FinishDialog } from './finish-dialog.tsx';
import type { GameCard } from './game-card.ts';
import { HelpDialog } from './help-dialog.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import { QuestionDialog } from './question-dialog.tsx';
import { ResumeDialog } from './resume-dialog.tsx';
import type { Score } from './score.ts';
import { percentWords } from './wording.ts';

export type OpenDialog =
  | { readonly name: 'plan' | 'help' | 'resume' | 'restart' | 'finish' }
  | { readonly name: 'remove'; readonly card: GameCard }
  | ({ readonly name: 'adjust' } & Adjusting);

type DialogsProps = {
  readonly dialog: OpenDialog | null;
  readonly ballot: OpenBallot;
  readonly cards: readonly GameCard[];
  readonly score: Score;
  readonly areShortcutsOn: boolean;
  readonly onTurnShortcuts: (areOn: boolean) => void;
  readonly onVote: (card: GameCard, choice: Choice) => void;
  readonly onJump: (index: number) => void;
  readonly onOpen: (dialog: OpenDialog | null) => void;
  readonly onRestart: () => void;
};

/** All of them stay in the page: a dialog taken out while open would not give the focus back. */
export function Dialogs(props: DialogsProps) {
  const { dialog, ballot, cards, score, onOpen } = props;
  const { present } = ballot.history;
  const index = present.game.currentCardIndex;
  const close = () => onOpen(null);
  const removed = dialog?.name === 'remove' ? dialog.card : null;
  return (
    <>
      <AdjustDialog
        adjusting={dialog?.name === 'adjust' ? dialog : null}
        baseline={ballot.edition.baseline}
        onClose={close}
        onVote={props.onVote}
      />
      <QuestionDialog
        open={removed !== null}
        title={removed ? `Supprimer\u00A0: ${removed.title}` : ''}
        answer="Supprimer quand même"
        onAnswer={() => removed && props.onVote(removed, { type: 'remove' })}
        onClose={close}
      >
        {removed && (
          <p>
            La plus forte baisse retenue pour cette ligne est de{' '}
            {percentWords(Math.abs(removed.constraints.minReduction))}. La supprimer va au-delà :{' '}
            <Amount value={removed.amount} /> en moins, sans compter ce qui en dépend.
          </p>
        )}
      </QuestionDialog>
      <PlanDialog
        open={dialog?.name === 'plan'}
        cards={cards}
        ledger={present.ledger}
        index={index}
        onJump={props.onJump}
        onClose={close}
      />
      <HelpDialog
        open={dialog?.name === 'help'}
        areOn={props.areShortcutsOn}
        onTurn={props.onTurnShortcuts}
        onClose={close}
      />
      <ResumeDialog
        open={dialog?.name === 'resume'}
        score={score}
        index={index}
        isCompleted={isCompleted(present.game)}
        onResume={close}
        onRestart={() => onOpen({ name: 'restart' })}
      />
      <QuestionDialog
        open={dialog?.name === 'restart'}
        title="Recommencer la partie ?"
        answer="Recommencer"
        onAnswer={props.onRestart}
        onClose={close}
      >
        <p>
          Vos votes de cartes seront effacés ; ceux faits dans l’explorateur restent. Vous pourrez
          annuler aussitôt.
        </p>
      </QuestionDialog>
      <FinishDialog
        open={dialog?.name === 'finish'}
        ballot={present}
        edition={ballot.edition}
        onClose={close}
      />
    </>
  );
}
