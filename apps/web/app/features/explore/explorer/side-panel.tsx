import { counted } from '@nosmilliards/domain/money/counted';
import { categoriesOf, totalOf, type Budget } from '@nosmilliards/domain/budget/budget';
import { formatEuros } from '@nosmilliards/domain/money/format';
import type { Side } from '@nosmilliards/domain/budget/line';
import { use, useMemo, type ReactNode } from 'react';
import { paths, termPath } from '#site/path.ts';
import { AmountLensContext } from '#ui/amount-lens.ts';
import { Amount } from '#ui/amount.tsx';
import { Tag } from '#ui/tag.tsx';
import { TermLink } from '#ui/term-link.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { CategoryCard } from './category-card.tsx';
import { CategoryView } from './category-view.tsx';
import type { ExplorerLine } from './detail.ts';
import type { DrawnExplorer } from './explorer-drawing.ts';
import styles from './side-panel.module.css';
import { useOpened } from './tab.ts';
import { paintWords } from './words.ts';

type SidePanelProps = {
  readonly side: Side;
  readonly year: number;
  readonly budget: Budget<ExplorerLine>;
  readonly pictures: DrawnExplorer['categories'];
  /** Under the categories. */
  readonly foot: ReactNode;
};

const words = {
  expense: {
    title: 'Dépenses nettes',
    apart: (
      <>
        Ce que les administrations se versent entre elles n’est compté qu’une fois :{' '}
        <TermLink to={termPath('consolidation')}>consolidation</TermLink>.
      </>
    ),
  },
  revenue: {
    title: 'Recettes nettes',
    apart: (
      <>
        Les <TermLink to={termPath('niche_fiscale')}>niches fiscales</TermLink> n’y sont pas : ce
        sont des impôts non perçus.
      </>
    ),
  },
} as const;

/** Revenue is ruled paper: only spending, and niches, have the colour of who spends. */
const paints = ['social', 'state', 'local', 'debt', 'plain'] as const;

/** One side of the budget: its total and its categories, or the one that the address opens. */
export function SidePanel({ side, year, budget, pictures, foot }: SidePanelProps) {
  const lens = use(AmountLensContext);
  const { category, line } = useOpened(budget, side);
  const categories = useMemo(() => categoriesOf(budget, side), [budget, side]);
  const total = useMemo(() => totalOf(budget, side), [budget, side]);
  if (category !== null) {
    return (
      <CategoryView
        category={category}
        chosen={line}
        budget={budget}
        total={total}
        picture={pictures[category.id]}
      />
    );
  }
  const { title, apart } = words[side];
  return (
    <section aria-labelledby={`total-${side}`} className="stack-3">
      <div className={styles['banner']}>
        <h2 id={`total-${side}`} className={styles['name']}>
          {title} {year}
        </h2>
        <p className={styles['total']}>
          <Amount value={total} size="poster" />
        </p>
        <p className={styles['unit']}>
          {lens ? lens(total).label : 'toutes administrations publiques'}
        </p>
        <p className={styles['remark']}>
          {apart} <TextLink to={paths.methodology}>Sources et méthode</TextLink>
        </p>
      </div>
      <div className={styles['reading']}>
        <p>
          {counted(categories.length, 'catégorie')}.{' '}
          <strong>{`1\u00A0carré = ${formatEuros(1)}`}</strong> sur {formatEuros(1000)} dépensés.
        </p>
        {side === 'expense' && (
          <ul className={styles['legend']} aria-label="Qui dépense">
            {paints.map((paint) => (
              <li key={paint}>
                <Tag sector={paint}>{paintWords[paint]}</Tag>
              </li>
            ))}
          </ul>
        )}
      </div>
      <ul className={styles['grid']}>
        {categories.map((one) => (
          <CategoryCard
            key={one.id}
            category={one}
            budget={budget}
            total={total}
            picture={pictures[one.id]}
          />
        ))}
      </ul>
      {foot}
    </section>
  );
}
