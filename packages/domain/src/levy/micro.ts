import type { LevyParameters, MicroActivity } from './parameters.ts';
import { fromPerson, type Draft } from './status.ts';

/** One rate on the turnover, which the law splits between the branches. */
export function micro(
  turnover: number,
  activity: MicroActivity,
  { micro: activities, csg }: LevyParameters,
): Draft {
  const rules = activities[activity];
  const { health, disability, oldAge, supplementary } = rules.split;
  const social = rules.rate * turnover;
  const csgAndCrds = social * (1 - health - disability - oldAge - supplementary);
  const both = csg.rate + csg.crds;
  return {
    rows: [
      fromPerson('maladie_micro', health * social),
      fromPerson('invalidite_micro', disability * social),
      fromPerson('vieillesse_micro', oldAge * social),
      fromPerson('complementaire_micro', supplementary * social),
      fromPerson('csg_activite', (csgAndCrds * csg.rate) / both),
      fromPerson('crds', (csgAndCrds * csg.crds) / both),
      fromPerson('formation', rules.training * turnover),
      fromPerson('chambres', rules.chamber * turnover),
    ],
    taxable: Math.max(
      0,
      turnover - Math.max(rules.allowance * turnover, rules.leastAllowanceYear / 12),
    ),
    outsidePerson: 0,
    outsideEmployer: 0,
    income: 'micro',
  };
}
