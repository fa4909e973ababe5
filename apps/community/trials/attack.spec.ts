import { beforeAll, expect, it } from 'vitest';
import { replayAttack, type AttackReport } from './attack.ts';
import { BITS } from './database.ts';

/** Each may send sixty ballots, two hundred more with more proof, and some as the minutes pass. */
const NETWORKS = 3;
const AT_MOST = NETWORKS * (60 + 200 + 40);
const STUFFED = 2_000;
const HONEST = 1_000;

let report: AttackReport;
beforeAll(async () => {
  report = await replayAttack({ stuffed: STUFFED, networks: NETWORKS, honest: HONEST });
}, 150_000);

it('asks more of those who stuff, then tells them to wait', () => {
  for (const [wave, { counted, refused, fewestBits, mostBits }] of report.waves.entries()) {
    expect(counted + refused).toBe(STUFFED / 2);
    expect(counted).toBeLessThan(AT_MOST);
    expect(mostBits - fewestBits).toBe(4);
    // Since an operator asked more.
    expect(fewestBits).toBe(BITS + 2 * wave);
  }
});

it('asks nothing more of the others meanwhile', () => {
  expect(report.visitors).toEqual({
    counted: HONEST / 10,
    refused: 0,
    fewestBits: BITS,
    mostBits: BITS + 2,
  });
});

it('shows it in the ledger, lot by lot, with the reason of the exclusion', () => {
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

it('moved the totals, which are what they were once the lots are excluded', () => {
  const { before, during, after } = report;
  expect(before.ballots).toBe(HONEST);
  expect(during.ballots).toBeGreaterThan(2 * HONEST);
  expect(during.cards).not.toEqual(before.cards);
  const { ballots, cards, balances } = before;
  expect(after).toMatchObject({ ballots, cards, balances });
  expect(after.lots).toMatchObject({ closed: 3, excluded: 2 });
});
