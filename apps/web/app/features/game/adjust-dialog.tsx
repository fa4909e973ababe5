import type { Baseline } from '@nosmilliards/domain/budget/baseline';
import { sideOf } from '@nosmilliards/domain/vote/card';
import { speakAmount } from '@nosmilliards/domain/money/format';
import { magnitudeOf } from '@nosmilliards/domain/money/money';
import {
  boundsOf,
  effectOf,
  initialPercentOf,
  presetsOf,
  type Adjustment,
  type Bounds,
  type Choice,
} from '@nosmilliards/domain/vote/vote';
import { useId, useState } from 'react';
import { Amount } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { PercentField } from '#ui/percent-field.tsx';
import type { GameCard } from './game-card.ts';
import { CAVEAT, impactWord, perAdultWords, percentWords } from './wording.ts';
import styles from './adjust-dialog.module.css';

export type Adjusting = { readonly card: GameCard; readonly type: Adjustment };

type AdjustDialogProps = {
  readonly adjusting: Adjusting;
  readonly open: boolean;
  readonly baseline: Baseline;
  readonly onClose: () => void;
  readonly onVote: (card: GameCard, choice: Choice) => void;
};

const words = {
  increase: { verb: 'Augmenter', spoken: 'augmenter' },
  decrease: { verb: 'Réduire', spoken: 'réduire' },
} as const;

export function AdjustDialog(props: AdjustDialogProps) {
  const { adjusting, open, baseline, onClose, onVote } = props;
  const form = useId();
  const bounds = boundsOf(adjusting.type, adjusting.card.constraints);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      isNearThumb
      initialFocus="first-field"
      title={`${words[adjusting.type].verb}\u00A0: ${adjusting.card.title}`}
      actions={
        <div className={styles['actions']}>
          <Button onClick={onClose}>Annuler</Button>
          <Button variant="primary" type="submit" form={form}>
            Valider
          </Button>
        </div>
      }
    >
      {open && bounds && (
        <AdjustForm
          id={form}
          adjusting={adjusting}
          bounds={bounds}
          baseline={baseline}
          onVote={onVote}
        />
      )}
    </Dialog>
  );
}

type AdjustFormProps = {
  readonly id: string;
  readonly adjusting: Adjusting;
  readonly bounds: Bounds;
  readonly baseline: Baseline;
  readonly onVote: AdjustDialogProps['onVote'];
};

/** Born at each opening: the percentage starts again from its default. */
function AdjustForm({ id, adjusting: { card, type }, bounds, baseline, onVote }: AdjustFormProps) {
  const [percent, setPercent] = useState(() => initialPercentOf(bounds));
  const choice = { type, percent };
  const { newAmount, impact } = effectOf(choice, { side: sideOf(card), amount: card.amount });
  const { verb, spoken } = words[type];
  return (
    <form
      id={id}
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        onVote(card, choice);
      }}
    >
      <PercentField
        label={`${verb} de`}
        value={percent}
        onChange={setPercent}
        min={bounds.min}
        max={bounds.max}
        presets={presetsOf(type, bounds)}
        valueText={`${spoken} de ${percentWords(percent)}, soit ${speakAmount(newAmount)}`}
      />
      <dl className={styles['effect']}>
        <div>
          <dt>
            Nouveau montant <span>au lieu de</span> <Amount value={card.amount} />
          </dt>
          <dd>
            <Amount value={newAmount} size="figure" />
          </dd>
        </div>
        <div>
          <dt>{impactWord(impact)}</dt>
          <dd>
            <Amount value={magnitudeOf(impact)} size="figure" />
            <span className={styles['adult']}>{perAdultWords(impact, baseline)}</span>
          </dd>
        </div>
      </dl>
      <p className={styles['caveat']}>{CAVEAT}</p>
    </form>
  );
}
