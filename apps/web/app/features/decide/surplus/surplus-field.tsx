import type { Baseline } from '@nosmilliards/domain/budget/baseline';
import { formatEuros, formatPercent, speakAmount } from '@nosmilliards/domain/money/format';
import { perAdultOf } from '@nosmilliards/domain/budget/lens';
import { millions, oppositeOf, percentOf, type Millions } from '@nosmilliards/domain/money/money';
import type { SurplusUse } from '@nosmilliards/domain/game/surplus';
import { Amount } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import { RangeField } from '#ui/range-field.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './surplus-field.module.css';

export type NamedUse = SurplusUse & {
  readonly title: string;
  /** The amount before the surplus is spread, and the words before it. */
  readonly base: Millions;
  readonly about: string;
};

type SurplusFieldProps = {
  readonly use: NamedUse;
  readonly amount: Millions;
  readonly surplus: Millions;
  /** The amount still available for this use. */
  readonly most: Millions;
  readonly baseline: Baseline;
  readonly onChange: (amount: Millions) => void;
  /** Gives this use all that is left. */
  readonly onRest: () => void;
};

const BILLIONS = { size: 1000, step: 0.1, sign: 'Md€', name: 'en milliards d’euros' };
const MILLIONS = { size: 1, step: 1, sign: 'M€', name: 'en millions d’euros' };

export function SurplusField({
  use,
  amount,
  surplus,
  most,
  baseline,
  onChange,
  onRest,
}: SurplusFieldProps) {
  const unit = surplus >= 1000 ? BILLIONS : MILLIONS;
  // A fixed scale: other fields must not move this thumb.
  // Rounded as it is written under the field: a step short of it could not be reached.
  const whole = use.ceiling !== null && use.ceiling < surplus ? use.ceiling : surplus;
  const steps = whole / unit.size / unit.step;
  const highest = Number((Math.round(steps) * unit.step).toFixed(1));
  const perAdult = `${formatEuros(perAdultOf(amount, baseline))} par adulte`;
  return (
    <li className={styles['use']}>
      <RangeField
        label={use.title}
        value={amount / unit.size}
        min={0}
        max={highest}
        step={unit.step}
        bigStep={unit.step * 100}
        unit={unit}
        valueText={`${speakAmount(amount)}, soit ${perAdult.replaceAll('\u202F', '')}`}
        // The end of the slider is the whole, not its nearest step.
        onChange={(value) => onChange(value === highest ? whole : millions(value * unit.size))}
      />
      <div className={styles['foot']}>
        <p className={styles['effect']}>
          {amount > 0 ? (
            <Given use={use} amount={amount} baseline={baseline} />
          ) : (
            <About use={use} />
          )}
        </p>
        {most > amount && (
          <Button variant="quiet" onClick={onRest}>
            Y mettre tout le reste<VisuallyHidden> pour : {use.title}</VisuallyHidden>
          </Button>
        )}
      </div>
    </li>
  );
}

function About({ use: { about, base } }: { readonly use: NamedUse }) {
  return (
    <>
      {about} <Amount value={base} />
    </>
  );
}

type GivenProps = Pick<SurplusFieldProps, 'use' | 'amount' | 'baseline'>;

function Given({ use, amount, baseline }: GivenProps) {
  if (use.purpose === 'debt') {
    return (
      <>
        <Amount value={percentOf(amount, baseline.interestPercent)} /> d’intérêts en moins par an
      </>
    );
  }
  const isTax = use.purpose === 'tax-cut';
  const change = ((isTax ? oppositeOf(amount) : amount) / use.base) * 100;
  return (
    <>
      <Amount value={amount} />, soit{' '}
      <strong>{formatEuros(perAdultOf(amount, baseline))} par adulte</strong>,{' '}
      {formatPercent(change, { signed: true })} de {isTax ? 'ce prélèvement' : 'cette dépense'}
    </>
  );
}
