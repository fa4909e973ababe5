import { categoriesOf, totalOf, type Budget } from '@nosmilliards/domain/budget/budget';
import { formatCount } from '@nosmilliards/domain/money/format';
import type { Side } from '@nosmilliards/domain/budget/line';
import { use, useMemo } from 'react';
import { paths, termPath } from '#browser/path.ts';
import { useAllUnfolded } from '#browser/unfolded.ts';
import { AmountLensContext } from '#ui/amount-lens.ts';
import { Amount } from '#ui/amount.tsx';
import { Tag } from '#ui/tag.tsx';
import { TermLink } from '#ui/term-link.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { CategoryCard } from './category-card.tsx';
import type { ExplorerLine } from './detail.ts';
import { wideCardsOf } from './layout.ts';
import { skipOutOfSight } from './skip-out-of-sight.ts';
import styles from './side-panel.module.css';
import { paintWords } from './words.ts';

type SidePanelProps = {
  readonly side: Side;
  readonly year: number;
  readonly budget: Budget<ExplorerLine>;
};

const words = {
  expense: {
    title: 'Dépenses nettes',
    legend: 'Qui dépense',
    apart: (
      <>
        Ce que les administrations se versent entre elles n’est compté qu’une fois :{' '}
        <TermLink to={termPath('consolidation')}>consolidation</TermLink>.
      </>
    ),
  },
  revenue: {
    title: 'Recettes nettes',
    legend: 'Qui perçoit',
    apart: (
      <>
        Les <TermLink to={termPath('niche_fiscale')}>niches fiscales</TermLink> n’y sont pas : ce
        sont des impôts non perçus.
      </>
    ),
  },
} as const;

const paints = {
  expense: ['social', 'state', 'local', 'debt', 'plain'],
  revenue: ['social', 'state', 'local', 'niche', 'plain'],
} as const;

/** One side of the budget: its total, then its categories. */
export function SidePanel({ side, year, budget }: SidePanelProps) {
  const lens = use(AmountLensContext);
  const unfolded = useAllUnfolded();
  const categories = useMemo(() => categoriesOf(budget, side), [budget, side]);
  const total = useMemo(() => totalOf(budget, side), [budget, side]);
  const whole = { side, isPart: true };
  const wide = wideCardsOf(categories, unfolded);
  const { title, legend, apart } = words[side];
  return (
    <section aria-labelledby={`total-${side}`} className={styles['side']}>
      <div className={styles['banner']}>
        <h2 id={`total-${side}`} className={styles['name']}>
          {title} {year}
        </h2>
        <p className={styles['total']}>
          <Amount value={total} size="big" whole={whole} />
        </p>
        <p className={styles['unit']}>
          {lens ? lens(total, whole).label : 'toutes administrations publiques'}
        </p>
        <p className={styles['remark']}>
          {apart} <TextLink to={paths.methodology}>Sources et méthode</TextLink>
        </p>
      </div>
      <div className={styles['reading']}>
        <p>
          {formatCount(categories.length)} catégories. Une barre montre la part d’une ligne dans ce
          qui la contient.
        </p>
        <ul className={styles['legend']} aria-label={legend}>
          {paints[side].map((paint) => (
            <li key={paint}>
              <Tag sector={paint}>{paintWords[paint]}</Tag>
            </li>
          ))}
        </ul>
      </div>
      <ul ref={skipOutOfSight} className={styles['grid']}>
        {categories.map((category) => (
          <CategoryCard
            key={category.id}
            category={category}
            budget={budget}
            total={total}
            isWide={wide.has(category.id)}
          />
        ))}
      </ul>
    </section>
  );
}
