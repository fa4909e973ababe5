import type { Ballot, BallotAction } from './game/ballot.ts';
import { act, NEW_BALLOT } from './game/ballot.ts';
import type { Baseline } from './budget/baseline.ts';
import { budgetOf } from './budget/budget.ts';
import { communeOf, rowOf, type Commune } from './commune/commune.ts';
import type { FaceUpCard } from './vote/card.ts';
import { editionOf, type Edition } from './game/edition.ts';
import type { Facts } from './game/facts.ts';
import type { Group } from './game/group.ts';
import type { Line } from './budget/line.ts';
import type { LevyParameters } from './levy/parameters.ts';
import { millions } from './money/money.ts';
import type { NormalisedComparison } from './comparison/prebuilt.ts';
import type { Result } from './result.ts';

type LineParts = Omit<Partial<Line>, 'amount'> & { amount?: number };
type CardParts = Omit<Partial<FaceUpCard>, 'amount'> & { amount?: number };

/** Out of the rules' reach: an edition that forgot its figures must not borrow those of 2025. */
export const BASELINE_2025 = {
  year: 2025,
  balance: millions(-155_000),
  netExpenses: millions(1_734_200),
  netRevenues: millions(1_579_200),
  debt: millions(3_100_000),
  gdp: millions(3_000_000),
  interestPercent: 3,
  adults: 53_000_000,
  inhabitants: 67_400_000,
} satisfies Baseline;

export function aLine({ amount = 1000, ...parts }: LineParts = {}): Line {
  const id = parts.id ?? 'defense';
  return {
    id,
    parentId: null,
    side: 'expense',
    level: 1,
    title: id,
    votable: true,
    isTransfer: false,
    isTechnical: false,
    isNiche: false,
    nature: 'officiel',
    paint: 'state',
    ...parts,
    amount: millions(amount),
  };
}

export function aCard({ amount = 1000, ...parts }: CardParts = {}): FaceUpCard {
  const id = parts.id ?? 'ET01';
  return {
    rank: 1,
    id,
    type: 'expense',
    sector: 'etat_central',
    category: 'defense',
    subcategory: 'Défense',
    parentCategory: 'Défense',
    title: id,
    description: '',
    icon: 'shield',
    parentIcon: 'shield',
    constraints: { minReduction: -50, maxIncrease: 50 },
    lineIds: [],
    ...parts,
    amount: millions(amount),
  };
}

export function aNiche(parts: CardParts = {}): FaceUpCard {
  return aCard({
    id: 'NF01',
    type: 'tax_expenditure',
    sector: 'niches_fiscales',
    constraints: { minReduction: -100, maxIncrease: 0 },
    ...parts,
  });
}

export function aRevenue(parts: CardParts = {}): FaceUpCard {
  return aCard({ id: 'RE01', type: 'revenue', sector: 'recettes', ...parts });
}

export function aGroup(parts: Partial<Group> = {}): Group {
  const id = parts.id ?? 'armees';
  return {
    id,
    title: id,
    sentence: '',
    icon: 'shield',
    sector: 'etat_central',
    cardIds: [],
    ...parts,
  };
}

export function aBudget(...lines: Line[]) {
  return budgetOf(lines);
}

/**
 * defense (1) ─ defense_01 (2) ─ defense_01_01 (3, under card ET01), defense_02 (2)
 * impots  (1, revenue) ─ impots_01 (2);   ET02 stands on no line, SS01 is social security.
 */
export function anEdition(
  cards: FaceUpCard[] = someCards(),
  baseline: Baseline = BASELINE_2025,
  groups: readonly Group[] = [],
): Edition {
  const budget = aBudget(
    aLine({ id: 'defense', amount: 60_000 }),
    aLine({ id: 'defense_01', parentId: 'defense', level: 2, amount: 40_000 }),
    aLine({ id: 'defense_01_01', parentId: 'defense_01', level: 3, amount: 30_000 }),
    aLine({ id: 'defense_02', parentId: 'defense', level: 2, amount: 20_000 }),
    aLine({ id: 'impots', side: 'revenue', amount: 100_000 }),
    aLine({ id: 'impots_01', side: 'revenue', parentId: 'impots', level: 2, amount: 90_000 }),
  );
  return editionOf(budget, cards, baseline, undefined, groups);
}

