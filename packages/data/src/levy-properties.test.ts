import { assert, boolean, constantFrom, double, oneof, property, record } from 'fast-check';
import { leviesOfGross, leviesOfNet, type Levies } from '@nosmilliards/domain/levy/levies';
import { HEADCOUNTS } from '@nosmilliards/domain/levy/parameters';
import { destinationsOf, VIEWS, wholeEurosOf, type Shares } from '@nosmilliards/domain/levy/spread';
import { LEVY_IDS, STATUSES } from '@nosmilliards/domain/levy/status';
import { TYPED } from '@nosmilliards/domain/levy/typed-amount';
import { expect, it } from 'vitest';
import { levyParametersOf } from './derive/levy-parameters.ts';
import { dossierAfter } from './spoiled-edition.testing.ts';
import { spreadOf } from './derive/spread.ts';

/** `npm run levies` runs 10 000 of each. */
const numRuns = Number(process.env['LEVY_RUNS'] ?? 300);
/** A tenth of a cent: the gross is found to a hundredth of a cent. */
const PRECISION = 0.001;

const dossier = dossierAfter();
const parameters = levyParametersOf(dossier.edition.levies.content.parametres);
const spread = spreadOf(dossier);

const statuses = constantFrom(...STATUSES);
/** Half of them low, where reductions and thresholds are. */
const nets = oneof(
  double({ min: TYPED.min, max: TYPED.max, noNaN: true }),
  double({ min: TYPED.min, max: 2500, noNaN: true }),
);
const options = record(
  {
    headcount: constantFrom(...HEADCOUNTS),
    parts: constantFrom(1, 1.5, 2, 2.5, 3),
    couple: boolean(),
    bonusShare: double({ min: 0, max: 0.6, noNaN: true }),
    supplementaryShare: double({ min: 0, max: 1, noNaN: true }),
    healthCover: double({ min: 0, max: 150, noNaN: true }),
  },
  { requiredKeys: [] },
);

function sumOf(amounts: readonly { readonly amount: number }[]): number {
  return amounts.reduce((sum, { amount }) => sum + amount, 0);
}

function forAll(check: (levies: Levies, net: number) => void): void {
  assert(
    property(statuses, nets, options, (status, net, chosen) => {
      check(leviesOfNet(status, net, parameters, chosen), net);
    }),
    { numRuns },
  );
}

it('[P1] from the net to the gross and back is the identity', () => {
  forAll((levies, net) => expect(Math.abs(levies.net - net)).toBeLessThanOrEqual(PRECISION));
});

it('[P2] no row is negative, and all euros are somewhere', () => {
  forAll(({ rows, outside, employerCost, disposable, vat: [low, high] }) => {
    expect(rows.every(({ amount }) => amount > 0)).toBe(true);
    expect(employerCost - disposable).toBeCloseTo(sumOf(rows) + outside, 6);
    expect(low).toBeLessThanOrEqual(high);
  });
});

it('[P11] both views have the total of the rows', () => {
  forAll(({ rows }) => {
    for (const view of VIEWS) {
      const destinations = destinationsOf(rows, spread, view);
      expect(sumOf(destinations)).toBeCloseTo(sumOf(rows), 6);
      expect(destinations.every(({ amount }) => amount >= 0)).toBe(true);
    }
  });
});

it('[P12] whole euros make the rounded total', () => {
  forAll(({ rows }) => {
    const whole = wholeEurosOf(rows.map(({ amount }) => amount));
    expect(whole.reduce((sum, euros) => sum + euros, 0)).toBe(Math.round(sumOf(rows)));
    for (const [index, { amount }] of rows.entries()) {
      expect(Math.abs((whole[index] ?? 0) - amount)).toBeLessThan(1);
    }
  });
});

it('[P13] more gross never lowers what is paid', () => {
  const more = double({ min: 0.01, max: 3000, noNaN: true });
  assert(
    property(statuses, nets, more, options, (status, gross, added, chosen) => {
      const paidFor = (amount: number) =>
        sumOf(leviesOfGross(status, amount, parameters, chosen).rows);
      expect(paidFor(gross + added)).toBeGreaterThanOrEqual(paidFor(gross) - 1e-9);
    }),
    { numRuns },
  );
});

it('the shares of a levy, of a fund and of the common pot sum to 1', () => {
  const origins = { ...spread.levies, ...spread.funds, common: spread.common };
  expect(Object.keys(origins).length).toBeGreaterThan(LEVY_IDS.length + 10);
  for (const [origin, shares = []] of Object.entries<Shares | undefined>(origins)) {
    const sum = shares.reduce((total, [, share]) => total + share, 0);
    expect({ origin, sum: Math.round(sum * 1e9) / 1e9 }).toEqual({ origin, sum: 1 });
  }
});

function shareOfArmies(shares: Shares = []): number {
  return shares.find(([line]) => line === 'defense_armees')?.[1] ?? Number.NaN;
}

it('a changed line of the edition changes the spread, without touching code', () => {
  const armies = dossier.lineOf('defense_armees');
  if (armies === undefined) throw new Error('No such line');
  const changed = dossierAfter({
    file: 'depenses.csv',
    from: `defense_armees,defense,2,Armées,${armies.row.montant}`,
    to: 'defense_armees,defense,2,Armées,119892.677146',
  });
  const after = spreadOf(changed);
  expect(shareOfArmies(after.funds['etat'])).toBeGreaterThan(
    1.7 * shareOfArmies(spread.funds['etat']),
  );
  expect(shareOfArmies(after.common)).toBeGreaterThan(1.9 * shareOfArmies(spread.common));
});
