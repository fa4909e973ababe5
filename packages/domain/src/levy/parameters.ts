/**
 * The law of one year, given by the edition: rates are fractions, amounts are euros per month
 * unless their name says otherwise. No rule of this folder holds a rate of its own.
 */
export type LevyParameters = {
  /** Monthly ceiling of the Sécurité sociale. */
  readonly ceiling: number;
  readonly minimumWage: number;
  readonly csg: CsgParameters;
  readonly employee: EmployeeParameters;
  readonly relief: ReliefParameters;
  readonly stateAgent: AgentParameters;
  readonly localAgent: AgentParameters;
  readonly retiree: RetireeParameters;
  readonly jobseeker: JobseekerParameters;
  readonly micro: Readonly<Record<MicroActivity, MicroParameters>>;
  readonly tax: TaxScale;
  /** The share of the disposable income that VAT takes: from the least to the most. */
  readonly vat: readonly [low: number, high: number];
};

export type CsgParameters = {
  readonly rate: number;
  readonly deductible: number;
  readonly crds: number;
  /** Left out of the base, for professional expenses, up to this many ceilings. */
  readonly expenses: number;
  readonly expensesCeilings: number;
};

/** Up to the ceiling, above it, and on everything once pay exceeds the ceiling. */
type Bands = { readonly first: number; readonly second: number; readonly balance: number };
type OldAge = { readonly capped: number; readonly whole: number };
/** The reduced rate holds up to this many minimum wages, included. */
type Stepped = { readonly full: number; readonly reduced: number; readonly upTo: number };

export const HEADCOUNTS = ['under-11', 'from-11', 'from-50'] as const;
/** How many people the employer employs. */
export type Headcount = (typeof HEADCOUNTS)[number];

export type EmployeeParameters = {
  readonly oldAge: { readonly person: OldAge; readonly employer: OldAge };
  readonly supplementary: {
    readonly person: Bands;
    readonly employer: Bands;
    readonly ceilings: number;
  };
  readonly health: Stepped;
  readonly family: Stepped;
  readonly accidents: number;
  readonly autonomy: number;
  readonly unemployment: { readonly rate: number; readonly ceilings: number };
  readonly wageGuarantee: number;
  /** Up to the ceiling under 50 people, on everything from 50 on. */
  readonly housing: { readonly under50: number; readonly from50: number };
  readonly training: { readonly under11: number; readonly from11: number };
  readonly apprenticeship: number;
  readonly construction: number;
  readonly socialPackage: number;
  readonly socialDialogue: number;
  readonly executives: {
    readonly person: number;
    readonly employer: number;
    /** Life cover, paid by the employer up to the ceiling. */
    readonly lifeCover: number;
  };
  /** Assumed, both halves together. */
  readonly healthCover: number;
};

export type ReliefParameters = {
  readonly under50: number;
  readonly from50: number;
  /** In minimum wages. */
  readonly exit: number;
  readonly decimals: number;
  /** What the coefficient is made of, the housing fund aside. */
  readonly parts: {
    readonly health: number;
    readonly oldAge: number;
    readonly family: number;
    readonly accidents: number;
    readonly autonomy: number;
    readonly unemployment: number;
    readonly supplementary: number;
  };
};

export type AgentParameters = {
  readonly withheld: number;
  readonly pension: number;
  readonly disability: number;
  readonly health: number;
  readonly family: number;
  readonly autonomy: number;
  readonly housing: number;
  /** On bonuses, up to a share of the base pay; the agent and the employer pay as much. */
  readonly additional: { readonly rate: number; readonly upTo: number };
  /** Assumed share of bonuses in the gross pay. */
  readonly bonusShare: number;
};

export type PensionStep = {
  readonly levy: 'csg_pension_83' | 'csg_pension_66' | 'csg_pension_38';
  readonly rate: number;
  readonly deductible: number;
  /** Reference income from which it applies, for one part and for each half part more; per year. */
  readonly fromYear: number;
  readonly halfPartYear: number;
  /** Whether Casa and the health contribution apply too. */
  readonly isFull: boolean;
};

export type RetireeParameters = {
  /** Highest rate first. */
  readonly steps: readonly PensionStep[];
  readonly crds: number;
  readonly casa: number;
  /** On the supplementary pension only. */
  readonly health: number;
  /** Assumed share of the supplementary pension. */
  readonly supplementaryShare: number;
};

export type JobseekerParameters = {
  /** On the former daily wage, which the allowance is assumed to be a share of. */
  readonly pension: number;
  readonly allowanceShare: number;
  readonly csg: number;
  readonly deductible: number;
  readonly pensionFloorDay: number;
  readonly csgFloorDay: number;
};

export const MICRO_ACTIVITIES = ['sales', 'services', 'professional'] as const;
export type MicroActivity = (typeof MICRO_ACTIVITIES)[number];

export type MicroParameters = {
  readonly rate: number;
  readonly training: number;
  readonly chamber: number;
  /** Share of the turnover that is not income, and its least amount in a year. */
  readonly allowance: number;
  readonly leastAllowanceYear: number;
  /** Shares of `rate`; CSG and CRDS are what is left. */
  readonly split: {
    readonly health: number;
    readonly disability: number;
    readonly oldAge: number;
    readonly supplementary: number;
  };
};

type Bounds = readonly [min: number, max: number];

/** Income tax of one year; euros per year. */
export type TaxScale = {
  readonly brackets: readonly (readonly [from: number, rate: number])[];
  readonly discount: { readonly rate: number; readonly single: number; readonly couple: number };
  readonly halfPart: number;
  readonly allowance: { readonly rate: number; readonly wages: Bounds; readonly pensions: Bounds };
};
