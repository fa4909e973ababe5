import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anEdition } from '../testing.ts';
import { changeOf } from './ledger.ts';
import { receivedLedgerOf } from './received.ts';
import type { Choice } from './vote.ts';

const { territory } = anEdition();

describe('a budget received', () => {
  it('[T1] takes its amounts from the data', () => {
    const { ledger, dropped } = receivedLedgerOf(
      [
        { id: 'ET01', choice: { type: 'decrease', percent: 10 } },
        { id: 'impots', choice: { type: 'increase', percent: 1 } },
      ],
      territory,
    );
    expect(changeOf(ledger)).toBe(3000 + 1000);
    expect(dropped).toEqual([]);
  });

  it('[T1] brings a percentage back to the limits of its card, and lets a line be', () => {
    const { ledger } = receivedLedgerOf(
      [
        { id: 'ET02', choice: { type: 'increase', percent: 90 } },
        { id: 'defense', choice: { type: 'increase', percent: 90 } },
      ],
      territory,
    );
    expect(ledger.get('ET02')?.choice).toEqual({ type: 'increase', percent: 50 });
    expect(ledger.get('defense')?.choice).toEqual({ type: 'increase', percent: 90 });
  });

  it('[T1] leaves out what cannot be read, and names it', () => {
    const { ledger, dropped } = receivedLedgerOf(
      [
        { id: 'nowhere', choice: { type: 'remove' } },
        { id: 'defense', choice: { type: 'keep' } },
        { id: 'ET01', choice: { type: 'increase', percent: Number.NaN } },
      ],
      territory,
    );
    expect(ledger.size).toBe(0);
    expect(dropped).toEqual([
      { what: 'nowhere', why: 'not-votable' },
      { what: 'defense', why: 'only-cards-are-kept' },
      { what: 'ET01', why: 'percent-unreadable' },
    ]);
  });

  it('[T1] never throws, and its votes can all be cast', () => {
    const aChoice = fc.oneof(
      fc.constantFrom<Choice>({ type: 'keep' }, { type: 'remove' }),
      fc.record({ type: fc.constantFrom('increase', 'decrease'), percent: fc.double() }),
    );
    const decisions = fc.array(
      fc.record({ id: fc.constantFrom(...territory.keys(), 'x', '__proto__'), choice: aChoice }),
    );
    fc.assert(
      fc.property(decisions, (taken) => {
        const { ledger } = receivedLedgerOf(taken, territory);
        expect(receivedLedgerOf([...ledger.values()], territory)).toEqual({
          ledger,
          dropped: [],
          held: [],
        });
      }),
      { numRuns: 300 },
    );
  });
});
