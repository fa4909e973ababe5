import type { Baseline } from '@nosmilliards/domain/budget/baseline';
import type { Budget } from '@nosmilliards/domain/budget/budget';
import type { Line, Side } from '@nosmilliards/domain/budget/line';
import { facingOf } from '@nosmilliards/domain/comparison/facing';
import { useMemo, type ReactNode } from 'react';
import { PageHeading } from '#ui/page-heading.tsx';
import { Tabs } from '#ui/tabs.tsx';
import type { ExplorerLine } from './detail.ts';
import type { DrawnExplorer } from './explorer-drawing.ts';
import styles from './explorer.module.css';
import { Overview, type ExplorerBridges } from './overview.tsx';
import { SidePanel } from './side-panel.tsx';
import { useTab } from './tab.ts';
import { RowContext, type RowContent } from './row-context.ts';

type ExplorerProps = Pick<RowContent, 'details' | 'choices'> & {
  readonly baseline: Baseline;
  readonly budget: Budget<ExplorerLine>;
  readonly drawn: DrawnExplorer;
  readonly bridges: ExplorerBridges;
  /** The switch of units for the page. */
  readonly lens: ReactNode;
  /** Flows from revenue to spending, under the revenues. */
  readonly flows: ReactNode;
};

export function Explorer(props: ExplorerProps) {
  const { baseline, budget, details, drawn, bridges, choices, lens, flows } = props;
  const [tab, show] = useTab();
  const row = useMemo(
    () => ({
      details,
      choices,
      facing: (line: Line) => facingOf(line, [...budget.lines.values()], []),
    }),
    [budget, details, choices],
  );
  const panelOf = (side: Side, foot: ReactNode) => (
    <SidePanel
      side={side}
      year={baseline.year}
      budget={budget}
      pictures={drawn.categories}
      foot={foot}
    />
  );
  return (
    <RowContext value={row}>
      <div className={styles['top']}>
        <PageHeading>Explorateur budgétaire</PageHeading>
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
            panel: <Overview baseline={baseline} budget={budget} drawn={drawn} bridges={bridges} />,
          },
          {
            value: 'expenses',
            label: 'Dépenses',
            panel: panelOf('expense', null),
          },
          {
            value: 'revenues',
            label: 'Recettes',
            panel: panelOf('revenue', flows),
          },
        ]}
      />
    </RowContext>
  );
}
