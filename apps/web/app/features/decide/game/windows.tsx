import { decidedOf } from '@nosmilliards/domain/outcome/completion';
import { isCompleted } from '@nosmilliards/domain/game/game';
import type { GameWindow, Snapshot } from '@nosmilliards/domain/game/play';
import { QuestionDialog } from '#ballot/card/question-dialog.tsx';
import { RemoveCardDialog } from '#ballot/card/remove-card-dialog.tsx';
import { useShortcutSwitch } from '#browser/shortcuts.ts';
import { DossierDialog } from './dossier-dialog.tsx';
import { ElsewhereDialog } from './elsewhere-dialog.tsx';
import { FinishDialog } from './finish-dialog.tsx';
import type { GameData } from './game-data.ts';
import { GuessDialog } from './guess-dialog.tsx';
import { HelpDialog } from './help-dialog.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import { PrioritiesDialog } from './priorities-dialog.tsx';
import { ResumeDialog } from './resume-dialog.tsx';
import { faceNamed } from './screen-of.ts';
import type { Screen } from './screen.ts';
import { TargetDialog } from './target-dialog.tsx';
import type { Gestures } from './use-gestures.ts';

type WindowsProps = {
  readonly content: Exclude<GameWindow, { name: 'adjust' }>;
  readonly open: boolean;
  readonly snapshot: Snapshot;
  readonly screen: Screen;
  readonly data: GameData;
  readonly gestures: Omit<Gestures, 'choose' | 'tellUnsure'>;
};

/** The dialogs that are seldom opened, in one chunk. */
export function Windows({ content, open, snapshot, screen, data, gestures }: WindowsProps) {
  const { ballot, edition } = snapshot;
  const common = { open, onClose: () => gestures.close(content.name) };
  switch (content.name) {
    case 'remove':
      return (
        <RemoveCardDialog
          {...common}
          face={faceNamed(content.id, data)}
          edition={edition}
          loadDossier={data.loadDossier}
          onRemove={() => gestures.vote(content.id, { type: 'remove' })}
        />
      );
    case 'dossier':
      return (
        <DossierDialog
          {...common}
          face={faceNamed(content.id, data)}
          vote={ballot.ledger.get(content.id)}
          baseline={edition.baseline}
          margin={data.margins[content.id]}
          loadDossier={data.loadDossier}
          loadSource={data.loadSource}
          onWithdraw={() => gestures.withdraw(content.id)}
        />
      );
    case 'elsewhere':
      return (
        <ElsewhereDialog
          {...common}
          title={faceNamed(content.id, data).title}
          id={content.id}
          elsewhere={data.elsewhere}
        />
      );
    case 'plan':
      return (
        <PlanDialog
          {...common}
          deal={snapshot.deal}
          ballot={ballot}
          edition={edition}
          faces={data.faces}
          screen={screen}
          onTarget={() => gestures.open({ name: 'target' })}
          onJump={(index) => gestures.go({ type: 'jump', index })}
        />
      );
    case 'priorities':
      return (
        <PrioritiesDialog
          {...common}
          groups={edition.groups}
          priorities={ballot.game.priorities}
          onChoose={(ids) => {
            gestures.close();
            gestures.perform({ type: 'prioritise', ids });
          }}
        />
      );
    case 'target':
      return (
        <TargetDialog
          {...common}
          baseline={edition.baseline}
          chosen={ballot.game.target}
          onChoose={(target) => {
            gestures.close();
            gestures.perform({ type: 'aim', target });
          }}
        />
      );
    case 'guess':
      return (
        <GuessDialog
          {...common}
          key={content.question.id}
          question={content.question}
          onStop={() => {
            gestures.close();
            gestures.perform({ type: 'set-guessing', on: false });
          }}
        />
      );
    case 'help':
      return <Help {...common} />;
    case 'resume':
      return (
        <ResumeDialog
          open={open}
          screen={screen}
          decided={decidedOf(ballot, edition)}
          isCompleted={isCompleted(ballot.game)}
          onResume={() => gestures.close()}
          onRestart={() => gestures.open({ name: 'restart' })}
        />
      );
    case 'restart':
      return (
        <QuestionDialog
          {...common}
          title="Recommencer la partie ?"
          answer="Recommencer"
          onAnswer={gestures.restart}
        >
          <p>
            Vos réponses seront effacées ; vos votes de l’explorateur restent. Vous pourrez annuler
            aussitôt.
          </p>
        </QuestionDialog>
      );
    case 'finish':
      return <FinishDialog {...common} ballot={ballot} edition={edition} />;
  }
}

function Help(props: Pick<Parameters<typeof HelpDialog>[0], 'open' | 'onClose'>) {
  const [areOn, setOn] = useShortcutSwitch();
  return <HelpDialog {...props} areOn={areOn} onTurn={setOn} />;
}
