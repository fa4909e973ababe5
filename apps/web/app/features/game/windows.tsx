import { isCompleted } from '@nosmilliards/domain/game/game';
import { useShortcutSwitch } from '#browser/shortcuts.ts';
import type { DialogsProps } from './dialogs.tsx';
import { DossierDialog } from './dossier-dialog.tsx';
import { FinishDialog } from './finish-dialog.tsx';
import { GuessDialog } from './guess-dialog.tsx';
import { HelpDialog } from './help-dialog.tsx';
import type { Window } from './open-dialog.ts';
import { PlanDialog } from './plan-dialog.tsx';
import { PrioritiesDialog } from './priorities-dialog.tsx';
import { QuestionDialog } from './question-dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { ResumeDialog } from './resume-dialog.tsx';

type WindowsProps = Omit<DialogsProps, 'asking' | 'guess'> & {
  readonly shown: Window;
  readonly open: boolean;
};

/** One file for all that is not part of the gesture done again and again. */
export function Windows(props: WindowsProps) {
  const { shown, open, deal, ballot, screen, data, onPlay, onOpen } = props;
  const [areShortcutsOn, setShortcutsOn] = useShortcutSwitch();
  const { present } = ballot.history;
  const { edition } = ballot;
  const close = () => onOpen(null);
  switch (shown.name) {
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
          loadSource={data.loadSource}
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
