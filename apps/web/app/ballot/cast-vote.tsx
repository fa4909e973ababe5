import { readingOf } from '@nosmilliards/domain/money/arrow-form';
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
  const { after, form } = readingOf(vote.amount, effectOf(choice, vote).newAmount);
  return (
    <div className={styles['vote']}>
      <p>
        <strong>{choiceWords(choice)}</strong>
      </p>
      <p className={styles['effect']}>
        <Amount value={after} form={form} plain />
        <small>
          solde <Amount value={impactOf(vote)} form={form} signed plain />
        </small>
      </p>
      <Button variant="quiet" onClick={onWithdraw} data-print="hide">
        Retirer<VisuallyHidden> le vote : {title}</VisuallyHidden>
      </Button>
    </div>
  );
}
