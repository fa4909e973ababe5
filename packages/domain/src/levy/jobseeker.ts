import type { LevyParameters } from './parameters.ts';
import { fromPerson, type Draft } from './status.ts';

const DAYS_IN_MONTH = 365 / 12;

/** Neither levy may bring the allowance below its floor. */
export function jobseeker(gross: number, { jobseeker: rules, csg }: LevyParameters): Draft {
  const pension = Math.min(
    (rules.pension * gross) / rules.allowanceShare,
    Math.max(0, gross - rules.pensionFloorDay * DAYS_IN_MONTH),
  );
  const left = gross - pension;
  const base = left * (1 - csg.expenses);
  const csgLimit = Math.max(0, left - rules.csgFloorDay * DAYS_IN_MONTH);
  const paidCsg = Math.min(rules.csg * base, csgLimit);
  return {
    rows: [
      fromPerson('retraite_chomage', pension),
      fromPerson('csg_chomage', paidCsg),
      fromPerson('crds', Math.min(csg.crds * base, csgLimit - paidCsg)),
    ],
    taxable: left - paidCsg * (rules.deductible / rules.csg),
    outsidePerson: 0,
    outsideEmployer: 0,
    income: 'wages',
  };
}
