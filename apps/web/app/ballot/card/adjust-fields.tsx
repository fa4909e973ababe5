import { act, type Ballot } from '@nosmilliards/domain/game/ballot';
import type { Edition } from '@nosmilliards/domain/game/edition';
import { speakAmount } from '@nosmilliards/domain/money/format';
import { differenceOf, magnitudeOf } from '@nosmilliards/domain/money/money';
import { balanceOf } from '@nosmilliards/domain/vote/ledger';
import { changeSplitOf } from '@nosmilliards/domain/vote/limits';
import { movedWordsOf, spokenMoveOf } from '@nosmilliards/domain/vote/moved';
import {
  presetsOf,
  type Adjustment,
  type Bounds,
  type Effect,
} from '@nosmilliards/domain/vote/vote';
import { CAVEAT, percentWords, perAdultWords, VERBS } from '#ballot/vote-words.ts';
import { Amount } from '#ui/amount.tsx';
import { PercentField } from '#ui/percent-field.tsx';
import { Ribbon } from '#ui/sheet/ribbon.tsx';
import { TensionLine } from '#ui/tension-line.tsx';
import type { Load, Source } from './card-dossier.ts';
import type { Face, Point } from './face.ts';
import { squareCount, squareWords } from './faces.ts';
import { SourceLine } from './source-line.tsx';
import styles from './adjust-dialog.module.css';

/** The card to adjust, and the ballot it belongs to. */
export type Adjusted = {
  readonly face: Face;
  readonly ballot: Ballot;
  readonly edition: Edition;
  /** Value of one square, in millions of euros. */
  readonly square: number;
  readonly point: Point | undefined;
  readonly loadSource: Load<Source>;
};

type AdjustFieldsProps = Adjusted & {
  readonly bounds: Bounds;
  readonly choice: { readonly type: Adjustment; readonly percent: number };
  readonly effect: Effect;
  readonly onChange: (percent: number) => void;
};

export function AdjustFields(props: AdjustFieldsProps) {
  const { face, ballot, edition, square, point, bounds, choice, effect } = props;
  const { type, percent } = choice;
  const { newAmount, impact } = effect;
  const changed = magnitudeOf(differenceOf(newAmount, face.amount)) / square;
  // Cast on a copy of the ballot: it may replace a vote of the explorer on the same amount.
  const cast = act(ballot, edition, { type: 'cast', id: face.id, choice, at: 0 });
  const { ledger } = cast.ok ? cast.value.ballot : ballot;
  const balance = balanceOf(ledger, edition.baseline);
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
        onChange={props.onChange}
        min={bounds.min}
        max={bounds.max}
        presets={presetsOf(type, bounds)}
        valueText={`${VERBS[type].toLowerCase()} de ${percentWords(percent)}, soit ${speakAmount(newAmount)}, ${spokenMoveOf(impact, face.moves)}, solde ${speakAmount(balance)}`}
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
          <dt>{movedWordsOf(impact, face.moves)}</dt>
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
