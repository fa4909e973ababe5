import type { Headcount } from './parameters.ts';

/** In the order they are offered. */
export const STATUSES = [
  'employee',
  'executive',
  'state-agent',
  'local-agent',
  'private-retiree',
  'public-retiree',
  'jobseeker',
  'micro-sales',
  'micro-services',
  'micro-professional',
] as const;
export type Status = (typeof STATUSES)[number];

/** Statuses that are paid in one way, and that one set of words fits. */
export type Family = 'employee' | 'agent' | 'retiree' | 'jobseeker' | 'micro';

const FAMILY_OF: Readonly<Record<Status, Family>> = {
  employee: 'employee',
  executive: 'employee',
  'state-agent': 'agent',
  'local-agent': 'agent',
  'private-retiree': 'retiree',
  'public-retiree': 'retiree',
  jobseeker: 'jobseeker',
  'micro-sales': 'micro',
  'micro-services': 'micro',
  'micro-professional': 'micro',
};

export function familyOf(status: Status): Family {
  return FAMILY_OF[status];
}

export type LevyOptions = {
  readonly headcount?: Headcount;
  /** Of the family quotient; one person, one part, unless said. */
  readonly parts?: number;
  readonly couple?: boolean;
  /** Income tax of the month, read on the payslip: replaces the computed one. */
  readonly knownTax?: number;
  readonly bonusShare?: number;
  readonly supplementaryShare?: number;
  readonly healthCover?: number;
};

/** Who hands the money over; the rules do not say who bears it in the end. */
export type Payer = 'person' | 'employer';

/** Its funds are in `repartition.csv`. */
export const LEVY_IDS = [
  'vieillesse_salarie',
  'agirc_arrco_salarie',
  'pension_etat_retenue',
  'cnracl_retenue',
  'rafp_agent',
  'retraite_chomage',
  'maladie_micro',
  'invalidite_micro',
  'vieillesse_micro',
  'complementaire_micro',
  'csg_activite',
  'csg_pension_83',
  'csg_pension_66',
  'csg_pension_38',
  'csg_chomage',
  'crds',
  'casa',
  'maladie_pension',
  'impot_revenu',
  'maladie_employeur',
  'vieillesse_employeur',
  'famille_employeur',
  'atmp_employeur',
  'csa',
  'chomage_employeur',
  'agirc_arrco_employeur',
  'pension_etat_employeur',
  'cnracl_employeur',
  'rafp_employeur',
  'fnal',
  'formation',
  'apprentissage',
  'ags',
  'construction',
  'forfait_social',
  'chambres',
] as const;
export type LevyId = (typeof LEVY_IDS)[number];

/** What one payer hands over for one levy, in euros per month. */
export type LevyRow = { readonly levy: LevyId; readonly payer: Payer; readonly amount: number };

/** What a status makes of a gross amount, before income tax. */
export type Draft = {
  readonly rows: readonly LevyRow[];
  readonly taxable: number;
  /** Private cover and joint funds: not public administrations. */
  readonly outsidePerson: number;
  readonly outsideEmployer: number;
  readonly income: 'wages' | 'pensions' | 'micro';
};

export function fromPerson(levy: LevyId, amount: number): LevyRow {
  return { levy, payer: 'person', amount };
}

export function fromEmployer(levy: LevyId, amount: number): LevyRow {
  return { levy, payer: 'employer', amount };
}

export function paidBy(payer: Payer, rows: readonly LevyRow[]): number {
  return rows.reduce((sum, row) => (row.payer === payer ? sum + row.amount : sum), 0);
}

/** Whose amounts an independent model gives too: the others rest on our reading of the texts. */
export function isChecked(status: Status): boolean {
  const family = familyOf(status);
  return family === 'employee' || family === 'micro';
}
