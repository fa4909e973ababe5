import type { LevyParameters } from './parameters.ts';

/** The base of CSG and CRDS on earnings: professional expenses are left out of its lower part. */
export function earningsBaseOf(gross: number, { csg, ceiling }: LevyParameters): number {
  const reduced = Math.min(gross, csg.expensesCeilings * ceiling);
  return gross - csg.expenses * reduced;
}

/** The part of CSG and CRDS that income tax does not deduct. */
export function taxedPartOf(base: number, { csg }: LevyParameters): number {
  return (csg.rate - csg.deductible + csg.crds) * base;
}
