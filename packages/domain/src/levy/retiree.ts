import { afterAllowanceOf, partsOf } from './income-tax.ts';
import type { LevyParameters, PensionStep } from './parameters.ts';
import { fromPerson, type Draft, type LevyOptions } from './status.ts';

/** The rate of CSG follows the reference income of a household that lives on this pension alone. */
export function retiree(
  gross: number,
  isPrivate: boolean,
  parameters: LevyParameters,
  options: LevyOptions,
): Draft {
  const { retiree: rules, tax } = parameters;
  const share = isPrivate ? (options.supplementaryShare ?? rules.supplementaryShare) : 0;
  const draftAt = (step: PensionStep) => atStep(gross, share * gross, step, parameters);
  const halves = 2 * (partsOf(options).parts - 1);
  const step = rules.steps.find(
    (one) =>
      afterAllowanceOf(12 * draftAt(one).taxable, 'pensions', tax) >=
      one.fromYear + halves * one.halfPartYear,
  );
  return step === undefined ? withoutLevy(gross) : draftAt(step);
}

function atStep(
  gross: number,
  supplementary: number,
  step: PensionStep,
  { retiree: rules }: LevyParameters,
): Draft {
  const health = step.isFull ? rules.health * supplementary : 0;
  return {
    ...withoutLevy(gross),
    rows: [
      fromPerson(step.levy, step.rate * gross),
      fromPerson('crds', rules.crds * gross),
      fromPerson('casa', step.isFull ? rules.casa * gross : 0),
      fromPerson('maladie_pension', health),
    ],
    taxable: gross * (1 - step.deductible) - health,
  };
}

function withoutLevy(gross: number): Draft {
  return { rows: [], taxable: gross, outsidePerson: 0, outsideEmployer: 0, income: 'pensions' };
}
