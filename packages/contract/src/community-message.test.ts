import { describe, expect, it } from 'vitest';
import {
  ballotRequestSchema,
  currentSlotSchema,
  readTrends,
  REFUSAL_STATUSES,
  refusalSchema,
  type BallotRequest,
  type Trends,
} from './community-message.ts';
import { refusedBecause } from './community-words.ts';
import { readAs } from './schema.ts';

const part = { slot: 7, r: 'A'.repeat(22), codes: 'A'.repeat(102) };
const isRequest = (value: unknown) => readAs(ballotRequestSchema, value) !== null;

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
    ['a ballot longer than any deck', { add: { ...part, codes: 'A'.repeat(341) } }],
  ])('is refused with %s', (_what, request) => {
    expect(isRequest(request)).toBe(false);
  });
});

it('has an error status for each refusal', () => {
  const refusals = Object.entries(REFUSAL_STATUSES);
  expect(refusals.every(([, status]) => status >= 400)).toBe(true);
  expect(refusals.every(([refusal]) => readAs(refusalSchema, { refusal }) !== null)).toBe(true);
  expect(readAs(refusalSchema, { refusal: 'another' })).toBeNull();
});

const slot = { edition: 2025, cards: 76, slot: 3 };

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
  expect(readAs(currentSlotSchema, slot)).toEqual(slot);
  expect(readAs(currentSlotSchema, answer)).toBeNull();
});

it('refuses columns of different lengths, and partial totals', () => {
  const column = [50, 12.5];
  const trends: Trends = {
    edition: 2025,
    threshold: 1000,
    ballots: 1200,
    cards: {
      answered: column,
      keep: column,
      increase: column,
      decrease: column,
      remove: column,
      median: [-5, null],
    },
    balances: { from: -100_000, step: 10_000, shares: [10, 80, 10] },
    lots: { closed: 3, excluded: 0, counted: 1210, withdrawn: 10, refused: 2 },
    isExact: true,
  };
  const none = { ...trends, ballots: null, cards: null, balances: null };
  expect(readTrends(JSON.stringify(trends))).toEqual(trends);
  expect(readTrends(JSON.stringify(none))).toEqual(none);
  expect(readTrends(JSON.stringify({ ...trends, ballots: null }))).toBeNull();
  const shorter = { ...trends.cards, remove: [50] };
  expect(readTrends(JSON.stringify({ ...trends, cards: shorter }))).toBeNull();
});

it('has words for each refusal', () => {
  const words = Object.keys(REFUSAL_STATUSES).map(refusedBecause);
  expect(new Set(words).size).toBe(words.length);
  expect(Object.keys(REFUSAL_STATUSES)).not.toEqual(expect.arrayContaining(words));
  expect(refusedBecause('of-a-later-release')).toBe('of-a-later-release');
});
