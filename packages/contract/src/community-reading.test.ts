import * as fc from 'fast-check';
import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import {
  ledgerSchema,
  REFUSAL_STATUSES,
  trendsSchema,
  type IntegrityLedger,
  type Trends,
} from './community-message.ts';
import { readLedger, readTrends } from './community-reading.ts';
import { refusedBecause } from './community-words.ts';

const count = fc.nat();
const share = fc.nat(1_000).map((tenths) => tenths / 10);
const verdict = fc.constantFrom(true, false, null);
const head = {
  edition: fc.integer({ min: 2000, max: 2255 }),
  threshold: count,
  lots: fc.record({
    closed: count,
    excluded: count,
    counted: count,
    withdrawn: count,
    refused: count,
  }),
  isExact: verdict,
};
const columns = fc.nat(80).chain((length) => {
  const column = fc.array(share, { minLength: length, maxLength: length });
  return fc.record({
    answered: column,
    keep: column,
    increase: column,
    decrease: column,
    remove: column,
    median: fc.array(fc.option(fc.integer({ min: -100, max: 100 })), {
      minLength: length,
      maxLength: length,
    }),
  });
});
const balances = fc.record({
  from: fc.integer({ min: -1e6, max: 1e6 }),
  step: fc.integer({ min: 1, max: 1e6 }),
  shares: fc.array(share, { minLength: 3, maxLength: 40 }),
});
const trends: fc.Arbitrary<Trends> = fc.oneof(
  fc.record({ ...head, ballots: count, cards: columns, balances }),
  fc.record({
    ...head,
    ballots: fc.constant(null),
    cards: fc.constant(null),
    balances: fc.constant(null),
  }),
);
const counts = {
  counted: count,
  withdrawn: count,
  repeated: count,
  refused: fc.dictionary(
    fc.string().filter((name) => name !== '__proto__'),
    count,
  ),
};
const ledger: fc.Arbitrary<IntegrityLedger> = fc.record({
  edition: head.edition,
  isExact: verdict,
  lots: fc.array(
    fc.oneof(
      fc.record({ lot: count, closedAt: fc.string(), ...counts }),
      fc.record({ lot: count, closedAt: fc.string(), ...counts, excludedBecause: fc.string() }),
    ),
    { maxLength: 8 },
  ),
  earlier: fc.array(
    fc.record({ month: fc.constantFrom('2026-03', '2027-12'), lots: count, ...counts }),
    { maxLength: 3 },
  ),
});

/** The document with any value replaced or removed. */
function damaged(value: unknown, at: number, by: unknown): unknown {
  const places: [object, string][] = [];
  const copy: unknown = structuredClone({ value });
  const walk = (one: unknown) => {
    if (typeof one !== 'object' || one === null) return;
    for (const [key, child] of Object.entries(one)) {
      places.push([one, key]);
      walk(child);
    }
  };
  walk(copy);
  const [parent, key] = places[at % places.length] ?? [{}, ''];
  if (by === undefined) Reflect.deleteProperty(parent, key);
  else Object.defineProperty(parent, key, { value: by, enumerable: true });
  return Reflect.get(Object(copy), 'value');
}

describe.each([
  ['the totals', readTrends, trendsSchema, trends],
  ['the ledger', readLedger, ledgerSchema, ledger],
] as const)('%s', (_name, read, schema, documents) => {
  it('are read as the service writes them', () => {
    fc.assert(
      fc.property(documents, (document) => {
        expect(Value.Check(schema, document)).toBe(true);
        expect(read(JSON.stringify(document))).toEqual(JSON.parse(JSON.stringify(document)));
      }),
    );
  });

  it('are refused once changed, unless the schema still allows them', () => {
    let refused = 0;
    fc.assert(
      fc.property(
        documents,
        fc.nat(),
        fc.option(fc.jsonValue(), { nil: undefined }),
        (document, at, by) => {
          const text = JSON.stringify(damaged(document, at, by)) ?? '';
          const found = read(text);
          refused += found === null ? 1 : 0;
          expect(found === null || Value.Check(schema, found)).toBe(true);
        },
      ),
      { numRuns: 2_000 },
    );
    expect(refused).toBeGreaterThan(500);
  });

  it('are refused for any other text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(read(text)).toBeNull();
      }),
    );
  });

  it('are read without unknown properties', () => {
    fc.assert(
      fc.property(documents, (document) => {
        const found = read(JSON.stringify({ ...document, more: 1 }));
        expect(found).toEqual(JSON.parse(JSON.stringify(document)));
      }),
    );
  });
});

it('refuses columns of different lengths, and partial totals', () => {
  const [document] = fc.sample(
    trends.filter(({ cards }) => (cards?.keep.length ?? 0) > 0),
    1,
  );
  const { cards } = document ?? {};
  const shorter = { ...cards, remove: cards?.remove.slice(1) };
  expect(readTrends(JSON.stringify(document))).not.toBeNull();
  expect(readTrends(JSON.stringify({ ...document, cards: shorter }))).toBeNull();
  expect(readTrends(JSON.stringify({ ...document, ballots: null }))).toBeNull();
});

it('has words for each refusal', () => {
  const words = Object.keys(REFUSAL_STATUSES).map(refusedBecause);
  expect(new Set(words).size).toBe(words.length);
  expect(Object.keys(REFUSAL_STATUSES)).not.toEqual(expect.arrayContaining(words));
  expect(refusedBecause('of-a-later-release')).toBe('of-a-later-release');
});
