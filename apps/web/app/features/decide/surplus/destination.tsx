import type { Baseline } from '@nosmilliards/domain/budget/baseline';
import { perAdultOf } from '@nosmilliards/domain/budget/lens';
import { formatEuros } from '@nosmilliards/domain/money/format';
import type { Millions } from '@nosmilliards/domain/money/money';
import { useId, type ReactNode } from 'react';
import { Amount } from '#ui/amount.tsx';
import styles from './surplus.module.css';

type DestinationProps = {
  readonly title: string;
  /** What it is given. */
  readonly amount: Millions;
  readonly baseline: Baseline;
  /** The fields that give it. */
  readonly children: ReactNode;
};

export function Destination({ title, amount, baseline, children }: DestinationProps) {
  const id = useId();
  return (
    <section className={styles['destination']} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className={styles['figure']}>
        <Amount value={amount} size="poster" />
      </p>
      <p className="note">{formatEuros(perAdultOf(amount, baseline))} par adulte</p>
      {children}
    </section>
  );
}
