import type { Baseline } from '@nosmilliards/domain/budget/baseline';
import { formatPercent } from '@nosmilliards/domain/money/format';
import type { Plot } from '@nosmilliards/domain/vote/territory';
import { needsConfirmation, type Choice } from '@nosmilliards/domain/vote/vote';
import { useState } from 'react';
import { ChoicePanel } from '#ballot/choice-panel.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';

type VoteDialogProps = {
  readonly open: boolean;
  readonly plot: Pick<Plot, 'title' | 'side' | 'moves' | 'amount' | 'constraints'>;
  readonly cast: Choice;
  readonly baseline: Baseline;
  readonly onClose: () => void;
  readonly onChoose: (choice: Choice) => void;
};

const types = ['keep', 'increase', 'decrease', 'remove'] as const;

export function VoteDialog({ open, plot, cast, baseline, onClose, onChoose }: VoteDialogProps) {
  const [choice, setChoice] = useState(cast);
  const { title, constraints } = plot;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Modifier\u00A0: ${title}`}
      actions={
        <>
          <Button variant="primary" onClick={() => onChoose(choice)}>
            Valider
          </Button>
          <Button onClick={onClose}>Annuler</Button>
        </>
      }
    >
      <ChoicePanel
        plot={plot}
        types={types}
        cast={cast}
        choice={choice}
        baseline={baseline}
        onChange={setChoice}
      />
      {constraints !== null && needsConfirmation(choice, constraints) && (
        <Notice tone="warning">
          <p>
            Supprimer va plus loin que la plus forte baisse retenue pour cette ligne,{' '}
            {formatPercent(constraints.minReduction, { decimals: 0 })}.
          </p>
        </Notice>
      )}
    </Dialog>
  );
}
