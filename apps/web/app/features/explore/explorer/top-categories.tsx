import { wholeOf } from '@nosmilliards/domain/budget/lens';
import { shareOf } from '@nosmilliards/domain/budget/weight';
import { formatPercent } from '@nosmilliards/domain/money/format';
import type { Line, Side } from '@nosmilliards/domain/budget/line';
import type { Millions } from '@nosmilliards/domain/money/money';
import { Link } from 'react-router';
import { Amount } from '#ui/amount.tsx';
import { LineIcon } from '#ui/line-icon.tsx';
import { ShareBar, type SharePart } from '#ui/share-bar.tsx';
import styles from './overview.module.css';
import { categoryAddressOf } from './tab.ts';

type TopCategoriesProps = {
  readonly side: Side;
  readonly top: readonly Line[];
  readonly total: Millions;
  readonly partsOf: (category: Line) => readonly SharePart[];
};

const words = {
  expense: 'Les 3 premières dépenses',
  revenue: 'Les 3 premières recettes',
} as const;

/** The largest categories, each linked to its open card. */
export function TopCategories({ side, top, total, partsOf }: TopCategoriesProps) {
  return (
    <section aria-labelledby={`top-${side}`}>
      <h2 id={`top-${side}`} className={styles['topTitle']}>
        {words[side]}
      </h2>
      <ol className={styles['top']}>
        {top.map((category) => {
          const share = shareOf(category.amount, total);
          return (
            <li key={category.id} className={styles['ranked']}>
              <Link to={categoryAddressOf(side, category.id)} className={styles['link']}>
                <LineIcon name={category.icon ?? 'landmark'} />
                {category.title}
              </Link>
              <span className={styles['rankedAmount']}>
                <Amount value={category.amount} whole={wholeOf(category)} />
              </span>
              {share.ok && (
                <>
                  <ShareBar parts={partsOf(category)} />
                  <span className={styles['rankedShare']}>{formatPercent(share.value)}</span>
                </>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
