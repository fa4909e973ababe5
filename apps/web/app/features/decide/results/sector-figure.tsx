import { SECTOR_NAMES } from '@nosmilliards/domain/budget/sector';
import { formatCount } from '@nosmilliards/domain/money/format';
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
        reading="À droite, ce qui améliore le solde ; à gauche, ce qui le dégrade."
        table={{
          caption: 'Effet de vos votes par secteur',
          columns: [
            { id: 'sector', label: 'Secteur' },
            { id: 'votes', label: 'Cartes ou lignes', numeric: true },
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
          left="Dégrade le solde"
          right="Améliore le solde"
          items={impacts.map(({ group, impact }) => ({
            id: group,
            label: LABELS[group],
            size: impact,
            value: <Amount value={impact} form="billions" signed />,
          }))}
        />
      </FigureWithTable>
    </section>
  );
}
