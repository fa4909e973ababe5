import type { LevyId, LevyOptions, Status } from './status.ts';

/** What stands for something that nobody told us: a row that rests on it is an estimate. */
export type Assumption =
  | 'mean-rate'
  | 'health-cover'
  | 'bonus-share'
  | 'this-pension-alone'
  | 'supplementary-share'
  | 'former-wage'
  | 'one-part';

/** `null`: the row follows from the law and from what was typed. */
export function assumptionOf(
  levy: LevyId,
  status: Status,
  options: LevyOptions,
): Assumption | null {
  if (levy === 'impot_revenu') return options.knownTax === undefined ? 'one-part' : null;
  switch (status) {
    case 'employee':
    case 'executive':
      if (levy === 'atmp_employeur') return 'mean-rate';
      return levy === 'forfait_social' ? 'health-cover' : null;
    case 'state-agent':
    case 'local-agent': {
      const isOnEverything = levy === 'csg_activite' || levy === 'crds';
      return isOnEverything || options.bonusShare !== undefined ? null : 'bonus-share';
    }
    case 'private-retiree':
    case 'public-retiree':
      return levy === 'maladie_pension' && options.supplementaryShare === undefined
        ? 'supplementary-share'
        : 'this-pension-alone';
    case 'jobseeker':
      return 'former-wage';
    case 'micro-sales':
    case 'micro-services':
    case 'micro-professional':
      return null;
  }
}
