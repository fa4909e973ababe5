import { formatPercent } from '@nosmilliards/domain/money/format';
import { balanceOf, changeOf, progressOf } from '@nosmilliards/domain/vote/ledger';
import { magnitudeOf, type Millions } from '@nosmilliards/domain/money/money';
import type { Baseline } from '@nosmilliards/domain/budget/baseline';
import type { Edition } from '@nosmilliards/domain/game/edition';
import type { Ballot } from '@nosmilliards/domain/game/ballot';
import { unspentOf } from '@nosmilliards/domain/game/surplus';
import { toldOf } from '@nosmilliards/domain/outcome/decisions';
import TrendingDown from 'lucide-react/icons/trending-down';
import TrendingUp from 'lucide-react/icons/trending-up';
import { Amount } from '#ui/amount.tsx';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './impact-bar.module.css';

type ImpactBarProps = {
  readonly ballot: Ballot;
  readonly edition: Edition;
};

export const BAR_ID = 'votre-solde';

/** The balance on one line, always visible once there is a vote. */
export function ImpactBar({ ballot: { ledger, game }, edition }: ImpactBarProps) {
  const { baseline } = edition;
  // Decisions as they were taken, as everywhere else: one on a group is not as many as its cards.
  const count = toldOf({ ledger, game }, edition).changes.length;
  if (count === 0) return null;
  const balance = balanceOf(ledger, baseline);
  const isSpread = balance > 0 && game.spread.size > 0;
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
        <div>
          <dt>{wordOf(balance)}</dt>
          <dd>
            <Amount value={magnitudeOf(balance)} /> <Icon icon={trendOf(balance, baseline)} />
          </dd>
        </div>
        <div>
          <dt>Choix</dt>
          <dd>{count}</dd>
        </div>
        {isSpread && (
          <div>
            <dt>Reste</dt>
            <dd>
              <Amount value={unspentOf(game.spread, balance)} />
            </dd>
          </div>
        )}
        {/* « Excédent » is a longer word. */}
        <div className={balance > 0 ? styles['wide'] : undefined}>
          <dt>Impact</dt>
          <dd>
            <Amount value={changeOf(ledger)} signed />
          </dd>
        </div>
        <div className={styles['wide']}>
          <dt>Objectif : réduire</dt>
          <dd>
            <Amount value={magnitudeOf(baseline.balance)} />
          </dd>
        </div>
      </dl>
      {/* Hidden: a screen reader would read every step as a bare « 38 pour cent ». */}
      <progress aria-hidden="true" className={styles['progress']} value={progress} max={100} />
      <VisuallyHidden>
        {`Vos votes déplacent ${formatPercent(progress, { decimals: 0 })} du déficit de départ.`}
      </VisuallyHidden>
    </section>
  );
}

function wordOf(balance: Millions): string {
  if (balance === 0) return 'Équilibre';
  return balance > 0 ? 'Excédent' : 'Déficit';
}

/** The way of the figure beside it: a deficit that shrinks goes down, a surplus goes up. */
function trendOf(balance: Millions, baseline: Baseline) {
  return balance < 0 && balance >= baseline.balance ? TrendingDown : TrendingUp;
}
