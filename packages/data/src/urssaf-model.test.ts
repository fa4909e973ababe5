import { afterAllowanceOf, yearlyTaxOf } from '@nosmilliards/domain/levy/income-tax';
import { leviesOfGross } from '@nosmilliards/domain/levy/levies';
import { HEADCOUNTS } from '@nosmilliards/domain/levy/parameters';
import { expect, it } from 'vitest';
import { levyParametersOf } from './derive/levy-parameters.ts';
import { dossierAfter } from './spoiled-edition.testing.ts';
import { askUrssaf, type Point } from './urssaf-model.testing.ts';

/** The model rounds the tax to the euro a year. */
const CONTRIBUTION = 0.0001;
const TAX = 0.05;
/** 66 gross pays from the minimum wage to 20 000 €, in geometric progression. */
const [FIRST, LAST, COUNT] = [1801.8, 20_000, 66];

const law = dossierAfter().edition.levies.content.parametres;
const parameters = levyParametersOf(law, '_precedent');
/** The surtax on high incomes is not ours to compute: the page stops below it. */
const surtaxFrom = law.impot.cehr.valeur[0]?.[0] ?? 0;
/** Without its exit point, the general reduction is nil: contributions as the model gives them. */
const unrelieved = { ...parameters, relief: { ...parameters.relief, exit: 0 } };

const pays = Array.from(
  { length: COUNT },
  (_, index) => Math.round(FIRST * (LAST / FIRST) ** (index / (COUNT - 1)) * 100) / 100,
);
const grid = pays.flatMap((gross) =>
  [false, true].flatMap((isExecutive) =>
    HEADCOUNTS.map((headcount): Point => ({ gross, isExecutive, headcount })),
  ),
);
/** Where a rule changes: ceilings, thresholds of reduced rates, exit of the general reduction. */
const edges = [3925, 3926, 4054.05, 4054.06, 2882.88, 15_700, 31_400].map((gross): Point => ({
  gross,
  isExecutive: true,
  headcount: 'from-50',
}));
const isWhole = process.env['ORACLE'] === 'whole';
/** 43 points of the grid, spread over pays and kinds. */
const some = Array.from({ length: 43 }, (_, index) => grid[Math.round((index * 395) / 42)]).filter(
  (point) => point !== undefined,
);
const asked = [...(isWhole ? grid : some), ...edges];

it('asks enough points, of every kind', () => {
  expect(grid).toHaveLength(396);
  expect(asked.length).toBeGreaterThanOrEqual(50);
  for (const headcount of HEADCOUNTS) {
    for (const isExecutive of [false, true]) {
      expect(
        asked.filter((one) => one.headcount === headcount && one.isExecutive === isExecutive),
      ).not.toEqual([]);
    }
  }
});

it(`[P3] agrees with the model of Urssaf on ${asked.length} points`, { timeout: 600_000 }, () => {
  const gaps = { contribution: 0, tax: 0 };
  for (const point of asked) {
    const { reduction, net, taxable, employerCost, incomeTax, ...contributions } = askUrssaf(point);
    const { gross, isExecutive, headcount } = point;
    const status = isExecutive ? 'executive' : 'employee';
    const ours = leviesOfGross(status, gross, parameters, { headcount });
    const before = new Map<string, number>(
      leviesOfGross(status, gross, unrelieved, { headcount }).rows.map((row) => [
        row.levy,
        row.amount,
      ]),
    );
    // The model taxes the life cover of executives; CGI, art. 83, 1° quater, does not.
    const cover = isExecutive
      ? parameters.employee.executives.lifeCover * Math.min(gross, parameters.ceiling)
      : 0;
    const cut =
      leviesOfGross(status, gross, unrelieved, { headcount }).employerCost - ours.employerCost;
    const pairs = [
      ...Object.entries(contributions).map(
        ([levy, amount]) => [levy, before.get(levy) ?? 0, amount] as const,
      ),
      ['reduction', cut, reduction],
      ['net', ours.net, net],
      ['taxable', ours.taxable + cover, taxable],
      ['employerCost', ours.employerCost, employerCost],
    ] as const;
    for (const [name, found, given] of pairs) {
      const gap = Math.abs(found - given);
      expect(gap, `${JSON.stringify(point)} ${name}: ${found}, not ${given}`).toBeLessThanOrEqual(
        CONTRIBUTION,
      );
      gaps.contribution = Math.max(gaps.contribution, gap);
    }
    const yearly = afterAllowanceOf(12 * (ours.taxable + cover), 'wages', parameters.tax);
    if (yearly >= surtaxFrom) continue;
    const gap = Math.abs(yearlyTaxOf(yearly, parameters.tax, {}) / 12 - incomeTax);
    expect(gap, `${JSON.stringify(point)} tax`).toBeLessThanOrEqual(TAX);
    gaps.tax = Math.max(gaps.tax, gap);
  }
  console.info(`${asked.length} points: ${gaps.contribution} €, tax ${gaps.tax} €`);
});
