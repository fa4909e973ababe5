import { effectSideOf, type Line } from '@nosmilliards/domain/budget/line';
import type { Vote } from '@nosmilliards/domain/vote/ledger';
import type { Choice } from '@nosmilliards/domain/vote/vote';
import { useState } from 'react';
import { useBallot, type OpenBallot } from '#ballot/provider.tsx';
import { Button } from '#ui/button.tsx';
import { ChoicePanel } from './choice-panel.tsx';
import { useCast } from './use-cast.ts';
import styles from './vote-control.module.css';

type VotePanelProps = {
  readonly line: Line;
  readonly vote: Vote | undefined;
  readonly onDone: () => void;
};

/** Without « keep »: a line of the tree is kept by having no vote. */
const types = ['increase', 'decrease', 'remove'] as const;

export function VotePanel({ line, vote, onDone }: VotePanelProps) {
  const { ballot } = useBallot();
  const cast = useCast(ballot);
  const [choice, setChoice] = useState<Choice | null>(vote?.choice ?? null);
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        if (choice && cast(line, choice)) onDone();
      }}
    >
      <ChoicePanel
        plot={{
          title: line.title,
          side: effectSideOf(line),
          amount: line.amount,
          constraints: null,
        }}
        types={types}
        cast={vote?.choice}
        choice={choice}
        baseline={ballot?.edition.baseline}
        onChange={setChoice}
      />
      <p className={styles['actions']}>
        <Button variant="primary" type="submit" unavailable={unavailabilityOf(choice, ballot)}>
          Valider
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Fermer
        </Button>
      </p>
    </form>
  );
}

function unavailabilityOf(choice: Choice | null, ballot: OpenBallot | null): string | undefined {
  if (choice === null) return 'Choisissez d’abord ce que vous changez.';
  return ballot === null ? 'Un instant, vos votes se chargent.' : undefined;
}
