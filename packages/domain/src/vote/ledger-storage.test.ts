import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anEdition, must, played } from '../testing.ts';
import { LEDGER_CORRUPT_MESSAGE, parseLedger, serialiseLedger } from './ledger-storage.ts';
import { STORAGE_KEYS } from '../storage-key.ts';
import { changeOf, EMPTY_LEDGER } from './ledger.ts';
import { overlaps } from './territory.ts';

const edition = anEdition();
const { territory } = edition;
const renamed = new Map([
  ['defense_forces', 'defense_02'],
  ['ET99', 'ET02'],
]);
const { ledger } = played(edition, [
  { type: 'cast', id: 'defense', choice: { type: 'increase', percent: 10 }, at: 5 },
  { type: 'cast', id: 'ET02', choice: { type: 'remove' }, at: 6 },
  { type: 'cast', id: 'SS01', choice: { type: 'keep' }, at: 7 },
]);
const stored = (votes: Record<string, unknown>) => JSON.stringify({ votes });
const vote = (parts = {}) => ({ type: 'remove', value: 0, timestamp: 1, ...parts });

describe('ledger storage', () => {
  it('[L9] writes the published shape, in euros', () => {
    expect(STORAGE_KEYS.ledger).toBe('simpleBudgetState');
    expect(JSON.parse(serialiseLedger(ledger, edition) ?? '')).toEqual({
      edition: '2025',
      votes: {
        defense: {
          nodeId: 'defense',
          type: 'increase',
          value: 10,
          originalAmount: 60_000_000_000,
          timestamp: 5,
        },
        ET02: {
          nodeId: 'ET02',
          type: 'remove',
          value: 0,
          originalAmount: 10_000_000_000,
          timestamp: 6,
        },
      },
      totalDeficitChange: 6e9 - 10e9,
    });
  });

  it('[L9] writes nothing without a modification', () => {
    expect(serialiseLedger(EMPTY_LEDGER, edition)).toBeNull();
    const kept = played(edition, [{ type: 'cast', id: 'ET01', choice: { type: 'keep' }, at: 1 }]);
    expect(serialiseLedger(kept.ledger, edition)).toBeNull();
  });

  it('[L10] reads back what it wrote', () => {
    const read = must(parseLedger(serialiseLedger(ledger, edition) ?? '', edition));
    expect(read.dropped).toEqual([]);
    expect(changeOf(read.ledger)).toBe(changeOf(ledger));
    expect([...read.ledger.keys()]).toEqual(['defense', 'ET02']);
  });

  it('[L10] keeps the readable votes and names the others', () => {
    const text = `{"votes":{
      "defense": ${JSON.stringify(vote())},
      "nowhere": ${JSON.stringify(vote())},
      "__proto__": ${JSON.stringify(vote())},
      "constructor": 3,
      "ET01": ${JSON.stringify(vote({ type: 'keep' }))},
      "ET02": ${JSON.stringify(vote({ type: 'increase', value: 'ten' }))},
      "SS01": ${JSON.stringify(vote({ type: 'increase', value: 1e308 }))},
      "defense_02": ${JSON.stringify(vote({ type: 'increase', value: 1e308 }))},
      "impots_01": ${JSON.stringify(vote({ type: 'explode' }))}
    }}`;
    const read = must(parseLedger(text, edition));
    // A percentage that no card allows is brought back to its limit; no line has one.
    expect([...read.ledger.keys()]).toEqual(['defense', 'SS01']);
    expect(Object.fromEntries(read.dropped.map(({ what, why }) => [`${what}!`, why]))).toEqual({
      'nowhere!': 'not-votable',
      '__proto__!': 'not-votable',
      'constructor!': 'unreadable',
      'ET01!': 'unreadable',
      'ET02!': 'unreadable',
      'defense_02!': 'percent-unreadable',
      'impots_01!': 'unreadable',
    });
    expect(Object.hasOwn(Object.prototype, 'type')).toBe(false);
  });

  it('[L10] reads a vote without a date, or with one in words: no date is the oldest', () => {
    const text = stored({
      defense_02: vote({ timestamp: '2025-01-27T10:00:00.000Z' }),
      defense: vote({ timestamp: undefined }),
      ET02: vote({ timestamp: 'hier' }),
    });
    const read = must(parseLedger(text, edition));
    expect([...read.ledger.values()].map(({ id, timestamp }) => [id, timestamp])).toEqual([
      ['ET02', 2],
      ['defense_02', 1_737_972_000_000],
    ]);
    expect(read.dropped).toEqual([{ what: 'defense', why: 'replaced' }]);
  });

  it('[L13] brings a percentage back to the limits of its card, and says so', () => {
    const text = stored({
      ET01: vote({ type: 'increase', value: 90 }),
      ET02: vote({ type: 'decrease', value: 10 }),
      defense_02: vote({ type: 'increase', value: 900 }),
    });
    const { ledger: read, held } = must(parseLedger(text, { territory, renamed }));
    const most = territory.get('ET01')?.constraints?.maxIncrease;
    const choice = { type: 'increase', percent: most };
    expect(read.get('ET01')?.choice).toEqual(choice);
    expect(held).toEqual([{ id: 'ET01', choice, timestamp: 1 }]);
    expect(read.get('ET02')?.choice).toEqual({ type: 'decrease', percent: 10 });
    // A line of the tree has no limits.
    expect(read.get('defense_02')?.choice).toEqual({ type: 'increase', percent: 900 });
  });

  it('[L10] follows an id renamed since, of a line or of a card', () => {
    const text = stored({ defense_forces: vote(), ET99: vote() });
    const read = must(parseLedger(text, { territory, renamed }));
    expect(read.dropped).toEqual([]);
    expect([...read.ledger.keys()]).toEqual(['defense_02', 'ET02']);
    expect(changeOf(read.ledger)).toBe(20_000 + 10_000);
  });

  it('[L10] of two votes that a renaming brings to one line, the newest stays', () => {
    const older = vote({ type: 'increase', value: 10, timestamp: 3 });
    const text = stored({ defense_02: older, defense_forces: vote({ timestamp: 9 }) });
    expect(changeOf(must(parseLedger(text, { territory, renamed })).ledger)).toBe(20_000);
  });

  it('[L10] takes amounts from the data, not from the store', () => {
    const text = stored({ defense: vote({ originalAmount: 1 }) });
    expect(changeOf(must(parseLedger(text, edition)).ledger)).toBe(60_000);
  });

  it('[L10] of two stored votes on the same euro, the newest stays', () => {
    const text = stored({ defense_02: vote({ timestamp: 9 }), defense: vote({ timestamp: 3 }) });
    const read = must(parseLedger(text, edition));
    expect([...read.ledger.keys()]).toEqual(['defense_02']);
    expect(read.dropped).toEqual([{ what: 'defense', why: 'replaced' }]);
  });

  it.each(['', '{', 'null', '[]', '3', '"votes"', '{}', '{"votes":[]}', '{"votes":null}'])(
    '[L11] refuses %s',
    (text) => {
      expect(parseLedger(text, edition)).toEqual({ ok: false, reason: 'corrupt' });
    },
  );

  it('[L11] the log line is the published one', () => {
    expect(LEDGER_CORRUPT_MESSAGE).toBe('Erreur lors du chargement du state:');
  });

  it('[L10] never throws and never votes a euro twice, whatever was stored', () => {
    const anId = fc.constantFrom(...territory.keys(), '__proto__', 'constructor', 'x');
    const almostAVote = fc.oneof(
      fc.anything(),
      fc.record(
        {
          type: fc.oneof(fc.constantFrom('remove', 'increase', 'decrease', 'keep'), fc.anything()),
          value: fc.oneof(fc.double(), fc.anything()),
          timestamp: fc.oneof(fc.nat(), fc.anything()),
        },
        { requiredKeys: [] },
      ),
    );
    const aText = fc.oneof(
      fc.string(),
      fc.json(),
      fc.dictionary(anId, almostAVote).map((votes) => JSON.stringify({ votes }, safely) ?? ''),
    );
    fc.assert(
      fc.property(aText, (text) => {
        const read = parseLedger(text, edition);
        if (!read.ok) return;
        const plots = [...read.value.ledger.keys()].map((id) => territory.get(id));
        for (const a of plots) {
          for (const b of plots) expect(a && b && a !== b && overlaps(a, b)).toBe(false);
        }
      }),
      { numRuns: 500 },
    );
  });
});

function safely(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}
