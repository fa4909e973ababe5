import type { Baseline } from '@nosmilliards/domain/budget/baseline';
import { impactOf, type Vote } from '@nosmilliards/domain/vote/ledger';
import { magnitudeOf } from '@nosmilliards/domain/money/money';
import { effectOf } from '@nosmilliards/domain/vote/vote';
import { choiceWords, impactWord, perAdultWords } from '#ballot/vote-words.ts';
import { Amount } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import styles from './cast-vote.module.css';

type CastVoteProps = {
  readonly vote: Vote;
  readonly baseline: Baseline;
  readonly onWithdraw: () => void;
};

/** The choice already made on this card, and what it does. */
export function CastVote({ vote, baseline, onWithdraw }: CastVoteProps) {
  const impact = impactOf(vote);
  const { newAmount } = effectOf(vote.choice, vote);
  return (
    <div className={styles['vote']}>
      <p>
        <strong>{choiceWords(vote.choice)}</strong> : <Amount value={newAmount} />
        {vote.choice.type !== 'keep' && (
          <>
            {' '}
            au lieu de <Amount value={vote.amount} />
          </>
        )}
        .{' '}
        {impact === 0 ? (
          'Aucun effet sur le solde.'
        ) : (
          <>
            {impactWord(impact, vote.side)} de <Amount value={magnitudeOf(impact)} />, soit{' '}
            {perAdultWords(impact, baseline)}.
          </>
        )}
      </p>
      <Button variant="quiet" className={styles['withdraw']} onClick={onWithdraw}>
        Retirer ce vote
      </Button>
    </div>
  );
}