export function someCards(): FaceUpCard[] {
  return [
    aCard({ id: 'ET01', amount: 30_000, lineIds: ['defense_01_01'] }),
    aCard({ id: 'ET02', amount: 10_000 }),
    aCard({ id: 'SS01', amount: 200_000, sector: 'securite_sociale' }),
  ];
}

/** Plays actions that must all be accepted. */
export function played(
  edition: Edition,
  actions: readonly BallotAction[],
  from: Ballot = NEW_BALLOT,
): Ballot {
  let ballot = from;
  for (const action of actions) ballot = must(act(ballot, edition, action)).ballot;
  return ballot;
}

export function must<Value>(result: Result<Value, string>): Value {
  if (!result.ok) throw new Error(`Refused: ${result.reason}`);
  return result.value;
}

export function aComparison(parts: Partial<NormalisedComparison> = {}): NormalisedComparison {
  return {
    id: 'logement-securite',
    title: 'Logement et sécurité',
    description: '',
    budgetA: { name: 'Aides au logement', amount: millions(15_000), icon: '', context: '' },
    budgetB: { name: 'Sécurité intérieure', amount: millions(10_000), icon: '', context: '' },
    impact: '',
    ratio: 1.5,
    category: 'scale',
    ...parts,
  };
}

type FactParts = Omit<Partial<Facts>, 'balance' | 'change'> & {
  balance?: number;
  change?: number;
};

export function someFacts({
  balance = BASELINE_2025.balance,
  change = 0,
  ...parts
}: FactParts = {}): Facts {
  return {
    initialBalance: BASELINE_2025.balance,
    votedCards: 0,
    totalCards: 10,
    allNichesRemoved: false,
    spendingSpared: true,
    ...parts,
    balance: millions(balance),
    change: millions(change),
  };
}

