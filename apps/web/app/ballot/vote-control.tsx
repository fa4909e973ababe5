import type { Line } from '@nosmilliards/domain/budget/line';
import type { Vote } from '@nosmilliards/domain/vote/ledger';
import { memo, useId, useRef, useState } from 'react';
import { useBallot } from '#ballot/provider.tsx';
import { late, Late } from '#ui/late.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './vote-control.module.css';

/** The slider and its company wait for a visitor who votes. */
const voting = late(() => import('./voting.ts'));

/**
 * The vote on one line of the tree: a button, the vote already cast, and the panel where it is
 * decided. Laid on the grid of whoever holds it: the button in the area `vote`, the rest as wide.
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

/** Drawn again for its own vote only, not for those on other lines. */
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
      {vote && (
        <Late part={voting}>
          {({ CastVote }) => <CastVote vote={vote} line={line} onWithdrawn={close} />}
        </Late>
      )}
      {isOpen && (
        <div id={id} className={styles['panel']}>
          <Late part={voting} waiting={<p>Chargement…</p>}>
            {({ VotePanel }) => <VotePanel line={line} vote={vote} onDone={close} />}
          </Late>
        </div>
      )}
    </>
  );
});
