import { act, type Ballot } from '@nosmilliards/domain/game/ballot';
import type { Edition } from '@nosmilliards/domain/game/edition';
import { effectOnCards } from '@nosmilliards/domain/game/group';
import { constraintsOf, unitNamed } from '@nosmilliards/domain/game/unit';
import { speakAmount } from '@nosmilliards/domain/money/format';
import { differenceOf, magnitudeOf } from '@nosmilliards/domain/money/money';
import { balanceOf } from '@nosmilliards/domain/vote/ledger';
import { changeSplitOf } from '@nosmilliards/domain/vote/limits';
import {
  boundsOf,
  initialPercentOf,
  presetsOf,
  type Adjustment,
  type Bounds,
  type Choice,
  type Effect,
} from '@nosmilliards/domain/vote/vote';
import { useId, useState } from 'react';
import { CAVEAT, impactWord, percentWords, perAdultWords, VERBS } from '#ballot/vote-words.ts';
import { Amount } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { PercentField } from '#ui/percent-field.tsx';
import { Ribbon } from '#ui/sheet/ribbon.tsx';
import { TensionLine } from '#ui/tension-line.tsx';
import type { LoadSource } from './card-dossier.ts';
import { squareCount, squareWords } from './faces.ts';
import type { Face } from './screen.ts';
import { SourceLine } from './source-line.tsx';
import type { Point } from './table.tsx';
import styles from './adjust-dialog.module.css';

type AdjustDialogProps = {
  readonly adjusting: { readonly face: Face; readonly type: Adjustment };
  readonly open: boolean;
  readonly ballot: Ballot;
  readonly edition: Edition;
  /** What one square is worth. */
  readonly square: number;
  readonly point: Point | undefined;
  readonly loadSource: LoadSource;
  readonly onClose: () => void;
  readonly onVote: (face: Face, choice: Choice) => void;
};

/** How far, and what comes of it; in place of the card where there is room, from below elsewhere. */
export function AdjustDialog(props: AdjustDialogProps) {
  const { adjusting, open, edition, onClose, onVote } = props;
  const { face, type } = adjusting;
  const form = useId();
  const unit = unitNamed(face.id, edition);
  const bounds = boundsOf(type, constraintsOf(unit, edition));
  const initial = { type, percent: bounds ? initialPercentOf(bounds) : 0 };
  const [choice, setChoice] = useState<Choice>(initial);

  // Born again at each opening: the percentage starts from its default.
  const [wasOpen, setWasOpen] = useState(false);
  const [isUsed, setUsed] = useState(false);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setChoice(initial);
    else setUsed(true);
  }
  const percent = 'percent' in choice ? choice.percent : 0;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      isNearThumb
      place="table"
      initialFocus="first-field"
      title={`${VERBS[type]}\u00A0: ${face.title}`}
      actions={
        <div className={styles['actions']}>
          <Button onClick={onClose}>Annuler</Button>
          <Button type="submit" form={form} className={styles['decide']}>
            {`${VERBS[type]} de ${percentWords(percent)}`}
          </Button>
        </div>
      }
    >
      {/* Made ready before it is first asked for. */}
      {(open || !isUsed) && bounds && percent > 0 && (
        <form
          id={form}
          className={styles['form']}
          onSubmit={(event) => {
            event.preventDefault();
            onVote(face, choice);
          }}
        >
          <AdjustFields
            {...props}
            bounds={bounds}
            choice={choice}
            percent={percent}
            effect={effectOnCards(unit.cards, choice)}
            onChange={setChoice}
          />
        </form>
      )}
    </Dialog>
  );
}

type AdjustFieldsProps = Omit<AdjustDialogProps, 'open' | 'onClose' | 'onVote'> & {
  readonly bounds: Bounds;
  readonly choice: Choice;
  readonly percent: number;
  readonly effect: Effect;
  readonly onChange: (choice: Choice) => void;
};

function AdjustFields(props: AdjustFieldsProps) {
  const { adjusting, ballot, edition, square, point, bounds, choice, percent, effect } = props;
  const { face, type } = adjusting;
  const { newAmount, impact } = effect;
  const changed = magnitudeOf(differenceOf(newAmount, face.amount)) / square;
  // Cast in advance: a vote of the explorer on the same euros would give way.
  const cast = act(ballot, edition, { type: 'cast', id: face.id, choice, at: 0 });
  const { ledger } = cast.ok ? cast.value.ballot : ballot;
  const balance = balanceOf(ledger, edition.baseline);
  const word = impactWord(impact, face.isRevenue ? 'revenue' : 'expense');
  return (
    <>
      <p className={styles['bound']}>
        De {bounds.min} à {percentWords(bounds.max)}, la plus forte{' '}
        {type === 'increase' ? 'hausse' : 'baisse'} retenue
        {face.cardCount > 1
          ? ' parmi ses cartes, chacune dans ses limites.'
          : ' pour cette ligne.'}{' '}
        {CAVEAT}
      </p>
      <div className={styles['picture']}>
        <Ribbon
          paint={face.isRevenue ? 'revenue' : face.paint}
          squares={face.squares}
          changes={type === 'increase' ? { added: changed } : { cut: changed }}
          className={styles['ribbon']}
        />
        <p className={styles['squares']}>
          <strong>{squareWords(changed)}</strong>{' '}
          {type === 'increase' ? 'en plus de' : 'en moins sur'} {squareCount(face.squares)}
        </p>
      </div>
      <PercentField
        label={`${VERBS[type]} de`}
        value={percent}
        onChange={(next) => props.onChange({ type, percent: next })}
        min={bounds.min}
        max={bounds.max}
        presets={presetsOf(type, bounds)}
        valueText={`${VERBS[type].toLowerCase()} de ${percentWords(percent)}, soit ${speakAmount(newAmount)}, ${word.toLowerCase()} de ${speakAmount(magnitudeOf(impact))}, solde ${speakAmount(balance)}`}
      />
      {point && (
        <p className={styles['point']}>
          {point.sentence} {point.note}{' '}
          <SourceLine sourceId={point.source} loadSource={props.loadSource} />
        </p>
      )}
      <dl className={styles['effect']}>
        <div>
          <dt>Nouveau montant</dt>
          <dd>
            <Amount value={newAmount} size="poster" plain />
            <small>
              au lieu de <Amount value={face.amount} plain />
            </small>
          </dd>
        </div>
        <div>
          <dt>{word}</dt>
          <dd>
            <Amount value={magnitudeOf(impact)} size="poster" plain />
            <small>{perAdultWords(impact, edition.baseline)}</small>
          </dd>
        </div>
      </dl>
      <div className={styles['after']}>
        <p>
          <span>Solde après ce choix</span>
          <strong>
            <Amount value={balance} form="billions" signed />
          </strong>
        </p>
        <TensionLine
          initial={edition.baseline.balance}
          balance={balance}
          beyond={changeSplitOf(ledger, edition.territory).beyond}
          previous={balanceOf(ballot.ledger, edition.baseline)}
        />
      </div>
    </>
  );
}
