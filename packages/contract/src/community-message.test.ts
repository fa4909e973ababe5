import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import {
  ballotRequestSchema,
  REFUSAL_STATUSES,
  refusalSchema,
  type BallotRequest,
} from './community-message.ts';

const part = { slot: 7, r: 'A'.repeat(22), codes: 'A'.repeat(102) };
const isRequest = (value: unknown) => Value.Check(ballotRequestSchema, value);

describe('a request', () => {
  it('adds, removes, or replaces', () => {
    const requests: BallotRequest[] = [
      { add: part },
      { remove: part },
      { add: part, remove: part },
    ];
    expect(requests.every(isRequest)).toBe(true);
  });

  it.each([
    ['nothing to do', {}],
    ['a slot beyond 32 bits', { add: { ...part, slot: 2 ** 32 } }],
    ['random bits cut short', { add: { ...part, r: 'A'.repeat(21) } }],
    ['another alphabet', { add: { ...part, codes: 'A+/=' } }],
    ['anything more', { add: { ...part, name: 'x' } }],
    ['a ballot longer than any deck', { add: { ...part, codes: 'A'.repeat(341) } }],
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
