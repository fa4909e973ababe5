import { act, type Ballot } from '@nosmilliards/domain/game/ballot';
import type { Edition } from '@nosmilliards/domain/game/edition';
import { constraintsOf, unitNamed } from '@nosmilliards/domain/game/unit';
import { readingOf } from '@nosmilliards/domain/money/arrow-form';
import { speakAmount } from '@nosmilliards/domain/money/format';
import { differenceOf, magnitudeOf } from '@nosmilliards/domain/money/money';
import { balanceOf } from '@nosmilliards/domain/vote/ledger';
import {
  unitSentenceOf,
  type Denominator,
  type UnitSentence,
} from '@nosmilliards/domain/vote/denominator';
import { changeSplitOf } from '@nosmilliards/domain/vote/limits';
import { movedWordsOf, spokenMoveOf } from '@nosmilliards/domain/vote/moved';
import {
  boundsOf,
  presetsOf,
  type Adjustment,
  type Bounds,
  type Effect,
} from '@nosmilliards/domain/vote/vote';
import Users from 'lucide-react/icons/users';
import { CAVEAT, percentWords, perAdultWords, VERBS } from '#ballot/vote-words.ts';
import { Amount } from '#ui/amount.tsx';
import { Icon } from '#ui/icon.tsx';
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
  readonly denominator: Denominator | undefined;
  readonly loadSource: Load<Source>;
};

type AdjustFieldsProps = Adjusted & {
  readonly bounds: Bounds;
  readonly choice: { readonly type: Adjustment; readonly percent: number };
  readonly effect: Effect;
  /** Why the choice does less than was asked; empty where it does not. */
  readonly held: string;
  readonly onChange: (percent: number) => void;
};

export function AdjustFields(props: AdjustFieldsProps) {
  const { face, ballot, edition, square, point, denominator, bounds, choice, effect } = props;
  const { type, percent } = choice;
  const { impact } = effect;
  const way = type === 'increase' ? 'decrease' : 'increase';
  const other = boundsOf(way, constraintsOf(unitNamed(face.id, edition), edition));
  const { before, change, after, form } = readingOf(face.amount, effect.newAmount);
  const changed = magnitudeOf(differenceOf(effect.newAmount, face.amount)) / square;
  // Cast on a copy of the ballot: it may replace a vote of the explorer on the same amount.
  const cast = act(ballot, edition, { type: 'cast', id: face.id, choice, at: 0 });
  const { ledger } = cast.ok ? cast.value.ballot : ballot;
  const balance = balanceOf(ledger, edition.baseline);
  const each = denominator && unitSentenceOf(impact, face.amount, denominator);
  const words = [
    props.held.slice(0, -1) || `${VERBS[type].toLowerCase()} de ${percentWords(percent)}`,
    `soit ${speakAmount(after, { form })}`,
    spokenMoveOf(impact, face.moves),
    each ? spokenUnits(each) : '',
    `solde ${speakAmount(balance)}`,
  ].filter((part) => part !== '');
  return (
    <>
      <p className={styles['bound']}>
        {props.held || <BoundWords face={face} type={type} bounds={bounds} other={other} />}{' '}
        {CAVEAT}
      </p>
      <div className={styles['picture']}>
        <Ribbon
          paint={face.isRevenue ? 'revenue' : face.paint}
          squares={face.squares}
          changes={type === 'increase' ? { added: changed } : { cut: changed }}
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
        valueText={words.join(', ')}
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
            <Amount value={after} form={form} size="poster" plain />
            <small>
              au lieu de <Amount value={before} form={form} plain />
            </small>
          </dd>
        </div>
        <div>
          <dt>{movedWordsOf(impact, face.moves)}</dt>
          <dd>
            <Amount value={magnitudeOf(change)} form={form} size="poster" plain />
            {each === undefined && (
              <small>{perAdultWords(impact, face.moves, edition.baseline)}</small>
            )}
          </dd>
        </div>
      </dl>
      {denominator && each && (
        <p className={styles['each']}>
          <Icon icon={Users} />
          <span>
            {each.start}
            <strong>{each.strong}</strong>
          </span>{' '}
          <small>
            en moyenne ; {each.source}
            {denominator.note !== undefined && `. ${denominator.note}`}
          </small>
        </p>
      )}
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

/**
 * « De 1 à 30 %, la plus forte baisse retenue pour cette ligne ; pour une hausse, 80 % : le modèle de
 * départ y laisse plus de place. »
 */
function BoundWords({
  face,
  type,
  bounds,
  other,
}: Pick<AdjustFieldsProps, 'face' | 'bounds'> & {
  readonly type: Adjustment;
  /** The other way; `null` where there is none. */
  readonly other: Bounds | null;
}) {
  const isRise = type === 'increase';
  return (
    <>
      De {bounds.min} à {percentWords(bounds.max)}, la plus forte {isRise ? 'hausse' : 'baisse'}{' '}
      retenue
      {face.cardCount > 1 ? ' parmi ses cartes, chacune dans ses limites' : ' pour cette ligne'}
      {other === null
        ? '.'
        : `\u202F; pour une ${isRise ? 'baisse' : 'hausse'}, ${percentWords(other.max)}\u00A0: le modèle de départ y laisse ${isRise ? 'moins' : 'plus'} de place, sur toutes les lignes.`}
    </>
  );
}

/** Thousands unspaced, as in a spoken amount. */
function spokenUnits({ start, strong }: UnitSentence): string {
  return `${start}${strong} en moyenne`.replaceAll('\u202F', '');
}
