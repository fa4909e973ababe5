import type { Edition } from '@nosmilliards/domain/game/edition';
import { balanceOf } from '@nosmilliards/domain/vote/ledger';
import { sumOf } from '@nosmilliards/domain/money/money';
import { useEffect } from 'react';
import { useBallot } from '#ballot/provider.tsx';
import { NoSurplus } from '#features/surplus/no-surplus.tsx';
import { SurplusPage } from '#features/surplus/surplus-page.tsx';
import { SurplusSpread, type Tax } from '#features/surplus/surplus.tsx';
import { metaOf } from '#frame/meta.ts';

export const meta = () =>
  metaOf(
    'Réduire les impôts',
    'Répartir un excédent entre baisses d’impôts, dette et nouvelles dépenses.',
  );

/** The largest, each whole: the tree splits VAT and fuel duties by who receives them. */
const largestTaxes = [
  {
    id: 'employeurs',
    title: 'Cotisations des employeurs',
    of: ['cotisations_sociales_employeurs'],
  },
  {
    id: 'tva',
    title: 'TVA',
    of: [
      'fiscalite_etat_tva',
      'fiscalite_etat_tva_audiovisuel',
      'cotisations_sociales_tva',
      'recettes_collectivites_tva',
    ],
  },
  { id: 'csg', title: 'CSG', of: ['cotisations_sociales_csg'] },
  { id: 'salaries', title: 'Cotisations des salariés', of: ['cotisations_sociales_salaries'] },
  { id: 'revenu', title: 'Impôt sur le revenu', of: ['fiscalite_etat_impot_revenu'] },
  { id: 'societes', title: 'Impôt sur les sociétés', of: ['fiscalite_etat_impot_societes'] },
  { id: 'fonciere', title: 'Taxe foncière', of: ['recettes_collectivites_taxe_fonciere'] },
  {
    id: 'carburants',
    title: 'Accise sur les carburants',
    of: ['fiscalite_etat_carburants', 'recettes_collectivites_carburants'],
  },
];

export default function SurplusRoute() {
  const { ballot, open } = useBallot();
  useEffect(open, [open]);
  if (ballot === null) return <SurplusPage>{null}</SurplusPage>;
  const { ledger } = ballot.history.present;
  const { baseline } = ballot.edition;
  const balance = balanceOf(ledger, baseline);
  return (
    <SurplusPage>
      {balance > 0 ? (
        <SurplusSpread surplus={balance} taxes={taxesOf(ballot.edition)} baseline={baseline} />
      ) : (
        <NoSurplus ledger={ledger} balance={balance} baseline={baseline} />
      )}
    </SurplusPage>
  );
}

function taxesOf({ budget }: Edition): readonly Tax[] {
  return largestTaxes.map(({ id, title, of }) => ({
    id,
    title,
    amount: sumOf(of.flatMap((line) => budget.lines.get(line)?.amount ?? [])),
  }));
}