/** The law of no country: round rates, so that a test can be counted by hand. */
export const SOME_LAW = {
  ceiling: 1000,
  minimumWage: 500,
  csg: { rate: 0.1, deductible: 0.06, crds: 0.01, expenses: 0.02, expensesCeilings: 4 },
  employee: {
    oldAge: { person: { capped: 0.07, whole: 0.01 }, employer: { capped: 0.08, whole: 0.02 } },
    supplementary: {
      person: { first: 0.04, second: 0.1, balance: 0.001 },
      employer: { first: 0.06, second: 0.15, balance: 0.002 },
      ceilings: 8,
    },
    health: { full: 0.13, reduced: 0.07, upTo: 3 },
    family: { full: 0.05, reduced: 0.03, upTo: 4 },
    accidents: 0.02,
    autonomy: 0.003,
    unemployment: { rate: 0.04, ceilings: 4 },
    wageGuarantee: 0.002,
    housing: { under50: 0.001, from50: 0.005 },
    training: { under11: 0.005, from11: 0.01 },
    apprenticeship: 0.007,
    construction: 0.004,
    socialPackage: 0.08,
    socialDialogue: 0.0002,
    executives: { person: 0.0002, employer: 0.0004, lifeCover: 0.015 },
    healthCover: 40,
  },
  relief: {
    under50: 0.3,
    from50: 0.304,
    exit: 1.6,
    decimals: 4,
    parts: {
      health: 0.07,
      oldAge: 0.1,
      family: 0.03,
      accidents: 0.006,
      autonomy: 0.003,
      unemployment: 0.04,
      supplementary: 0.05,
    },
  },
  stateAgent: {
    withheld: 0.1,
    pension: 0.78,
    disability: 0.02,
    health: 0.09,
    family: 0.05,
    autonomy: 0.003,
    housing: 0.005,
    additional: { rate: 0.05, upTo: 0.2 },
    bonusShare: 0.25,
  },
  localAgent: {
    withheld: 0.1,
    pension: 0.3,
    disability: 0.01,
    health: 0.1,
    family: 0.05,
    autonomy: 0.003,
    housing: 0.005,
    additional: { rate: 0.05, upTo: 0.2 },
    bonusShare: 0.2,
  },
  retiree: {
    steps: [
      {
        levy: 'csg_pension_83',
        rate: 0.08,
        deductible: 0.06,
        fromYear: 20_000,
        halfPartYear: 5000,
        isFull: true,
      },
      {
        levy: 'csg_pension_66',
        rate: 0.06,
        deductible: 0.04,
        fromYear: 15_000,
        halfPartYear: 4000,
        isFull: true,
      },
      {
        levy: 'csg_pension_38',
        rate: 0.04,
        deductible: 0.04,
        fromYear: 10_000,
        halfPartYear: 3000,
        isFull: false,
      },
    ],
    crds: 0.005,
    casa: 0.003,
    health: 0.01,
    supplementaryShare: 0.4,
  },
  jobseeker: {
    pension: 0.03,
    allowanceShare: 0.6,
    csg: 0.06,
    deductible: 0.04,
    pensionFloorDay: 24,
    csgFloorDay: 48,
  },
  micro: {
    sales: {
      rate: 0.1,
      training: 0.001,
      chamber: 0.0002,
      allowance: 0.7,
      leastAllowanceYear: 300,
      split: { health: 0.1, disability: 0.04, oldAge: 0.4, supplementary: 0.13 },
    },
    services: {
      rate: 0.2,
      training: 0.001,
      chamber: 0.0004,
      allowance: 0.5,
      leastAllowanceYear: 300,
      split: { health: 0.1, disability: 0.04, oldAge: 0.4, supplementary: 0.13 },
    },
    professional: {
      rate: 0.25,
      training: 0.002,
      chamber: 0,
      allowance: 0.3,
      leastAllowanceYear: 300,
      split: { health: 0.03, disability: 0.04, oldAge: 0.5, supplementary: 0.1 },
    },
  },
  tax: {
    brackets: [
      [10_000, 0.1],
      [30_000, 0.3],
    ],
    discount: { rate: 0.5, single: 800, couple: 1400 },
    halfPart: 1500,
    allowance: { rate: 0.1, wages: [500, 12_000], pensions: [400, 4000] },
  },
  vat: [0.05, 0.12],
} satisfies LevyParameters;

export const COMMUNE_YEARS = [2022, 2023, 2024];

/** The columns of the tables, with round amounts: 1 300 € spent, 1 250 € received. */
const COMMUNE_CELLS = {
  code: '01004',
  nom: 'Ambérieu-en-Bugey',
  epci: '200000001',
  ept: '',
  saut: '',
  population: '1000',
  fct: '1000',
  personnel: '500',
  achats: '300',
  aides: '140',
  interets: '10',
  inv: '300',
  equipement: '200',
  subv_equip: '20',
  rembours: '60',
  rfct: '1100',
  impots: '600',
  taxes: '100',
  etat: '200',
  ventes: '100',
  subv_recues: '50',
  rinv: '150',
  aides_inv: '50',
  emprunts: '80',
  dette: '500',
  taux_2023: '37.25',
  taux_2024: '',
  conso_dep_2024: '1300',
  conso_dette_2024: '500',
};

export const COMMUNE_HEADER = Object.keys(COMMUNE_CELLS).join(';');

export function aCommuneRow(cells: Partial<typeof COMMUNE_CELLS> = {}): string {
  return Object.values({ ...COMMUNE_CELLS, ...cells }).join(';');
}

export function aCommune(cells: Partial<typeof COMMUNE_CELLS> = {}): Commune {
  return communeOf(rowOf(COMMUNE_HEADER, aCommuneRow(cells)), COMMUNE_YEARS);
}

/** Without any account, as the destroyed villages. */
export function anEmptyCommune(code: string): Commune {
  const empty = Object.keys(COMMUNE_CELLS).slice(5, 25);
  return aCommune({ code, ...Object.fromEntries(empty.map((column) => [column, 'x'])) });
}
