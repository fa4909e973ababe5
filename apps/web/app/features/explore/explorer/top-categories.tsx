import { counted } from '@nosmilliards/domain/money/counted';
import { shareOf } from '@nosmilliards/domain/budget/weight';
import { formatPercent } from '@nosmilliards/domain/money/format';
import type { Line, Side } from '@nosmilliards/domain/budget/line';
import type { Millions } from '@nosmilliards/domain/money/money';
import { Link } from 'react-router';
import { Amount } from '#ui/amount.tsx';
import styles from './top-categories.module.css';
import { openedAddressOf } from './tab.ts';

type TopCategoriesProps = {
  readonly side: Side;
  readonly top: readonly Line[];
  readonly total: Millions;
  /** Number of subcategories. */
  readonly countOf: (category: Line) => number;
};

const words = {
  expense: { title: 'Les 3 premières dépenses', whole: 'de la dépense' },
  revenue: { title: 'Les 3 premières recettes', whole: 'des recettes' },
} as const;

/** The largest categories, each linked to its picture. */
export function TopCategories({ side, top, total, countOf }: TopCategoriesProps) {
  const { title, whole } = words[side];
  return (
    <section aria-labelledby={`top-${side}`} className={styles['section']}>
      <h3 id={`top-${side}`}>{title}</h3>
      <ol className={styles['top']}>
        {top.map((category) => {
          const share = shareOf(category.amount, total);
          return (
            <li key={category.id}>
              <Link to={openedAddressOf(side, category.id)}>{category.title}</Link>
              <span className={styles['amount']}>
                <Amount value={category.amount} />
              </span>
              <span className={styles['facts']}>
                {share.ok && `${formatPercent(share.value)} ${whole} · `}
                {counted(countOf(category), 'sous-catégorie')}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
