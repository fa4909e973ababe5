import { topCategoriesOf } from '@nosmilliards/domain/budget/breakdown';
import { childrenOf, totalOf, type Budget } from '@nosmilliards/domain/budget/budget';
import type { Baseline } from '@nosmilliards/domain/budget/baseline';
import { magnitudeOf } from '@nosmilliards/domain/money/money';
import type { ReactNode } from 'react';
import { paths, termPath } from '#browser/path.ts';
import { Amount } from '#ui/amount.tsx';
import { TermLink } from '#ui/term-link.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { categoryPartsOf } from './category-parts.ts';
import type { ExplorerLine } from './detail.ts';
import styles from './overview.module.css';
import { TopCategories } from './top-categories.tsx';

type OverviewProps = {
  readonly baseline: Baseline;
  readonly budget: Budget<ExplorerLine>;
  /** Charts under the figures. */
  readonly pictures: ReactNode;
};

export function Overview({ baseline, budget, pictures }: OverviewProps) {
  const { year, netExpenses, netRevenues, balance } = baseline;
  return (
    <div className={styles['overview']}>
      <div className={styles['figures']}>
        <section aria-labelledby="net-expenses" className={styles['figure']}>
          <h2 id="net-expenses">Dépenses nettes</h2>
          <p className={styles['amount']}>
            <Amount value={netExpenses} size="big" />
          </p>
          <p className={styles['remark']}>
            Ce que dépensent toutes les{' '}
            <TermLink to={termPath('administrations_publiques')}>
              administrations publiques
            </TermLink>{' '}
            en {year}.
          </p>
        </section>
        <section aria-labelledby="net-revenues" className={styles['figure']}>
          <h2 id="net-revenues">Recettes nettes</h2>
          <p className={styles['amount']}>
            <Amount value={netRevenues} size="big" whole={{ side: 'revenue', isPart: true }} />
          </p>
          <p className={styles['remark']}>
            <TermLink to={termPath('prelevements_obligatoires')}>Impôts, cotisations</TermLink> et
            autres recettes perçus.
          </p>
        </section>
        <section aria-labelledby="deficit" className={styles['deficit']}>
          <h2 id="deficit">Déficit budgétaire France {year}</h2>
          <p className={styles['amount']}>
            <Amount value={magnitudeOf(balance)} size="big" />
          </p>
          <p className={styles['remark']}>
            Les dépenses moins les recettes.{' '}
            <TextLink to={`${paths.about}#deficit_reference`}>Ce que ce chiffre mesure</TextLink>
          </p>
        </section>
      </div>
      <div className={styles['tops']}>
        {(['expense', 'revenue'] as const).map((side) => {
          const total = totalOf(budget, side);
          return (
            <TopCategories
              key={side}
              side={side}
              top={topCategoriesOf(budget, side)}
              total={total}
              partsOf={({ id }) => categoryPartsOf(childrenOf(budget, id), total)}
            />
          );
        })}
      </div>
      {pictures}
    </div>
  );
}
