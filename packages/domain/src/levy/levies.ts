import { civilServant } from './civil-servant.ts';
import { monthlyTaxOf } from './income-tax.ts';
import { jobseeker } from './jobseeker.ts';
import { micro } from './micro.ts';
import type { LevyParameters } from './parameters.ts';
import { privateEmployee } from './private-employee.ts';
import { retiree } from './retiree.ts';
import {
  familyOf,
  fromPerson,
  paidBy,
  type Draft,
  type LevyOptions,
  type LevyRow,
  type Status,
} from './status.ts';

/** Euros per month. */
export type Levies = {
  /** Pay and bonuses, pension, allowance, or turnover. */
  readonly gross: number;
  /** Before income tax, as it is paid out. */
  readonly net: number;
  readonly taxable: number;
  readonly incomeTax: number;
  readonly employerCost: number;
  /** What goes to public administrations; no row is nil. */
  readonly rows: readonly LevyRow[];
  /** Private cover and joint funds: not public administrations. */
  readonly outside: number;
  readonly disposable: number;
  /** Never added to the rows: it depends on what is bought. */
  readonly vat: readonly [low: number, high: number];
};

/** Where the general reduction takes a whole contribution, floating point leaves ±1e-14 €. */
const NIL = 1e-9;

export function leviesOfGross(
  status: Status,
  gross: number,
  parameters: LevyParameters,
  options: LevyOptions = {},
): Levies {
  const draft = draftOf(status, gross, parameters, options);
  const incomeTax = monthlyTaxOf(draft, parameters.tax, options);
  const net = netOf(draft, gross);
  const disposable = net - incomeTax;
  const [low, high] = parameters.vat;
  return {
    gross,
    net,
    taxable: draft.taxable,
    incomeTax,
    employerCost: gross + paidBy('employer', draft.rows) + draft.outsideEmployer,
    rows: [...draft.rows, fromPerson('impot_revenu', incomeTax)].filter(
      ({ amount }) => amount > NIL,
    ),
    outside: draft.outsidePerson + draft.outsideEmployer,
    disposable,
    vat: [low * disposable, high * disposable],
  };
}

/** A micro-entrepreneur knows a turnover, everybody else what arrives on an account. */
export function isTurnover(status: Status): boolean {
  return familyOf(status) === 'micro';
}

/** From what a person types. */
export function leviesOfTyped(
  status: Status,
  amount: number,
  parameters: LevyParameters,
  options: LevyOptions = {},
): Levies {
  const leviesOf = isTurnover(status) ? leviesOfGross : leviesOfNet;
  return leviesOf(status, amount, parameters, options);
}

/** What is left before income tax, of what a person types: no tax is higher. */
export function netOfTyped(status: Status, amount: number, parameters: LevyParameters): number {
  return isTurnover(status) ? leviesOfGross(status, amount, parameters).net : amount;
}

/** Small enough to skip no threshold that matters, large enough to reach any pay at once. */
const STEP = 1.002;
/** A hundredth of a cent. */
const PRECISION = 1e-4;

/**
 * From the net before tax: the lowest gross that gives it, found upwards. Just above the ceiling
 * and above a threshold of CSG on pensions, a higher gross would give the same net.
 */
export function leviesOfNet(
  status: Status,
  net: number,
  parameters: LevyParameters,
  options: LevyOptions = {},
): Levies {
  const givesLess = (gross: number) =>
    netOf(draftOf(status, gross, parameters, options), gross) < net;
  const { ceiling } = parameters;
  let low = net;
  let high = net;
  while (givesLess(high)) {
    low = high;
    high *= STEP;
    if (low < ceiling && ceiling < high) high = ceiling;
  }
  while (high - low > PRECISION) {
    const middle = (low + high) / 2;
    if (givesLess(middle)) low = middle;
    else high = middle;
  }
  return leviesOfGross(status, high, parameters, options);
}

function netOf({ rows, outsidePerson }: Draft, gross: number): number {
  return gross - paidBy('person', rows) - outsidePerson;
}

function draftOf(
  status: Status,
  gross: number,
  parameters: LevyParameters,
  options: LevyOptions,
): Draft {
  switch (status) {
    case 'employee':
    case 'executive':
      return privateEmployee(gross, status === 'executive', parameters, options);
    case 'state-agent':
      return civilServant(gross, 'stateAgent', parameters, options);
    case 'local-agent':
      return civilServant(gross, 'localAgent', parameters, options);
    case 'private-retiree':
    case 'public-retiree':
      return retiree(gross, status === 'private-retiree', parameters, options);
    case 'jobseeker':
      return jobseeker(gross, parameters);
    case 'micro-sales':
      return micro(gross, 'sales', parameters);
    case 'micro-services':
      return micro(gross, 'services', parameters);
    case 'micro-professional':
      return micro(gross, 'professional', parameters);
  }
}
