import type { Budget } from '@nosmilliards/domain/budget/budget';
import { sumOf, type Millions } from '@nosmilliards/domain/money/money';

/** A tax or a spending, to be given a part of the surplus. */
export type Choosable = { readonly id: string; readonly title: string; readonly amount: Millions };

/** The largest taxes, each whole: the tree splits VAT and fuel duties by recipient. */
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

/** Throws when the edition lacks a line: leaving it out would silently lower a tax. */
export function largestTaxesOf({ lines }: Pick<Budget, 'lines'>): readonly Choosable[] {
  return largestTaxes.map(({ id, title, of }) => ({
    id,
    title,
    amount: sumOf(
      of.map((lineId) => {
        const line = lines.get(lineId);
        if (line === undefined) throw new Error(`The tax "${id}" names an unknown line: ${lineId}`);
        return line.amount;
      }),
    ),
  }));
}
