import type { Baseline } from '@nosmilliards/domain/budget/baseline';
import { perAdultOf } from '@nosmilliards/domain/budget/lens';
import { formatEuros } from '@nosmilliards/domain/money/format';
import type { Millions } from '@nosmilliards/domain/money/money';
import { Amount } from '#ui/amount.tsx';
import styles from './surplus.module.css';

type SpreadSummaryProps = {
  readonly surplus: Millions;
  readonly left: Millions;
  readonly baseline: Baseline;
};

export function SpreadSummary({ surplus, left, baseline }: SpreadSummaryProps) {
  return (
    <section className={styles['summary']} aria-label="Votre excédent">
      <dl className={styles['facts']}>
        <div>
          <dt>Excédent à répartir</dt>
          <dd className={styles['figure']}>
            <Amount value={surplus} size="poster" />
          </dd>
          <dd>{formatEuros(perAdultOf(surplus, baseline))} par adulte</dd>
        </div>
        <div className={styles['left']}>
          <dt>Reste à répartir</dt>
          <dd className={styles['figure']}>
            <Amount value={left} size="poster" />
          </dd>
          <dd>{formatEuros(perAdultOf(left, baseline))} par adulte</dd>
        </div>
      </dl>
      <p className="note">Effet comptable, toutes choses égales par ailleurs, sur une année.</p>
    </section>
  );
}
