import { earningsBaseOf, taxedPartOf } from './csg.ts';
import type { Headcount, LevyParameters } from './parameters.ts';
import {
  fromEmployer,
  fromPerson,
  paidBy,
  type Draft,
  type LevyOptions,
  type LevyRow,
} from './status.ts';

export function privateEmployee(
  gross: number,
  isExecutive: boolean,
  parameters: LevyParameters,
  options: LevyOptions,
): Draft {
  const { employee, csg, ceiling } = parameters;
  const { headcount = 'under-11', healthCover = employee.healthCover } = options;
  const halfCover = healthCover / 2;
  const capped = Math.min(gross, ceiling);
  const insured = Math.min(gross, employee.unemployment.ceilings * ceiling);
  const { person, employer, lifeCover } = employee.executives;
  const paidLifeCover = isExecutive ? lifeCover * capped : 0;
  const base = earningsBaseOf(gross, parameters) + halfCover + paidLifeCover;
  const { oldAge, supplementary } = employee;
  const rows = [
    fromPerson('vieillesse_salarie', oldAge.person.capped * capped + oldAge.person.whole * gross),
    fromPerson('agirc_arrco_salarie', inBands(gross, supplementary.person, parameters)),
    fromPerson('csg_activite', csg.rate * base),
    fromPerson('crds', csg.crds * base),
    ...employerRows(gross, headcount, parameters),
    fromEmployer(
      'forfait_social',
      headcount === 'under-11' ? 0 : employee.socialPackage * (halfCover + paidLifeCover),
    ),
  ];
  const outsidePerson = halfCover + (isExecutive ? person * insured : 0);
  const net = gross - paidBy('person', rows) - outsidePerson;
  return {
    rows,
    // The employer's half of the health cover is taxable, life cover is not (CGI, art. 83, 1° quater).
    taxable: net + taxedPartOf(base, parameters) + halfCover,
    outsidePerson,
    outsideEmployer:
      halfCover +
      paidLifeCover +
      (isExecutive ? employer * insured : 0) +
      employee.socialDialogue * gross,
    income: 'wages',
  };
}

/** Each row less its part of the general reduction. */
function employerRows(
  gross: number,
  headcount: Headcount,
  parameters: LevyParameters,
): readonly LevyRow[] {
  const { employee, relief, ceiling, minimumWage } = parameters;
  const isLarge = headcount === 'from-50';
  const capped = Math.min(gross, ceiling);
  const insured = Math.min(gross, employee.unemployment.ceilings * ceiling);
  const housing = isLarge ? employee.housing.from50 : employee.housing.under50;
  const top = isLarge ? relief.from50 : relief.under50;
  const coefficient = coefficientOf(gross, top, parameters);
  const cut = (part: number) => (part / top) * coefficient * gross;
  const steppedOf = ({ full, reduced, upTo }: typeof employee.health) =>
    (gross <= upTo * minimumWage ? reduced : full) * gross;
  const { parts } = relief;
  const { oldAge, supplementary, training, unemployment } = employee;
  return [
    fromEmployer('maladie_employeur', steppedOf(employee.health) - cut(parts.health)),
    fromEmployer(
      'vieillesse_employeur',
      oldAge.employer.capped * capped + oldAge.employer.whole * gross - cut(parts.oldAge),
    ),
    fromEmployer('famille_employeur', steppedOf(employee.family) - cut(parts.family)),
    fromEmployer('atmp_employeur', employee.accidents * gross - cut(parts.accidents)),
    fromEmployer('csa', employee.autonomy * gross - cut(parts.autonomy)),
    fromEmployer('chomage_employeur', unemployment.rate * insured - cut(parts.unemployment)),
    fromEmployer(
      'agirc_arrco_employeur',
      inBands(gross, supplementary.employer, parameters) - cut(parts.supplementary),
    ),
    fromEmployer('fnal', housing * (isLarge ? gross : capped) - cut(housing)),
    fromEmployer(
      'formation',
      (headcount === 'under-11' ? training.under11 : training.from11) * gross,
    ),
    fromEmployer('apprentissage', employee.apprenticeship * gross),
    fromEmployer('ags', employee.wageGuarantee * insured),
    fromEmployer('construction', isLarge ? employee.construction * gross : 0),
  ];
}

/** Of the general reduction: highest at the minimum wage, nil from `exit` minimum wages on. */
function coefficientOf(gross: number, top: number, parameters: LevyParameters): number {
  const { exit, decimals } = parameters.relief;
  const limit = exit * parameters.minimumWage;
  if (gross >= limit) return 0;
  const scale = 10 ** decimals;
  return Math.round(Math.min(top, (top / (exit - 1)) * (limit / gross - 1)) * scale) / scale;
}

function inBands(
  gross: number,
  { first, second, balance }: LevyParameters['employee']['supplementary']['person'],
  { ceiling, employee }: LevyParameters,
): number {
  const capped = Math.min(gross, employee.supplementary.ceilings * ceiling);
  const below = Math.min(gross, ceiling);
  return first * below + second * (capped - below) + (gross > ceiling ? balance * capped : 0);
}
