import type { Line } from '@nosmilliards/domain/budget/line';
import type { Vote } from '@nosmilliards/domain/vote/ledger';
import { memo, useId, useRef, useState } from 'react';
import { useBallot } from '#ballot/provider.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { CastVote } from './cast-vote.tsx';
import { VotePanel } from './vote-panel.tsx';
import styles from './vote-control.module.css';

/**
 * The vote on one line of the tree: a button, the vote already cast, and the panel that changes
 * it. Placed on the grid of the caller: the button in the area `vote`, the rest over all columns.
 */
export function VoteControl({ line }: { readonly line: Line }) {
  const { ballot, open } = useBallot();
  const vote = ballot?.history.present.ledger.get(line.id);
  return <LineVote line={line} vote={vote} openBallot={open} />;
}

type LineVoteProps = {
  readonly line: Line;
  readonly vote: Vote | undefined;
  readonly openBallot: () => void;
};

/** Memoised: a vote on another line does not render this row again. */
const LineVote = memo(function LineVote({ line, vote, openBallot }: LineVoteProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  function close() {
    setOpen(false);
    button.current?.focus();
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        className={styles['trigger']}
        data-print="hide"
        onClick={() => {
          openBallot();
          setOpen(!isOpen);
        }}
      >
        {vote ? 'Modifier' : 'Voter'}
        <VisuallyHidden>
          {vote ? ' le vote\u00A0: ' : '\u00A0: '}
          {line.title}
        </VisuallyHidden>
      </button>
      {vote && <CastVote vote={vote} line={line} onWithdrawn={close} />}
      {isOpen && (
        <div id={id} className={styles['panel']}>
          <VotePanel line={line} vote={vote} onDone={close} />
        </div>
      )}
    </>
  );
});
