import { appliedToCards, effectOnCards, heldSentenceOf } from '@nosmilliards/domain/game/group';
import { readingOf } from '@nosmilliards/domain/money/arrow-form';
import { magnitudeOf } from '@nosmilliards/domain/money/money';
import { constraintsOf, unitNamed } from '@nosmilliards/domain/game/unit';
import {
  boundsOf,
  initialPercentOf,
  percentOfChoice,
  type Adjustment,
  type Choice,
} from '@nosmilliards/domain/vote/vote';
import { useId, useState } from 'react';
import { percentWords, VERBS } from '#ballot/vote-words.ts';
import { Amount } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { AdjustFields, type Adjusted } from './adjust-fields.tsx';
import styles from './adjust-dialog.module.css';

type AdjustDialogProps = Adjusted & {
  readonly type: Adjustment;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onVote: (choice: Choice) => void;
};

export function AdjustDialog(props: AdjustDialogProps) {
  const { face, type, open, edition } = props;
  const formId = useId();
  /** `null` until the slider is moved: each opening starts from the default of the card. */
  const [chosen, setChosen] = useState<number | null>(null);
  const unit = unitNamed(face.id, edition);
  const bounds = boundsOf(type, constraintsOf(unit, edition));
  const percent = chosen ?? (bounds ? initialPercentOf(bounds) : 0);
  const choice = { type, percent };
  const effect = effectOnCards(unit.cards, choice);
  const { change, form } = readingOf(face.amount, effect.newAmount);
  const close = () => {
    setChosen(null);
    props.onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      isNearThumb
      place="table"
      initialFocus="first-field"
      title={`${VERBS[type]}\u00A0: ${face.title}`}
      actions={
        <div className={styles['actions']}>
          <Button onClick={close}>Annuler</Button>
          <Button type="submit" form={formId} className={styles['decide']}>
            {`${VERBS[type]} de ${percentWords(percentOfChoice(appliedToCards(unit.cards, choice)))}`}{' '}
            <small>
              <Amount value={magnitudeOf(change)} form={form} plain />
            </small>
          </Button>
        </div>
      }
    >
      {open && bounds && (
        <form
          id={formId}
          className={styles['form']}
          onSubmit={(event) => {
            event.preventDefault();
            setChosen(null);
            props.onVote(choice);
          }}
        >
          <AdjustFields
            {...props}
            bounds={bounds}
            choice={choice}
            effect={effect}
            held={heldSentenceOf(unit.cards, choice)}
            onChange={setChosen}
          />
        </form>
      )}
    </Dialog>
  );
}
