import type { Baseline } from '@nosmilliards/domain/budget/baseline';
import { formatCount } from '@nosmilliards/domain/money/format';
import { statusMessageOf, type Status } from '@nosmilliards/domain/game/status';
import Check from 'lucide-react/icons/check';
import CirclePlus from 'lucide-react/icons/circle-plus';
import OctagonAlert from 'lucide-react/icons/octagon-alert';
import Scale from 'lucide-react/icons/scale';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Amount } from '#ui/amount.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import type { Score } from './score.ts';
import styles from './score-bar.module.css';

const icons: Record<Status, typeof Scale> = {
  deficit_critical: OctagonAlert,
  deficit_moderate: TriangleAlert,
  equilibrium: Scale,
  surplus: CirclePlus,
};

type ScoreBarProps = { readonly score: Score; readonly baseline: Baseline };

/** The four facts of the game, always in sight. */
export function ScoreBar({ score, baseline }: ScoreBarProps) {
  const { balance, status, votedCards, totalCards, votedAmount, amountToSave } = score;
  return (
    <section
      id="votre-solde"
      tabIndex={-1}
      aria-label="État de votre budget"
      className={styles['bar']}
    >
      <dl className={styles['tiles']}>
        <div className={classNames(styles['tile'], styles['balance'], styles[status])}>
          <dt>
            <Icon icon={icons[status]} /> {balance < 0 ? 'Déficit' : 'Excédent'}
          </dt>
          <dd>
            {/* The formatter leaves zero bare; the game promises a sign. */}
            {balance === 0 && '+'}
            <Amount value={balance} form="billions" signed />
          </dd>
          <dd className={styles['message']}>{statusMessageOf(status)}</dd>
        </div>
        <div className={styles['tile']}>
          <dt>
            <span className={styles['wide']}>Budget total, </span>dépenses nettes
          </dt>
          <dd>
            <Amount value={baseline.netExpenses} form="billions" />
          </dd>
        </div>
        <div className={styles['tile']}>
          <dt>
            <span className={styles['wide']}>Cartes </span>votées{' '}
            {`${formatCount(votedCards)}\u00A0/\u00A0${formatCount(totalCards)}`}
          </dt>
          <dd>
            <Amount value={votedAmount} form="billions" />
          </dd>
          <dd className={styles['progress']}>
            <progress aria-hidden="true" value={votedCards} max={totalCards} />
          </dd>
        </div>
        <div className={styles['tile']}>
          <dt>
            <span className={styles['wide']}>Objectif : </span>
            {'déficit ≤ 0\u00A0Md€'}
          </dt>
          <dd>
            {amountToSave === 0 ? (
              <>
                <Icon icon={Check} /> ATTEINT
              </>
            ) : (
              <>
                <span className={styles['left']}>reste </span>
                <Amount value={amountToSave} form="billions" />
                <span className={styles['wide']}> à économiser</span>
              </>
            )}
          </dd>
        </div>
      </dl>
    </section>
  );
}
