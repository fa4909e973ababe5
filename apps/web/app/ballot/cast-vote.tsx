import { impactOf, type Vote } from '@nosmilliards/domain/vote/ledger';
import { effectOf } from '@nosmilliards/domain/vote/vote';
import { Amount } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { choiceWords } from './vote-words.ts';
import styles from './cast-vote.module.css';

type CastVoteProps = {
  readonly vote: Vote;
  readonly title: string;
  readonly onWithdraw: () => void;
};

/** The current vote on a line, in words: the choice, the new amount, the effect on the balance. */
export function CastVote({ vote, title, onWithdraw }: CastVoteProps) {
  const { choice } = vote;
  return (
    <div className={styles['vote']}>
      <p>
        <strong>{choiceWords(choice)}</strong>
      </p>
      <p className={styles['effect']}>
        <Amount value={effectOf(choice, vote).newAmount} plain />
        <small>
          solde <Amount value={impactOf(vote)} signed plain />
        </small>
      </p>
      <Button variant="quiet" onClick={onWithdraw} data-print="hide">
        Retirer<VisuallyHidden> le vote : {title}</VisuallyHidden>
      </Button>
    </div>
  );
}
