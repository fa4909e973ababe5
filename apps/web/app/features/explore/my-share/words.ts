import type { Assumption } from '@nosmilliards/domain/levy/assumption';
import type { Headcount } from '@nosmilliards/domain/levy/parameters';
import type { View } from '@nosmilliards/domain/levy/spread';
import type { Family, LevyId, Status } from '@nosmilliards/domain/levy/status';
import type { Baseline } from '@nosmilliards/domain/budget/baseline';
import { formatCount } from '@nosmilliards/domain/money/format';
import { magnitudeOf } from '@nosmilliards/domain/money/money';
import type { MyShareData } from './my-share-data.ts';

/** As they are asked, in the order of the domain. */
export const STATUS_LABELS: Readonly<Record<Status, string>> = {
  employee: 'Salarié du privé',
  executive: 'Salarié du privé, cadre',
  'state-agent': 'Agent titulaire de l’État',
  'local-agent': 'Agent titulaire, territorial ou hospitalier',
  'private-retiree': 'Retraité du privé',
  'public-retiree': 'Retraité du public',
  jobseeker: 'Au chômage indemnisé',
  'micro-sales': 'Micro-entrepreneur, vente',
  'micro-services': 'Micro-entrepreneur, services',
  'micro-professional': 'Micro-entrepreneur, profession libérale',
};

export const FAMILY_WORDS: Readonly<
  Record<
    Family,
    {
      /** Label of the amount. */
      readonly amount: string;
      /** Said where the rows of an employer would be. */
      readonly noEmployer: string;
    }
  >
> = {
  employee: { amount: 'Votre net du mois, avant impôt', noEmployer: '' },
  agent: { amount: 'Votre net du mois, avant impôt', noEmployer: '' },
  retiree: {
    amount: 'Votre pension nette du mois, avant impôt',
    noEmployer: 'Une pension n’a pas de part d’employeur.',
  },
  jobseeker: {
    amount: 'Votre allocation nette du mois, avant impôt',
    noEmployer: 'Une allocation n’a pas de part d’employeur.',
  },
  micro: {
    amount: 'Votre chiffre d’affaires du mois',
    noEmployer: 'Une micro-entreprise n’a pas de part d’employeur.',
  },
};

const LEVIES: Readonly<Record<LevyId, string>> = {
  vieillesse_salarie: 'Retraite de base',
  agirc_arrco_salarie: 'Retraite complémentaire',
  pension_etat_retenue: 'Retenue pour pension',
  cnracl_retenue: 'Retenue pour pension',
  rafp_agent: 'Retraite additionnelle',
  retraite_chomage: 'Retraite complémentaire',
  maladie_micro: 'Assurance maladie',
  invalidite_micro: 'Invalidité et décès',
  vieillesse_micro: 'Retraite de base',
  complementaire_micro: 'Retraite complémentaire',
  csg_activite: 'CSG',
  csg_pension_83: 'CSG',
  csg_pension_66: 'CSG',
  csg_pension_38: 'CSG',
  csg_chomage: 'CSG',
  crds: 'CRDS',
  casa: 'Solidarité pour l’autonomie (Casa)',
  maladie_pension: 'Assurance maladie',
  impot_revenu: 'Impôt sur le revenu',
  maladie_employeur: 'Assurance maladie',
  vieillesse_employeur: 'Retraite de base',
  famille_employeur: 'Allocations familiales',
  atmp_employeur: 'Accidents du travail',
  csa: 'Solidarité pour l’autonomie',
  chomage_employeur: 'Assurance chômage',
  agirc_arrco_employeur: 'Retraite complémentaire',
  pension_etat_employeur: 'Pensions de l’État',
  cnracl_employeur: 'Pensions (CNRACL)',
  rafp_employeur: 'Retraite additionnelle',
  fnal: 'Aide au logement (Fnal)',
  formation: 'Formation professionnelle',
  apprentissage: 'Taxe d’apprentissage',
  ags: 'Garantie des salaires (AGS)',
  construction: 'Effort de construction',
  forfait_social: 'Forfait social',
  chambres: 'Taxe de chambre',
};

export function levyTitleOf(levy: LevyId): string {
  return LEVIES[levy];
}

const ASSUMPTIONS: Readonly<Record<Assumption, string>> = {
  'mean-rate': 'taux moyen des entreprises',
  'health-cover': 'complémentaire santé supposée',
  'bonus-share': 'part moyenne de primes',
  'this-pension-alone': 'pour cette seule pension',
  'supplementary-share': 'part complémentaire moyenne',
  'former-wage': 'd’après l’ancien salaire supposé',
  'one-part': 'une personne, une part',
};

export function assumptionWords(assumption: Assumption): string {
  return ASSUMPTIONS[assumption];
}

export const HEADCOUNT_WORDS: Readonly<Record<Headcount, string>> = {
  'under-11': 'moins de 11 salariés',
  'from-11': 'de 11 à 49 salariés',
  'from-50': '50 salariés ou plus',
};

export const VIEW_WORDS: Readonly<
  Record<View, { readonly title: string; readonly text: string; readonly caption: string }>
> = {
  'by-fund': {
    title: 'Par caisse',
    text: 'Chaque prélèvement va à la caisse que la loi nomme\u00A0: une cotisation vieillesse paie les pensions versées cette année. La CRDS et une part de CSG remboursent la dette sociale et en paient les intérêts\u202F; le remboursement n’est pas une dépense du budget.',
    caption: 'Où ça va, par caisse',
  },
  common: {
    title: 'Tout mis en commun',
    text: 'Comme si tout allait dans un seul pot, partagé comme toute la dépense publique, lignes techniques comprises.',
    caption: 'Où ça va, tout mis en commun',
  },
};

/** What the sums leave out. */
export const NOT_COUNTED: readonly string[] = [
  'taxe foncière, taxe d’habitation, droits de mutation et de succession',
  'accises sur les carburants, le tabac, l’alcool et l’énergie',
  'impôt sur les sociétés et autres impôts des entreprises',
  'versement mobilité, qui dépend de la commune',
  'prélèvements sur l’épargne et le capital',
  'complémentaire santé, prévoyance, Apec\u00A0: elles ne vont pas à une administration publique',
  'réductions et crédits d’impôt, contribution sur les hauts revenus',
  'heures supplémentaires, temps partiel, apprentis, contractuels publics, militaires, indépendants au réel, Alsace-Moselle, outre-mer, non-résidents',
];

/** « Sur 1 734 Md€ dépensés, 155 sont empruntés : 9 centimes par euro. » */
export function borrowedWords(baseline: Pick<Baseline, 'netExpenses' | 'balance'>): string {
  const borrowed = magnitudeOf(baseline.balance);
  const cents = formatCount((100 * borrowed) / baseline.netExpenses);
  return `Sur ${formatCount(baseline.netExpenses / 1000)}\u00A0Md€ dépensés, ${formatCount(borrowed / 1000)} sont empruntés\u00A0: ${cents} centimes par euro.`;
}

/** The fund of the social debt pays more than the interests, the only part that is a spending. */
const SOCIAL_DEBT = 'sante_solidarite_interets';

/** A line as a view names it; its own page keeps its title. */
export function destinationTitleOf(id: string, view: View, lines: MyShareData['lines']): string {
  return view === 'by-fund' && id === SOCIAL_DEBT
    ? 'Dette sociale\u00A0: remboursement et intérêts'
    : (lines.get(id)?.title ?? id);
}
