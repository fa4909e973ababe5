import { earningsBaseOf, taxedPartOf } from './csg.ts';
import type { LevyParameters } from './parameters.ts';
import { fromEmployer, fromPerson, paidBy, type Draft, type LevyOptions } from './status.ts';

const PENSIONS = {
  stateAgent: ['pension_etat_retenue', 'pension_etat_employeur'],
  localAgent: ['cnracl_retenue', 'cnracl_employeur'],
} as const;

export function civilServant(
  gross: number,
  of: keyof typeof PENSIONS,
  parameters: LevyParameters,
  options: LevyOptions,
): Draft {
  const { csg, [of]: agent } = parameters;
  const [withheld, paid] = PENSIONS[of];
  const bonuses = gross * (options.bonusShare ?? agent.bonusShare);
  const pay = gross - bonuses;
  const additional = agent.additional.rate * Math.min(bonuses, agent.additional.upTo * pay);
  const base = earningsBaseOf(gross, parameters);
  const rows = [
    fromPerson(withheld, agent.withheld * pay),
    fromPerson('rafp_agent', additional),
    fromPerson('csg_activite', csg.rate * base),
    fromPerson('crds', csg.crds * base),
    fromEmployer(paid, (agent.pension + agent.disability) * pay),
    fromEmployer('rafp_employeur', additional),
    fromEmployer('maladie_employeur', agent.health * pay),
    fromEmployer('famille_employeur', agent.family * pay),
    fromEmployer('csa', agent.autonomy * pay),
    fromEmployer('fnal', agent.housing * pay),
  ];
  return {
    rows,
    taxable: gross - paidBy('person', rows) + taxedPartOf(base, parameters),
    outsidePerson: 0,
    outsideEmployer: 0,
    income: 'wages',
  };
}
