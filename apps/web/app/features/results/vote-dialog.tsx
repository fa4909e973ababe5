import { formatPercent, speakAmount } from '@nosmilliards/domain/money/format';
import { magnitudeOf } from '@nosmilliards/domain/money/money';
import type { VoteRecord } from '@nosmilliards/domain/outcome/outcome';
import {
  boundsOf,
  effectOf,
  initialPercentOf,
  needsConfirmation,
  presetsOf,
  type Adjustment,
  type Bounds,
  type Choice,
  type ChoiceType,
  type Constraints,
} from '@nosmilliards/domain/vote/vote';
import { useState } from 'react';
import { Amount } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import { ChoiceButton } from '#ui/choice-button.tsx';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { PercentField } from '#ui/percent-field.tsx';
import styles from './vote-dialog.module.css';

type VoteDialogProps = {
  readonly open: boolean;
  readonly record: VoteRecord;
  readonly title: string;
  /** `null` for a line of the tree, which has no limits. */
  readonly constraints: Constraints | null;
  readonly onClose: () => void;
  readonly onChoose: (choice: Choice) => void;
};

/** Room to move a line that has no limits: all of it, or as much again. */
const WHOLE = 100;

const verbs: Readonly<Record<Adjustment, string>> = {
  increase: 'Augmenter de',
  decrease: 'Réduire de',
};

export function VoteDialog({
  open,
  record,
  title,
  constraints,
  onClose,
  onChoose,
}: VoteDialogProps) {
  const [choice, setChoice] = useState<Choice>(() => choiceOf(record));
  const { newAmount, impact } = effectOf(choice, {
    side: record.side,
    amount: record.originalAmount,
  });
  const increase = roomOf('increase', record, constraints);
  const decrease = roomOf('decrease', record, constraints);
  const room = choice.type === 'increase' ? increase : decrease;

  const is = (type: ChoiceType) => choice.type === type;
  const adjust = (type: Adjustment, bounds: Bounds | null) =>
    bounds && setChoice({ type, percent: initialPercentOf(bounds) });

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Modifier : ${title}`}
      actions={
        <>
          <Button variant="primary" onClick={() => onChoose(choice)}>
            Valider
          </Button>
          <Button onClick={onClose}>Annuler</Button>
        </>
      }
    >
      <ChoiceGroup label={`Votre choix pour ${title}`}>
        <ChoiceButton
          tone="neutral"
          pressed={is('keep')}
          onClick={() => setChoice({ type: 'keep' })}
        >
          Garder
        </ChoiceButton>
        <ChoiceButton
          tone="up"
          pressed={is('increase')}
          disabled={increase === null}
          onClick={() => adjust('increase', increase)}
        >
          Augmenter
        </ChoiceButton>
        <ChoiceButton
          tone="down"
          pressed={is('decrease')}
          disabled={decrease === null}
          onClick={() => adjust('decrease', decrease)}
        >
          Réduire
        </ChoiceButton>
        <ChoiceButton
          tone="remove"
          pressed={is('remove')}
          onClick={() => setChoice({ type: 'remove' })}
        >
          Supprimer
        </ChoiceButton>
      </ChoiceGroup>
      {'percent' in choice && room !== null && (
        <PercentField
          label={verbs[choice.type]}
          value={choice.percent}
          min={room.min}
          max={room.max}
          presets={presetsOf(choice.type, room)}
          valueText={`${verbs[choice.type]} ${choice.percent} %, soit ${speakAmount(newAmount)}`}
          onChange={(percent) => setChoice({ type: choice.type, percent })}
        />
      )}
      {constraints !== null && needsConfirmation(choice, constraints) && (
        <Notice tone="warning">
          <p>
            Supprimer va plus loin que la plus forte baisse retenue pour cette ligne,{' '}
            {formatPercent(constraints.minReduction, { decimals: 0 })}.
          </p>
        </Notice>
      )}
      <dl className={styles['effect']}>
        <div>
          <dt>Nouveau montant</dt>
          <dd>
            <Amount value={newAmount} />
          </dd>
        </div>
        <div>
          <dt>{impact < 0 ? 'Coût' : 'Économie'}</dt>
          <dd>
            <Amount value={magnitudeOf(impact)} />
          </dd>
        </div>
      </dl>
    </Dialog>
  );
}

function choiceOf({ type, value }: VoteRecord): Choice {
  return type === 'increase' || type === 'decrease' ? { type, percent: value } : { type };
}

/** A vote already cast stays within reach, even past what this screen would offer. */
function roomOf(
  type: Adjustment,
  record: VoteRecord,
  constraints: Constraints | null,
): Bounds | null {
  if (constraints !== null) return boundsOf(type, constraints);
  return { min: 1, max: Math.max(WHOLE, record.type === type ? Math.ceil(record.value) : 0) };
}
