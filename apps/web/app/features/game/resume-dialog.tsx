import { formatCount } from '@nosmilliards/domain/money/format';
import { CAVEAT } from '#ballot/vote-words.ts';
import { paths } from '#browser/path.ts';
import { Amount } from '#ui/amount.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { Score } from './score.ts';
import { counted } from './wording.ts';

type ResumeDialogProps = {
  readonly open: boolean;
  readonly score: Score;
  readonly index: number;
  readonly isCompleted: boolean;
  readonly onResume: () => void;
  readonly onRestart: () => void;
};

/** Offered on a fresh visit; closing it resumes, so nothing can be lost by haste. */
export function ResumeDialog(props: ResumeDialogProps) {
  const { open, score, index, isCompleted, onResume, onRestart } = props;
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
        {`Carte\u00A0${formatCount(index + 1)} sur ${formatCount(score.totalCards)}, ${counted(score.votedCards, 'vote')} ${score.votedCards > 1 ? 'enregistrés' : 'enregistré'} sur cet appareil. Solde\u00A0: `}
        <Amount value={score.balance} form="billions" signed />. {CAVEAT}
      </p>
    </Dialog>
  );
}
