import { REFUSAL_STATUSES } from '@nosmilliards/contract/community-message';
import { expect, it } from 'vitest';
import { refusalOf, slotOf } from './totals-api.ts';

const slot = { edition: 2025, cards: 76, slot: 3 };

it('reads a slot, and nothing more than it says', () => {
  expect(slotOf({ ...slot, more: 1 })).toEqual(slot);
});

it.each([
  ['a page', '<h1>502</h1>'],
  ['nothing', null],
  ['a list', []],
  ['a year that is not one', { ...slot, edition: '2025' }],
  ['no card', { ...slot, cards: 0 }],
  ['more cards than bytes', { ...slot, cards: 256 }],
  ['half a slot', { ...slot, slot: 1.5 }],
  ['a slot beyond 32 bits', { ...slot, slot: 2 ** 32 }],
])('takes %s for no slot', (_what, answer) => {
  expect(slotOf(answer)).toBeNull();
});

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
