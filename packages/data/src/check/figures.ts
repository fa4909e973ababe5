import type { Dossier } from '../read/dossier.ts';
import { inMillions, problemsIn, type Problem } from '../read/problem.ts';
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

const yearsIn = (text: string) => (text.match(/\b\d{4}\b/g) ?? []).map(Number);

/** The figures of the edition are there and agree with one another. */
export function checkFigures({ edition, ...dossier }: Dossier): Problem[] {
  const { record, sources } = edition;
  const { annee, chiffres, controles, lois } = record.content;
  const missing = REQUIRED.filter((id) => !Object.hasOwn(chiffres, id));
  if (missing.length > 0) {
    return problemsIn(
      record,
      ['chiffres'],
      missing.map((id) => `Il manque le chiffre « ${id} » : ajoutez-le.`),
    );
  }
  const valueOf = (id: string) => eurosOf(chiffres[id]?.valeur ?? Number.NaN);
  const split = SPLIT.reduce((sum, id) => sum + valueOf(id), 0);
  const deficit = valueOf('deficit_reference');
  const isLine = (id: string) => dossier.lineOf(id) !== undefined;
  const debt = controles.ligne_charge_dette;
  return [
    ...problemsIn(
      record,
      ['controles', 'ligne_charge_dette'],
      [!isLine(debt) && `ligne_charge_dette : « ${debt} » n’est pas une ligne.`],
    ),
    ...controles.lignes_interets.flatMap((id, index) =>
      problemsIn(
        record,
        ['controles', 'lignes_interets', index],
        [!isLine(id) && `lignes_interets : « ${id} » n’est pas une ligne.`],
      ),
    ),
    ...Object.entries(chiffres).flatMap(([id, figure]) =>
      problemsIn(
        record,
        ['chiffres', id],
        [
          yearsIn(figure.libelle).some((year) => year !== figure.annee) &&
            `Le libellé de « ${id} » dit une autre année que ${figure.annee} : corrigez l’un ou l’autre.`,
        ],
      ),
    ),
    ...lois.flatMap(({ titre, numero, promulgation, source }, index) =>
      problemsIn(
        record,
        ['lois', index],
        [
          !Object.hasOwn(sources.content.sources, source) &&
            `La source « ${source} » n’existe pas : ajoutez-la.`,
          !yearsIn(titre).includes(annee) &&
            `« ${titre} » n’est pas une loi de ${annee} : corrigez son titre.`,
          (!numero.startsWith(promulgation.slice(0, 4)) || promulgation < `${annee - 1}-10`) &&
            `Le numéro ${numero} et la date ${promulgation} ne sont pas ceux d’une loi pour ${annee} : corrigez-les.`,
        ],
      ),
    ),
    ...problemsIn(
      record,
      ['chiffres', 'solde_etat'],
      [
        split !== -deficit &&
          `Les soldes font ${inMillions(split)} au lieu de ${inMillions(-deficit)} : corrigez celui qui a changé.`,
      ],
    ),
    ...problemsIn(
      record,
      ['chiffres', 'budget_etat'],
      [
        valueOf('budget_etat') !== controles.budget_general_euros &&
          `budget_etat vaut ${inMillions(valueOf('budget_etat'))} et controles ${inMillions(controles.budget_general_euros)} : accordez les deux.`,
      ],
    ),
  ];
}
