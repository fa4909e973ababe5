import { expect, it } from 'vitest';
import { assumptionOf } from './assumption.ts';
import { isChecked } from './status.ts';
import { STATUSES, type LevyId, type LevyOptions, type Status } from './status.ts';

it.each<[LevyId, Status, LevyOptions, string | null]>([
  ['impot_revenu', 'employee', {}, 'one-part'],
  ['impot_revenu', 'employee', { knownTax: 0 }, null],
  ['atmp_employeur', 'executive', {}, 'mean-rate'],
  ['forfait_social', 'employee', {}, 'health-cover'],
  ['vieillesse_salarie', 'employee', {}, null],
  ['pension_etat_retenue', 'state-agent', {}, 'bonus-share'],
  ['pension_etat_retenue', 'state-agent', { bonusShare: 0.15 }, null],
  ['csg_activite', 'local-agent', {}, null],
  ['crds', 'local-agent', {}, null],
  ['csg_pension_66', 'private-retiree', {}, 'this-pension-alone'],
  ['maladie_pension', 'private-retiree', {}, 'supplementary-share'],
  ['maladie_pension', 'private-retiree', { supplementaryShare: 0.2 }, 'this-pension-alone'],
  ['csg_chomage', 'jobseeker', {}, 'former-wage'],
  ['csg_activite', 'micro-sales', {}, null],
])('[P15] %s of %s with %j rests on %s', (levy, status, options, assumption) => {
  expect(assumptionOf(levy, status, options)).toBe(assumption);
});

it('[P15] says which statuses an independent model checks', () => {
  expect(STATUSES.filter((status) => !isChecked(status))).toEqual([
    'state-agent',
    'local-agent',
    'private-retiree',
    'public-retiree',
    'jobseeker',
  ]);
});
