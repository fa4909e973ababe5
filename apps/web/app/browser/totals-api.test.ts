import { REFUSAL_STATUSES } from '@nosmilliards/contract/community-message';
import { expect, it } from 'vitest';
import { refusalOf } from './totals-api.ts';

it('knows every refusal of the contract by its name', () => {
  for (const refusal of Object.keys(REFUSAL_STATUSES)) {
    expect(refusalOf({ refusal }, 418)).toBe(refusal);
  }
});

it.each([
  [404, 'not-found'],
  [429, 'too-many'],
  [400, 'unavailable'],
  [403, 'unavailable'],
  [405, 'unavailable'],
  [410, 'unavailable'],
  [413, 'unavailable'],
  [415, 'unavailable'],
  [451, 'unavailable'],
  [500, 'unavailable'],
  [502, 'unavailable'],
  [504, 'unavailable'],
])('a server that answers %i in place of the service is %s', (status, refusal) => {
  expect(refusalOf(null, status)).toBe(refusal);
  expect(refusalOf({ refusal: 'toString' }, status)).toBe(refusal);
});
