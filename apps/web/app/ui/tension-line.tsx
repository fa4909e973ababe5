import { formatAmount } from '@nosmilliards/domain/money/format';
import { differenceOf, millions, type Millions } from '@nosmilliards/domain/money/money';
import { useId } from 'react';
import { balanceScaleOf, LONG_STEP, round, SHORT_STEP } from '#ui/balance-scale.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './tension-line.module.css';

type TensionLineProps = {
  /** The starting balance. */
  readonly initial: Millions;
  readonly balance: Millions;
  /** The part of the change beyond the limits; positive improves the balance. */
  readonly beyond?: Millions;
  /** The balance before the choice being made. */
  readonly previous?: Millions | undefined;
  /** A mark of the player: a flag, or an arrow for anything above it. */
  readonly target?: TargetMark | undefined;
  /** `bar` scales with the screen, for the header of the game; `bare` has no label. */
  readonly size?: 'small' | 'bar' | 'bare';
};

type TargetMark = {
  readonly id: string;
  readonly balance: Millions | null;
  /** Under the mark; the zero has its own. */
  readonly label?: string;
};

/**
 * The distance to zero: solid for what is left, hatched for the change, crossed for the part beyond
 * the limits, a triangle at the current balance. The text beside it gives the same.
 */
export function TensionLine(props: TensionLineProps) {
  const { initial, balance, beyond = millions(0), previous, target, size = 'small' } = props;
  const id = useId();
  const { placeOf, at, ticksOf } = balanceScaleOf(balance, previous ?? balance);
  const within = differenceOf(balance, beyond);
  // Far from the start, the long labels would overlap.
  const isTight = placeOf(0) - placeOf(initial) < 40;

  /** Far enough from another label to be read. */
  const isClear = (one: number, other: number) => Math.abs(placeOf(one) - placeOf(other)) > 14;

  const spanOf = (from: number, to: number) => ({
    x: at(Math.min(from, to)),
    width: `${round(Math.abs(placeOf(from) - placeOf(to)))}%`,
    y: '1em',
    height: '0.75em',
  });
  return (
    <svg aria-hidden="true" focusable="false" className={classNames(styles['line'], styles[size])}>
      <defs>
        <pattern id={`${id}h`} width="5" height="5" patternUnits="userSpaceOnUse">
          <path d="M-1 1l2-2M0 5l5-5M4 6l2-2" />
        </pattern>
        {beyond !== 0 && (
          <pattern id={`${id}x`} width="8" height="8" patternUnits="userSpaceOnUse">
            <path d="M0 0l8 8M8 0l-8 8" />
          </pattern>
        )}
      </defs>
      {balance < 0 && <rect {...spanOf(balance, 0)} className={styles['left']} />}
      {within !== initial && (
        <>
          <rect {...spanOf(initial, within)} className={styles['ground']} />
          <rect {...spanOf(initial, within)} fill={`url(#${id}h)`} className={styles['moved']} />
        </>
      )}
      {beyond !== 0 && (
        <>
          <rect {...spanOf(within, balance)} className={styles['ground']} />
          <rect {...spanOf(within, balance)} fill={`url(#${id}x)`} className={styles['moved']} />
        </>
      )}
      <svg y="2.02em" className={styles['free']}>
        <line {...ticksOf(SHORT_STEP)} className={styles['short']} />
      </svg>
      <svg y="2.12em" className={styles['free']}>
        <line {...ticksOf(LONG_STEP)} className={styles['long']} />
      </svg>
      <line x2="100%" y1="1.875em" y2="1.875em" className={styles['axis']} />
      <line x1={at(initial)} x2={at(initial)} y1="0.6em" y2="2.375em" className={styles['start']} />
      <line x1={at(0)} x2={at(0)} y1="0.4em" y2="2.375em" className={styles['zero']} />
      <svg y="3.3em" className={styles['free']}>
        <Label
          at={at(initial)}
          short={inBillions(initial, 0)}
          long={isTight ? inBillions(initial, 0) : `départ ${inBillions(initial, 1)}`}
        />
        <Label at={at(0)} short="0" long={isTight ? '0' : '0 · équilibre'} isStrong />
        {target && target.balance !== null && (
          <text x={at(target.balance)} className={styles['targetWord']}>
            {target.label}
          </text>
        )}
        {!isTight &&
          [-2 * LONG_STEP, -LONG_STEP]
            .filter((step) => isClear(step, initial) && isClear(step, target?.balance ?? 0))
            .map((step) => <Label key={step} at={at(step)} long={inBillions(step, 0)} />)}
      </svg>
      {previous !== undefined && previous !== balance && (
        <Marker at={at(previous)} className={styles['previous']} />
      )}
      {target && target.balance !== null && (
        <svg
          x={at(target.balance)}
          y="1em"
          className={classNames(styles['free'], styles['target'])}
        >
          <path d={target.id === 'surplus' ? 'M1-6h15m-5-5 5 5-5 5' : 'M0 9V-11h10v7H0'} />
        </svg>
      )}
      <Marker at={at(balance)} className={styles['now']} />
    </svg>
  );
}

type LabelProps = {
  readonly at: string;
  readonly short?: string;
  readonly long: string;
  readonly isStrong?: boolean;
};

/** A narrow line shows the short label. */
function Label({ at, short, long, isStrong = false }: LabelProps) {
  const strong = isStrong && styles['strong'];
  return (
    <>
      {short !== undefined && (
        <text x={at} className={classNames(styles['shortWord'], strong)}>
          {short}
        </text>
      )}
      <text x={at} className={classNames(styles['longWord'], strong)}>
        {long}
      </text>
    </>
  );
}

function Marker({
  at,
  className,
}: {
  readonly at: string;
  readonly className?: string | undefined;
}) {
  return (
    <svg x={at} y="1em" className={styles['free']}>
      <path d="M-7-11h14L0 0z" className={className} />
    </svg>
  );
}

/** Without the unit, which is in the text beside the line. */
function inBillions(amount: number, decimals: 0 | 1): string {
  const [figure = ''] = formatAmount(millions(amount), { form: 'billions' }).split('\u00A0');
  return decimals === 1 ? figure : figure.replace(/,\d$/, '');
}
