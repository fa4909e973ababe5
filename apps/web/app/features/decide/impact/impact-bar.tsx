import { formatPercent } from '@nosmilliards/domain/money/format';
import {
  balanceOf,
  changeOf,
  modificationsOf,
  progressOf,
  type Ledger,
} from '@nosmilliards/domain/vote/ledger';
import { magnitudeOf } from '@nosmilliards/domain/money/money';
import type { Baseline } from '@nosmilliards/domain/budget/baseline';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import TrendingDown from 'lucide-react/icons/trending-down';
import TrendingUp from 'lucide-react/icons/trending-up';
import { Amount } from '#ui/amount.tsx';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './impact-bar.module.css';

type ImpactBarProps = {
  readonly ledger: Ledger;
  readonly baseline: Baseline;
  readonly onReset: () => void;
};

export const BAR_ID = 'votre-solde';

/** The balance, always visible once there is a vote. */
export function ImpactBar({ ledger, baseline, onReset }: ImpactBarProps) {
  const count = modificationsOf(ledger).length;
  if (count === 0) return null;
  const balance = balanceOf(ledger, baseline);
  const improves = balance >= baseline.balance;
  const progress = progressOf(ledger, baseline);
  return (
    <section
      id={BAR_ID}
      tabIndex={-1}
      className={styles['bar']}
      aria-label="Impact de vos votes"
      data-print="hide"
    >
      <dl className={styles['facts']}>
        <div className={styles['main']}>
          <dt>{balance > 0 ? 'Excédent' : 'Déficit restant'}</dt>
          <dd>
            <Amount value={magnitudeOf(balance)} />{' '}
            <span className={styles['trend']}>
              <Icon icon={improves ? TrendingDown : TrendingUp} />
            </span>
          </dd>
        </div>
        <div>
          <dt>{count > 1 ? 'Votes' : 'Vote'}</dt>
          <dd>{count}</dd>
        </div>
        <div>
          <dt>
            Impact <span className={styles['caveat']}>comptable</span>
          </dt>
          <dd>
            <Amount value={changeOf(ledger)} signed />
          </dd>
        </div>
        <div className={styles['objective']}>
          <dt>Objectif : réduire</dt>
          <dd>
            <Amount value={magnitudeOf(baseline.balance)} />
          </dd>
        </div>
      </dl>
      <button
        type="button"
        className={styles['reset']}
        title="Réinitialiser tous les votes"
        onClick={onReset}
      >
        <Icon icon={RotateCcw} />
        <span>Réinitialiser</span>
      </button>
      {/* Hidden: a screen reader would read every step as a bare « 38 pour cent ». */}
      <progress aria-hidden="true" className={styles['progress']} value={progress} max={100} />
      <VisuallyHidden>
        {`Vos votes déplacent ${formatPercent(progress, { decimals: 0 })} du déficit de départ.`}
      </VisuallyHidden>
    </section>
  );
}
