import { beforeAll, expect, it } from 'vitest';
import { replayAttack, type AttackReport } from '../attack.ts';
import { BITS } from '../database.ts';

const NETWORKS = 3;
const STUFFED = 2_000;
const HONEST = 1_000;

let report: AttackReport;
let minutes: number;
beforeAll(async () => {
  const start = performance.now();
  report = await replayAttack({ stuffed: STUFFED, networks: NETWORKS, honest: HONEST });
  minutes = (performance.now() - start) / 60_000;
});

it('asks more proof of the networks that stuff, then answers 429', () => {
  // Of each network: 60 ballots, 200 more with more proof, and 20 more each minute (config.ts).
  const atMost = NETWORKS * (60 + 200 + 20 * minutes);
  for (const [wave, { counted, refused, fewestBits, mostBits }] of report.waves.entries()) {
    expect(counted + refused).toBe(STUFFED / 2);
    expect(counted).toBeLessThanOrEqual(atMost);
    expect(mostBits - fewestBits).toBe(4);
    // The second wave comes after the operator raised the difficulty.
    expect(fewestBits).toBe(BITS + 2 * wave);
  }
});

it('asks no more proof of the other networks', () => {
  expect(report.visitors).toEqual({
    counted: HONEST / 10,
    refused: 0,
    fewestBits: BITS,
    mostBits: BITS + 2,
  });
});

it('shows the attack in the ledger, lot by lot, with the reason of the exclusion', () => {
  const [first, ...attacked] = report.ledger;
  expect(first?.counted).toBe(HONEST);
  expect(first?.excludedBecause).toBeUndefined();
  expect(attacked).toHaveLength(2);
  attacked.forEach(({ counted, refused, excludedBecause }, wave) => {
    const sent = report.waves[wave];
    expect(counted).toBe((sent?.counted ?? 0) + HONEST / 20);
    expect(refused['too-many']).toBe(sent?.refused);
    expect(refused['more-proof']).toBeGreaterThan(0);
    expect(excludedBecause).toContain('Bourrage');
  });
});

it('changes the totals, which come back once the lots are excluded', () => {
  const { before, during, after } = report;
  expect(before.ballots).toBe(HONEST);
  expect(during.ballots).toBeGreaterThan(2 * HONEST);
  expect(during.cards).not.toEqual(before.cards);
  const { ballots, cards, balances } = before;
  expect(after).toMatchObject({ ballots, cards, balances });
  expect(after.lots).toMatchObject({ closed: 3, excluded: 2 });
});
