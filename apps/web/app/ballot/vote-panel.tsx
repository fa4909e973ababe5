import { formatPercent, speakAmount } from '@nosmilliards/domain/money/format';
import type { Vote } from '@nosmilliards/domain/vote/ledger';
import type { Line } from '@nosmilliards/domain/budget/line';
import {
  initialPercentOf,
  presetsOf,
  SMALLEST_PERCENT,
  type Adjustment,
  type Choice,
} from '@nosmilliards/domain/vote/vote';
import { useState } from 'react';
import { useBallot, type OpenBallot } from '#ballot/provider.tsx';
import { Amount } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import { ChoiceButton } from '#ui/choice-button.tsx';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import { PercentField } from '#ui/percent-field.tsx';
import { effectWordsOf } from './effect-words.ts';
import { useCast } from './use-cast.ts';
import styles from './vote-control.module.css';

type VotePanelProps = {
  readonly line: Line;
  readonly vote: Vote | undefined;
  readonly onDone: () => void;
};

/** The rules set no limit on a line of the tree: these are those of the slider. */
const bounds = { min: SMALLEST_PERCENT, max: 100 };

const verbs = { increase: 'Augmenter de', decrease: 'Réduire de' } as const;

export function VotePanel({ line, vote, onDone }: VotePanelProps) {
  const { ballot } = useBallot();
  const cast = useCast(ballot);
  const [choice, setChoice] = useState<Choice | null>(vote?.choice ?? null);
  const percent = choice && 'percent' in choice ? choice.percent : initialPercentOf(bounds);
  const adjust = (type: Adjustment) => setChoice({ type, percent });

  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        if (choice && cast(line, choice)) onDone();
      }}
    >
      <ChoiceGroup label={`Votre choix : ${line.title}`}>
        <ChoiceButton
          tone="up"
          pressed={choice?.type === 'increase'}
          onClick={() => adjust('increase')}
        >
          Augmenter
        </ChoiceButton>
        <ChoiceButton
          tone="down"
          pressed={choice?.type === 'decrease'}
          onClick={() => adjust('decrease')}
        >
          Réduire
        </ChoiceButton>
        <ChoiceButton
          tone="remove"
          pressed={choice?.type === 'remove'}
          onClick={() => setChoice({ type: 'remove' })}
        >
          Supprimer
        </ChoiceButton>
      </ChoiceGroup>
      {choice && 'percent' in choice && (
        <PercentField
          label={verbs[choice.type]}
          value={choice.percent}
          onChange={(next) => setChoice({ type: choice.type, percent: next })}
          min={bounds.min}
          max={Math.max(bounds.max, choice.percent)}
          presets={presetsOf(choice.type, bounds)}
          valueText={valueTextOf(choice, line)}
        />
      )}
      {choice && <Effect choice={choice} line={line} />}
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

function Effect({ choice, line }: { readonly choice: Choice; readonly line: Line }) {
  const { noun, amount, newAmount } = effectWordsOf(choice, line);
  return (
    <p className={styles['effect']}>
      <span>
        Nouveau montant : <Amount value={newAmount} plain />
      </span>
      <strong>
        {noun} <Amount value={amount} plain />
      </strong>
      <small>Effet comptable, toutes choses égales par ailleurs.</small>
    </p>
  );
}

function unavailabilityOf(choice: Choice | null, ballot: OpenBallot | null): string | undefined {
  if (choice === null) return 'Choisissez d’abord ce que vous changez.';
  return ballot === null ? 'Un instant, vos votes se chargent.' : undefined;
}

function valueTextOf(choice: Extract<Choice, { percent: number }>, line: Line): string {
  const { noun, amount } = effectWordsOf(choice, line);
  const percent = formatPercent(choice.percent, { decimals: 0 });
  return `${verbs[choice.type].toLowerCase()} ${percent}, ${noun} ${speakAmount(amount)}`;
}
