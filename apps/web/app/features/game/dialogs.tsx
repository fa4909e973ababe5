import type { BallotAction } from '@nosmilliards/domain/game/ballot';
import { isCompleted } from '@nosmilliards/domain/game/game';
import type { Choice } from '@nosmilliards/domain/vote/vote';
import { useState } from 'react';
import type { OpenBallot } from '#ballot/provider.tsx';
import { useShortcutSwitch } from '#browser/shortcuts.ts';
import { AdjustDialog } from './adjust-dialog.tsx';
import { DossierDialog } from './dossier-dialog.tsx';
import { FinishDialog } from './finish-dialog.tsx';
import { GuessDialog } from './guess-dialog.tsx';
import { HelpDialog } from './help-dialog.tsx';
import type { OpenDialog } from './open-dialog.ts';
import { PlanDialog } from './plan-dialog.tsx';
import { PrioritiesDialog } from './priorities-dialog.tsx';
import { QuestionDialog } from './question-dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { ResumeDialog } from './resume-dialog.tsx';
import type { Deal, Face, Screen } from './screen.ts';
import type { TableData } from './table.tsx';
import { useShortcuts, type Shortcut } from './use-shortcuts.ts';

export type DialogsProps = {
  readonly dialog: OpenDialog | null;
  readonly deal: Deal;
  readonly ballot: OpenBallot;
  readonly screen: Screen;
  readonly data: TableData;
  readonly onShortcut: (shortcut: Shortcut) => void;
  readonly onVote: (face: Face, choice: Choice) => void;
  readonly onWithdraw: (face: Face) => void;
  readonly onJump: (index: number) => void;
  readonly onPlay: (action: BallotAction) => unknown;
  readonly onOpen: (dialog: OpenDialog | null) => void;
  readonly onRestart: () => void;
};

/**
 * The windows of the game, and the keys, which their help explains and turns off. None is needed
 * to read the first card. The last one opened stays in the page once closed: taken out while open,
 * a dialog would not give the focus back.
 */
export function Dialogs(props: DialogsProps) {
  const { dialog, deal, ballot, screen, data, onPlay, onOpen } = props;
  const [areShortcutsOn, setShortcutsOn] = useShortcutSwitch();
  useShortcuts(areShortcutsOn, props.onShortcut);
  const [last, setLast] = useState(dialog);
  if (dialog !== null && dialog !== last) setLast(dialog);
  const shown = dialog ?? last;
  if (shown === null) return null;

  const open = dialog !== null;
  const { present } = ballot.history;
  const { edition } = ballot;
  const close = () => onOpen(null);
  switch (shown.name) {
    case 'adjust':
      return (
        <AdjustDialog
          adjusting={shown}
          open={open}
          ballot={present}
          edition={edition}
          square={data.sheet.square}
          point={data.points[shown.face.id]}
          onClose={close}
          onVote={props.onVote}
        />
      );
    case 'remove':
      return (
        <RemoveDialog
          face={shown.face}
          open={open}
          edition={edition}
          loadDossier={data.loadDossier}
          onClose={close}
          onRemove={() => props.onVote(shown.face, { type: 'remove' })}
        />
      );
    case 'dossier':
      return (
        <DossierDialog
          face={shown.face}
          open={open}
          vote={present.ledger.get(shown.face.id)}
          baseline={edition.baseline}
          margin={data.margins[shown.face.id]}
          loadDossier={data.loadDossier}
          onWithdraw={() => props.onWithdraw(shown.face)}
          onClose={close}
        />
      );
    case 'plan':
      return (
        <PlanDialog
          open={open}
          deal={deal}
          ballot={present}
          edition={edition}
          faces={data.faces}
          currentId={screen.face.id}
          onJump={props.onJump}
          onClose={close}
        />
      );
    case 'priorities':
      return (
        <PrioritiesDialog
          open={open}
          groups={edition.groups}
          priorities={present.game.priorities}
          onChoose={(ids) => {
            close();
            onPlay({ type: 'prioritise', ids });
          }}
          onClose={close}
        />
      );
    case 'guess':
      return (
        <GuessDialog
          key={shown.question.id}
          open={open}
          question={shown.question}
          onStop={() => {
            close();
            onPlay({ type: 'set-guessing', on: false });
          }}
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
          screen={screen}
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
      return <FinishDialog open={open} ballot={present} edition={edition} onClose={close} />;
  }
}
