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
  readonly isCompleted: boolean;
  readonly onResume: () => void;
  readonly onRestart: () => void;
};

/**
 * Offered when a stored game is found. Closing it resumes the game, so that a wrong tap loses no
 * vote.
 */
export function ResumeDialog(props: ResumeDialogProps) {
  const { open, screen, isCompleted, onResume, onRestart } = props;
  const { place, decided, decidedWords, balance } = screen;
  return (
    <Dialog
      open={open}
      onClose={onResume}
      isQuestion
      title={isCompleted ? 'Votre budget est terminé' : 'Votre partie vous attend'}
      actions={
        <>
          {isCompleted && <ButtonLink to={paths.completion}>Voir mon bilan</ButtonLink>}
          <Button variant={isCompleted ? 'secondary' : 'primary'} onClick={onResume}>
            {isCompleted ? 'Revoir mes choix' : 'Reprendre'}
          </Button>
          <Button onClick={onRestart}>Recommencer</Button>
        </>
      }
    >
      <p>
        {`${place}, ${decidedWords} ${decided > 1 ? 'votées' : 'votée'} sur cet appareil. Solde\u00A0: `}
        <Amount value={balance} form="billions" signed />. {CAVEAT}
      </p>
    </Dialog>
  );
}
