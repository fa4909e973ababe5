import type { Completion } from '@nosmilliards/domain/outcome/completion';
import { formatPercent } from '@nosmilliards/domain/money/format';
import type { Vote } from '@nosmilliards/domain/vote/ledger';
import { differenceOf } from '@nosmilliards/domain/money/money';
import { effectOf, percentOfChoice } from '@nosmilliards/domain/vote/vote';
import TrendingDown from 'lucide-react/icons/trending-down';
import TrendingUp from 'lucide-react/icons/trending-up';
import X from 'lucide-react/icons/x';
import { Amount } from '#ui/amount.tsx';
import { Icon, type IconDrawing } from '#ui/icon.tsx';
import styles from './top-votes.module.css';

type TopVotesProps = {
  readonly completion: Completion;
  readonly titleOf: (id: string) => string;
};

export function TopVotes({ completion, titleOf }: TopVotesProps) {
  const { topIncreases, topReductions, topRemovals } = completion;
  return (
    // The figure above already prints the largest changes.
    <section className={styles['section']} aria-labelledby="marquants" data-print="hide">
      <h2 id="marquants">Vos choix les plus marquants</h2>
      <div className={styles['columns']}>
        <Top
          title="Plus fortes hausses"
          none="Vous n’augmentez rien."
          icon={TrendingUp}
          votes={topIncreases}
          titleOf={titleOf}
        />
        <Top
          title="Plus fortes baisses"
          none="Vous ne réduisez rien."
          icon={TrendingDown}
          votes={topReductions}
          titleOf={titleOf}
        />
        <Top
          title="Suppressions"
          none="Vous ne supprimez rien."
          icon={X}
          votes={topRemovals}
          titleOf={titleOf}
        />
      </div>
    </section>
  );
}

type TopProps = {
  readonly title: string;
  readonly none: string;
  readonly icon: IconDrawing;
  readonly votes: readonly Vote[];
  readonly titleOf: (id: string) => string;
};

function Top({ title, none, icon, votes, titleOf }: TopProps) {
  return (
    <div className={styles['top']}>
      <h3 className={styles['title']}>
        <Icon icon={icon} /> {title}
      </h3>
      {votes.length === 0 ? (
        <p className={styles['none']}>{none}</p>
      ) : (
        <ol className={styles['list']}>
          {votes.map((vote) => (
            <li key={vote.id} className={styles['item']}>
              <span>
                {titleOf(vote.id)}
                {percentOfChoice(vote.choice) > 0 && (
                  <small className={styles['percent']}>
                    {' '}
                    {formatPercent(
                      vote.choice.type === 'decrease'
                        ? -percentOfChoice(vote.choice)
                        : percentOfChoice(vote.choice),
                      { decimals: 0, signed: true },
                    )}
                  </small>
                )}
              </span>
              <Amount value={variationOf(vote)} form="billions" signed />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

/** As in the figure above: what the line gains or loses, not what the balance does. */
function variationOf(vote: Vote) {
  return differenceOf(effectOf(vote.choice, vote).newAmount, vote.amount);
}
