import { beforeAll, expect, it } from 'vitest';
import { replayAttack, type AttackReport } from './attack.ts';
import { BITS } from './database.ts';

/** What a network may send: sixty, then two hundred more with more proof, and a few for the seconds it takes. */
const NETWORKS = 4;
const AT_MOST = NETWORKS * (60 + 200 + 20);

let report: AttackReport;
beforeAll(async () => {
  report = await replayAttack({ stuffed: 4_000, networks: NETWORKS, honest: 1_200 });
});

it('asks more of those who stuff, then tells them to wait', () => {
  for (const [wave, { counted, refused, fewestBits, mostBits }] of report.waves.entries()) {
    expect(counted + refused).toBe(2_000);
    expect(counted).toBeLessThan(AT_MOST);
    expect(mostBits - fewestBits).toBe(4);
    // Since an operator asked more.
    expect(fewestBits).toBe(BITS + 2 * wave);
  }
});

it('asks nothing more of the others meanwhile', () => {
  expect(report.visitors).toEqual({
    counted: 120,
    refused: 0,
    fewestBits: BITS,
    mostBits: BITS + 2,
  });
});

it('shows it in the ledger, lot by lot, with the reason of the exclusion', () => {
  const [first, ...attacked] = report.ledger;
  expect(first).toMatchObject({ counted: 1_200, refused: {} });
  expect(first?.excludedBecause).toBeUndefined();
  expect(attacked).toHaveLength(2);
  attacked.forEach(({ counted, refused, excludedBecause }, wave) => {
    const sent = report.waves[wave];
    expect(counted).toBe((sent?.counted ?? 0) + 60);
    expect(refused['too-many']).toBe(sent?.refused);
    expect(refused['more-proof']).toBeGreaterThan(0);
    expect(excludedBecause).toContain('Bourrage');
  });
});

it('moved the totals, which are what they were once the lots are excluded', () => {
  const { before, during, after } = report;
  expect(before.ballots).toBe(1_200);
  expect(during.ballots).toBeGreaterThan(2_000);
  expect(during.cards).not.toEqual(before.cards);
  const { ballots, cards, balances } = before;
  expect(after).toMatchObject({ ballots, cards, balances });
  expect(after.lots).toMatchObject({ closed: 3, excluded: 2 });
});
