import { beforeAll, expect, it } from 'vitest';
import { replayAttack, type AttackReport } from '../attack.ts';

const NETWORKS = 3;
const STUFFED = 2_000;
const HONEST = 10_000;

let report: AttackReport;
let minutes: number;
beforeAll(async () => {
  const start = performance.now();
  report = await replayAttack({ stuffed: STUFFED, networks: NETWORKS, honest: HONEST });
  minutes = (performance.now() - start) / 60_000;
});

it('answers 429 to the networks that stuff', () => {
  // Of each network: 200 ballots, and 20 more each minute (config.ts).
  const atMost = NETWORKS * (200 + 20 * minutes);
  for (const { counted, refused } of report.waves) {
    expect(counted + refused).toBe(STUFFED / 2);
    expect(counted).toBeLessThanOrEqual(atMost);
  }
});

it('refuses none of the other networks', () => {
  expect(report.visitors).toEqual({ counted: HONEST / 10, refused: 0 });
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
    expect(excludedBecause).toContain('Bourrage');
  });
});

it('does not change the totals: its lots wait, and are excluded before they are published', () => {
  const { before, during, after } = report;
  expect(before.ballots).toBe(HONEST);
  const { ballots, cards, balances } = before;
  expect(during).toMatchObject({ ballots, cards, balances });
  expect(after).toMatchObject({ ballots, cards, balances });
  expect(after.lots).toMatchObject({ closed: 3, excluded: 2 });
});
