import type { Baseline } from '@nosmilliards/domain/budget/baseline';
import type { Budget } from '@nosmilliards/domain/budget/budget';
import type { Line } from '@nosmilliards/domain/budget/line';
import { useMemo, type ReactNode } from 'react';
import { PageHeading } from '#ui/page-heading.tsx';
import { Tabs } from '#ui/tabs.tsx';
import type { Details, ExplorerLine } from './detail.ts';
import styles from './explorer.module.css';
import { Overview } from './overview.tsx';
import { SidePanel } from './side-panel.tsx';
import { useTab } from './tab.ts';
import { RowContext } from './row-context.ts';

type ExplorerProps = {
  readonly baseline: Baseline;
  readonly budget: Budget<ExplorerLine>;
  readonly details: Details;
  readonly vote: (line: Line) => ReactNode;
  /** The switch of units for the page. */
  readonly lens: ReactNode;
  readonly pictures?: ReactNode;
};

export function Explorer({ baseline, budget, details, vote, lens, pictures }: ExplorerProps) {
  const [tab, show] = useTab();
  const row = useMemo(() => ({ details, vote }), [details, vote]);
  const { year } = baseline;
  return (
    <RowContext value={row}>
      <div className={styles['top']}>
        <PageHeading
          lede={`Tout l’argent public de ${year}, de la catégorie à la sous-action. Ouvrez, comparez, votez.`}
        >
          Explorateur budgétaire
        </PageHeading>
        {lens}
      </div>
      <Tabs
        label="Vues du budget"
        value={tab}
        onChange={show}
        tabs={[
          {
            value: 'overview',
            label: 'Vue d’ensemble',
            panel: <Overview baseline={baseline} budget={budget} pictures={pictures} />,
          },
          {
            value: 'expenses',
            label: 'Dépenses',
            panel: <SidePanel side="expense" year={year} budget={budget} />,
          },
          {
            value: 'revenues',
            label: 'Recettes',
            panel: <SidePanel side="revenue" year={year} budget={budget} />,
          },
        ]}
      />
    </RowContext>
  );
}
