import type { Baseline } from '@nosmilliards/domain/budget/baseline';
import type { Deck } from '@nosmilliards/domain/game/deck';
import { appliedToCards, effectOnCards, heldSentenceOf } from '@nosmilliards/domain/game/group';
import { readingOf } from '@nosmilliards/domain/money/arrow-form';
import { speakAmount } from '@nosmilliards/domain/money/format';
import { magnitudeOf } from '@nosmilliards/domain/money/money';
import { movedWordsOf, spokenMoveOf } from '@nosmilliards/domain/vote/moved';
import type { Plot } from '@nosmilliards/domain/vote/territory';
import {
  effectOf,
  percentOfChoice,
  presetsOf,
  type Bounds,
  type Choice,
} from '@nosmilliards/domain/vote/vote';
import { Amount } from '#ui/amount.tsx';
import { PercentField } from '#ui/percent-field.tsx';
import { CAVEAT, perAdultWords, percentWords, VERBS } from './vote-words.ts';
import styles from './percent-panel.module.css';

type PercentPanelProps = {
  readonly plot: Pick<Plot, 'side' | 'moves' | 'amount'>;
  /** Of a decision on several cards, which each hold the choice to their own limits. */
  readonly cards?: Deck | undefined;
  readonly choice: Choice;
  /** `null` for a choice without a percentage. */
  readonly bounds: Bounds | null;
  /** `undefined` until the ballot is open: the amount per adult is then left out. */
  readonly baseline: Baseline | undefined;
  readonly onChange: (choice: Choice) => void;
};

/** The percentage of a choice, and its effect. */
export function PercentPanel(props: PercentPanelProps) {
  const { plot, cards, choice, bounds, baseline, onChange } = props;
  const effect = cards ? effectOnCards(cards, choice) : effectOf(choice, plot);
  const applied = cards ? appliedToCards(cards, choice) : choice;
  const { impact } = effect;
  const { before, change, after, form } = readingOf(plot.amount, effect.newAmount);
  const each = baseline ? perAdultWords(impact, plot.moves, baseline) : null;
  return (
    <>
      {'percent' in choice && bounds !== null && (
        <PercentField
          label={`${VERBS[choice.type]} de`}
          value={choice.percent}
          onChange={(percent) => onChange({ type: choice.type, percent })}
          min={bounds.min}
          max={bounds.max}
          presets={presetsOf(choice.type, bounds)}
          valueText={`${VERBS[choice.type].toLowerCase()} de ${percentWords(percentOfChoice(applied))}, soit ${speakAmount(after, { form })}, ${spokenMoveOf(impact, plot.moves)}`}
        />
      )}
      <dl className={styles['effect']}>
        <div>
          <dt>{impact === 0 ? 'Montant inchangé' : 'Nouveau montant'}</dt>
          <dd>
            <Amount value={after} form={form} size="figure" plain />
            {impact !== 0 && (
              <span className={styles['aside']}>
                au lieu de <Amount value={before} form={form} plain />
              </span>
            )}
          </dd>
        </div>
        {impact !== 0 && (
          <div>
            <dt>{movedWordsOf(impact, plot.moves)}</dt>
            <dd>
              <Amount value={magnitudeOf(change)} form={form} size="figure" plain />
              {each !== null && <span className={styles['aside']}>{each}</span>}
            </dd>
          </div>
        )}
      </dl>
      <p className={styles['caveat']}>
        {cards && heldSentenceOf(cards, choice)}{' '}
        {impact === 0 ? 'Aucun effet sur le solde.' : CAVEAT}
      </p>
    </>
  );
}
