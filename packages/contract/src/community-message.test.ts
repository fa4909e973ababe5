import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import {
  ballotRequestSchema,
  REFUSAL_STATUSES,
  refusalSchema,
  type BallotRequest,
} from './community-message.ts';

const part = { slot: 7, r: 'A'.repeat(22), codes: 'A'.repeat(102) };
const pow = [1, 2, 3, 4, 5, 6, 7, 2 ** 32 - 1];
const isRequest = (value: unknown) => Value.Check(ballotRequestSchema, value);

describe('a request', () => {
  it('adds, removes, or replaces', () => {
    const requests: BallotRequest[] = [
      { add: part, pow },
      { remove: part, pow },
      { add: part, remove: part, pow },
    ];
    expect(requests.every(isRequest)).toBe(true);
  });

  it.each([
    ['nothing to do', { pow }],
    ['no proof', { add: part, remove: part }],
    ['a proof of seven parts', { add: part, pow: pow.slice(1) }],
    ['a part beyond 32 bits', { add: part, pow: [...pow.slice(1), 2 ** 32] }],
    ['random bits cut short', { add: { ...part, r: 'A'.repeat(21) }, pow }],
    ['another alphabet', { add: { ...part, codes: 'A+/=' }, pow }],
    ['anything more', { add: { ...part, name: 'x' }, pow }],
    ['a ballot longer than any deck', { add: { ...part, codes: 'A'.repeat(341) }, pow }],
  ])('is refused with %s', (_what, request) => {
    expect(isRequest(request)).toBe(false);
  });
});

it('has an error status for each refusal', () => {
  const refusals = Object.entries(REFUSAL_STATUSES);
  expect(refusals.every(([, status]) => status >= 400)).toBe(true);
  expect(refusals.every(([refusal]) => Value.Check(refusalSchema, { refusal }))).toBe(true);
  expect(Value.Check(refusalSchema, { refusal: 'another' })).toBe(false);
});
