import { DECISION_COUNT_WORD } from '@nosmilliards/domain/game/deck-size';
import type { Decided } from '@nosmilliards/domain/outcome/completion';
import { decidedWords } from '#ballot/told-words.ts';
import { CAVEAT } from '#ballot/vote-words.ts';
import { paths } from '#site/path.ts';
import { Amount } from '#ui/amount.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { Screen } from './screen.ts';

type ResumeDialogProps = {
  readonly open: boolean;
  readonly screen: Screen;
  readonly decided: Decided;
  readonly isCompleted: boolean;
  readonly onResume: () => void;
  readonly onRestart: () => void;
};

/**
 * Offered when a stored game is found: a game of decisions goes on in decisions, or is refined in
 * cards. Closing it resumes the game, so that a wrong tap loses no vote.
 */
export function ResumeDialog(props: ResumeDialogProps) {
  const { open, screen, decided, isCompleted, onResume, onRestart } = props;
  const isOfDecisions = decided.deal === 'express';
  const others = isCompleted || isOfDecisions ? 'secondary' : 'primary';
  return (
    <Dialog
      open={open}
      onClose={onResume}
      isQuestion
      title={titleOf(isCompleted, isOfDecisions)}
      actions={
        <>
          {isCompleted && <ButtonLink to={paths.completion}>Voir mon bilan</ButtonLink>}
          {isOfDecisions && (
            <ButtonLink to={paths.express} variant={isCompleted ? 'secondary' : 'primary'}>
              {isCompleted ? 'Revoir mes décisions' : 'Continuer mes décisions'}
            </ButtonLink>
          )}
          <Button variant={others} onClick={onResume}>
            {isOfDecisions
              ? 'Affiner carte par carte'
              : isCompleted
                ? 'Revoir mes choix'
                : 'Reprendre'}
          </Button>
          <Button onClick={onRestart}>Recommencer</Button>
        </>
      }
    >
      <p>
        {`${isOfDecisions ? decidedWords(decided) : placeOf(screen)} sur cet appareil. Solde\u00A0: `}
        <Amount value={screen.balance} form="billions" signed />. {CAVEAT}
      </p>
    </Dialog>
  );
}

function titleOf(isCompleted: boolean, isOfDecisions: boolean): string {
  if (isCompleted) return 'Votre budget est terminé';
  const game = isOfDecisions ? `Votre partie en ${DECISION_COUNT_WORD} décisions` : 'Votre partie';
  return `${game} vous attend`;
}

/** « Carte 27 sur 64, 26 cartes votées ». */
function placeOf({ place, decided, decidedWords: words }: Screen): string {
  return `${place}, ${words} ${decided > 1 ? 'votées' : 'votée'}`;
}
