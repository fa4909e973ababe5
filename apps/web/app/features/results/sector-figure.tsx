import { SECTOR_NAMES } from '@nosmilliards/domain/budget/sector';
import { formatCount } from '@nosmilliards/domain/money/format';
import { oppositeOf } from '@nosmilliards/domain/money/money';
import type { ImpactGroup, SectorImpact } from '@nosmilliards/domain/outcome/sector-impact';
import { Amount } from '#ui/amount.tsx';
import { DivergingBars } from '#ui/diverging-bars.tsx';
import { FigureWithTable } from '#ui/figure-with-table.tsx';
import styles from './vote-list.module.css';

const LABELS: Readonly<Record<ImpactGroup, string>> = {
  ...SECTOR_NAMES,
  recettes: 'Impôts et recettes',
  plusieurs_secteurs: 'Plusieurs secteurs',
};

export function SectorFigure({ impacts }: { readonly impacts: readonly SectorImpact[] }) {
  return (
    <section className={styles['section']} aria-labelledby="secteurs">
      <h2 id="secteurs">Par secteur</h2>
      <FigureWithTable
        title="Effet sur le solde, en milliards d’euros"
        heading="h3"
        reading="À gauche, ce qui améliore le solde ; à droite, ce qui le dégrade."
        table={{
          caption: 'Effet de vos votes par secteur',
          columns: [
            { id: 'sector', label: 'Secteur' },
            { id: 'votes', label: 'Votes', numeric: true },
            { id: 'impact', label: 'Effet sur le solde', numeric: true },
          ],
          rows: impacts.map(({ group, votes, impact }) => ({
            id: group,
            cells: [
              LABELS[group],
              formatCount(votes),
              <Amount key="impact" value={impact} signed />,
            ],
          })),
        }}
      >
        <DivergingBars
          label="Effet sur le solde, par secteur"
          left="Améliore le solde"
          right="Dégrade le solde"
          items={impacts.map(({ group, impact }) => ({
            id: group,
            label: LABELS[group],
            // Savings on the left, as the cuts of the end screen.
            size: oppositeOf(impact),
            tone: impact < 0 ? 'up' : 'down',
            value: <Amount value={impact} form="billions" signed />,
          }))}
        />
      </FigureWithTable>
    </section>
  );
}
