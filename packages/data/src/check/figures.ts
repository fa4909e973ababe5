import type { Dossier } from '../read/dossier.ts';
import { inMillions, type Problem } from '../read/problem.ts';
import { eurosOf } from '../read/table.ts';

/** The figures that the rules of the game and the methodology page read. */
const REQUIRED = [
  'deficit_reference',
  'depenses_nettes',
  'recettes_nettes',
  'total_brut',
  'transferts_deduits',
  'transferts_total',
  'deficit_etat_premier_semestre',
  'budget_etat',
  'deficit_etat_loi',
  'population_adultes',
  'population_habitants',
  'dette_publique',
  'taux_interet',
  'deficit_par_habitant',
  'deficit_part_pib',
  'solde_etat',
  'solde_collectivites',
  'solde_securite_sociale',
  'solde_operateurs',
  'solde_ecart',
  'deficit_constate',
  'depenses_constatees',
  'recettes_constatees',
  'dette_avant',
  'dette_constatee',
  'pib',
];
const SPLIT = REQUIRED.filter((id) => id.startsWith('solde_'));

/** The figures of the edition are there and agree with one another. */
export function checkFigures({ edition, ...dossier }: Dossier): Problem[] {
  const { file, content, lineOf } = edition.record;
  const { chiffres, controles, lois } = content;
  const said = (path: (string | number)[], message: string) => ({
    file,
    line: lineOf(path),
    message,
  });
  const missing = REQUIRED.filter((id) => !Object.hasOwn(chiffres, id));
  if (missing.length > 0) {
    return missing.map((id) => said(['chiffres'], `Il manque le chiffre « ${id} » : ajoutez-le.`));
  }
  const valueOf = (id: string) => eurosOf(chiffres[id]?.valeur ?? Number.NaN);
  const split = SPLIT.reduce((sum, id) => sum + valueOf(id), 0);
  const deficit = valueOf('deficit_reference');
  const known = new Set(Object.keys(edition.sources.content.sources));
  const debt = controles.ligne_charge_dette;
  return [
    ...(dossier.lineOf(debt) !== undefined
      ? []
      : [
          said(
            ['controles', 'ligne_charge_dette'],
            `ligne_charge_dette : « ${debt} » n’est pas une ligne.`,
          ),
        ]),
    ...controles.lignes_interets.flatMap((id, index) =>
      dossier.lineOf(id) !== undefined
        ? []
        : [
            said(
              ['controles', 'lignes_interets', index],
              `lignes_interets : « ${id} » n’est pas une ligne.`,
            ),
          ],
    ),
    ...lois.flatMap(({ source }, index) =>
      known.has(source)
        ? []
        : [said(['lois', index], `La source « ${source} » n’existe pas : ajoutez-la.`)],
    ),
    ...(split === -deficit
      ? []
      : [
          said(
            ['chiffres', 'solde_etat'],
            `Les soldes font ${inMillions(split)} au lieu de ${inMillions(-deficit)} : corrigez celui qui a changé.`,
          ),
        ]),
    ...(valueOf('budget_etat') === controles.budget_general_euros
      ? []
      : [
          said(
            ['chiffres', 'budget_etat'],
            `budget_etat vaut ${inMillions(valueOf('budget_etat'))} et controles ${inMillions(controles.budget_general_euros)} : accordez les deux.`,
          ),
        ]),
  ];
}
