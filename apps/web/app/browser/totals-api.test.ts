import { challengeSchema, REFUSAL_STATUSES } from '@nosmilliards/contract/community-message';
import * as fc from 'fast-check';
import { Value } from 'typebox/value';
import { expect, it } from 'vitest';
import { challengeOf, refusalOf } from './totals-api.ts';

const challenge = { edition: 2025, cards: 76, slot: 3, seed: 'AAAAAAAAAAA', bits: 15 };

it('reads a challenge as the contract writes it, and nothing else', () => {
  expect(challengeOf(challenge)).toEqual(challenge);
  const near = fc.record({
    edition: fc.oneof(fc.constant(2025), fc.double(), fc.string()),
    cards: fc.oneof(fc.constant(76), fc.integer()),
    slot: fc.oneof(fc.constant(3), fc.integer(), fc.constant(2 ** 32)),
    seed: fc.oneof(fc.constant('AAAAAAAAAAA'), fc.string()),
    bits: fc.oneof(fc.constant(15), fc.integer({ max: 40 })),
  });
  fc.assert(
    fc.property(fc.oneof(near, fc.anything()), (answer) => {
      const read = challengeOf(answer);
      expect(read === null || Value.Check(challengeSchema, read)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

it('knows every refusal of the contract by its name', () => {
  for (const refusal of Object.keys(REFUSAL_STATUSES)) {
    expect(refusalOf({ refusal }, 418)).toBe(refusal);
  }
});

it.each([
  [404, 'not-found'],
  [413, 'too-large'],
  [429, 'too-many'],
  [400, 'malformed'],
  [500, 'unavailable'],
  [502, 'unavailable'],
  [504, 'unavailable'],
])('a server that answers %i in place of the service is %s', (status, refusal) => {
  expect(refusalOf(null, status)).toBe(refusal);
  expect(refusalOf({ refusal: 'toString' }, status)).toBe(refusal);
});
