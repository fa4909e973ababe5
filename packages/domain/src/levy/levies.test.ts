import { describe, expect, it } from 'vitest';
import { SOME_LAW } from '../testing.ts';
import { yearlyTaxOf } from './income-tax.ts';
import { leviesOfGross, leviesOfNet, leviesOfTyped, netOfTyped, type Levies } from './levies.ts';
import { STATUSES, type LevyOptions, type Status } from './status.ts';

function rowsOf({ rows }: Levies): Record<string, number> {
  return Object.fromEntries(
    rows.map(({ levy, amount }) => [levy, Math.round(amount * 10_000) / 10_000]),
  );
}

function paid(status: Status, gross: number, options: LevyOptions = {}) {
  return rowsOf(leviesOfGross(status, gross, SOME_LAW, { knownTax: 0, ...options }));
}

const sumOf = (rows: Levies['rows']) => rows.reduce((sum, { amount }) => sum + amount, 0);

describe.each(STATUSES)('as %s', (status) => {
  const pays = [500, 799, 800, 801, 1000, 1010, 1500, 2000, 3999, 9000];

  it.each(pays)('[P1] comes from a net of %d € back to it', (net) => {
    expect(leviesOfNet(status, net, SOME_LAW).net).toBeCloseTo(net, 3);
  });

  it.each(pays)('[P2] loses no euro of %d', (gross) => {
    const levies = leviesOfGross(status, gross, SOME_LAW);
    expect(levies.employerCost - levies.disposable).toBeCloseTo(
      sumOf(levies.rows) + levies.outside,
      6,
    );
    expect(levies.rows.every(({ amount }) => amount > 0)).toBe(true);
  });

  it('[P13] never pays less for more', () => {
    const totals = pays.map((gross) => sumOf(leviesOfGross(status, gross, SOME_LAW).rows));
    for (const [index, total] of totals.slice(1).entries()) {
      expect(total).toBeGreaterThanOrEqual(totals[index] ?? 0);
    }
  });

  it('[P10] keeps VAT, a range of the disposable income, out of the rows', () => {
    const { vat, disposable } = leviesOfGross(status, 2000, SOME_LAW);
    expect(vat[0]).toBeCloseTo(0.05 * disposable, 9);
    expect(vat[1]).toBeCloseTo(0.12 * disposable, 9);
  });
});

it('[P2] has no row of a rounding error where the reduction takes a whole contribution', () => {
  for (let gross = 300; gross <= 500; gross += 0.37) {
    const { rows } = leviesOfGross('employee', gross, SOME_LAW);
    expect(rows.filter(({ amount }) => amount < 0.000_001)).toEqual([]);
  }
});

it('[P1] reads a turnover as the gross, anything else as the net', () => {
  expect(leviesOfTyped('micro-sales', 2000, SOME_LAW).gross).toBe(2000);
  expect(leviesOfTyped('employee', 2000, SOME_LAW).net).toBeCloseTo(2000, 3);
});

it('[P1] takes the lowest gross where two give the same net', () => {
  // Above the ceiling a contribution starts from the first euro: the net falls.
  const below = leviesOfGross('employee', 1000, SOME_LAW);
  const above = leviesOfGross('employee', 1000.5, SOME_LAW);
  expect(above.net).toBeLessThan(below.net);
  expect(leviesOfNet('employee', below.net, SOME_LAW).gross).toBeCloseTo(1000, 3);
});

describe('an employee', () => {
  it('[P3] pays on the ceiling, above it, and on everything', () => {
    expect(paid('employee', 2000)).toMatchObject({
      vieillesse_salarie: 0.07 * 1000 + 0.01 * 2000,
      agirc_arrco_salarie: 0.04 * 1000 + 0.1 * 1000 + 0.001 * 2000,
      csg_activite: 0.1 * (0.98 * 2000 + 20),
      crds: 0.01 * (0.98 * 2000 + 20),
      maladie_employeur: 0.13 * 2000,
      vieillesse_employeur: 0.08 * 1000 + 0.02 * 2000,
      famille_employeur: 0.03 * 2000,
      atmp_employeur: 40,
      chomage_employeur: 80,
      agirc_arrco_employeur: 0.06 * 1000 + 0.15 * 1000 + 0.002 * 2000,
      fnal: 1,
      formation: 10,
      apprentissage: 14,
      ags: 4,
    });
  });

  it('[P3] keeps reduced rates up to their threshold, included', () => {
    expect(paid('employee', 1500)['maladie_employeur']).toBe(105);
    expect(paid('employee', 1500.01)['maladie_employeur']).toBeCloseTo(195, 1);
    expect(paid('employee', 2000)['famille_employeur']).toBe(60);
    expect(paid('employee', 2000.01)['famille_employeur']).toBeCloseTo(100, 1);
  });

  it('[P3] pays by the size of the company', () => {
    expect(paid('employee', 2000)).not.toHaveProperty('forfait_social');
    expect(paid('employee', 2000, { headcount: 'from-11' })).toMatchObject({
      fnal: 1,
      formation: 20,
      forfait_social: 1.6,
    });
    const large = paid('employee', 2000, { headcount: 'from-50' });
    expect(large).toMatchObject({ fnal: 10, construction: 8, forfait_social: 1.6 });
  });

  it('[P3] stops supplementary pensions and unemployment at their ceilings', () => {
    const [eight, nine] = [paid('employee', 8000), paid('employee', 9000)];
    expect(nine['agirc_arrco_salarie']).toBe(eight['agirc_arrco_salarie']);
    expect(nine['chomage_employeur']).toBe(160);
    expect(nine['ags']).toBe(8);
    // Professional expenses too.
    expect(nine['csg_activite']).toBeCloseTo(0.1 * (9000 - 80 + 20), 4);
  });

  it('[P3] as an executive, has a life cover that counts for CSG and not for tax', () => {
    const plain = leviesOfGross('employee', 2000, SOME_LAW);
    const executive = leviesOfGross('executive', 2000, SOME_LAW);
    expect(rowsOf(executive)['csg_activite']).toBeCloseTo(0.1 * (1980 + 15), 4);
    expect(executive.outside - plain.outside).toBeCloseTo(15 + 2000 * 0.0006, 6);
    const net = executive.net + (0.1 - 0.06 + 0.01) * (1980 + 15) + 20;
    expect(executive.taxable).toBeCloseTo(net, 6);
  });

  it('[P4] has the whole reduction at the minimum wage, none from the exit on', () => {
    expect(paid('employee', 500)['chomage_employeur'] ?? 0).toBe(0);
    expect(paid('employee', 500)['maladie_employeur'] ?? 0).toBe(0);
    expect(paid('employee', 500)['agirc_arrco_employeur']).toBeCloseTo(0.01 * 500, 4);
    expect(paid('employee', 800)['chomage_employeur']).toBe(32);
    // 0,3 / 0,6 × (800 / 600 − 1), rounded to four decimals.
    const coefficient = 0.1667;
    expect(paid('employee', 600)['chomage_employeur']).toBeCloseTo(
      24 - (0.04 / 0.3) * coefficient * 600,
      4,
    );
    expect(paid('employee', 600)['maladie_employeur']).toBeCloseTo(
      42 - (0.07 / 0.3) * coefficient * 600,
      4,
    );
  });
});

it('[P5] a public agent pays on the base pay, and on bonuses up to a share of it', () => {
  expect(paid('state-agent', 2000)).toEqual({
    pension_etat_retenue: 150,
    rafp_agent: 15,
    csg_activite: 196,
    crds: 19.6,
    pension_etat_employeur: 1200,
    rafp_employeur: 15,
    maladie_employeur: 135,
    famille_employeur: 75,
    csa: 4.5,
    fnal: 7.5,
  });
  expect(paid('local-agent', 2000, { bonusShare: 0.1 })).toMatchObject({
    cnracl_retenue: 180,
    cnracl_employeur: 558,
    rafp_agent: 10,
  });
});

describe('a pension', () => {
  it.each([
    [900, {}],
    [1000, { csg_pension_38: 40, crds: 5 }],
    [1500, { csg_pension_66: 90, crds: 7.5, casa: 4.5, maladie_pension: 6 }],
    [2500, { csg_pension_83: 200, crds: 12.5, casa: 7.5, maladie_pension: 10 }],
  ])('[P6] of %d € pays at the rate of its income', (gross, rows) => {
    expect(paid('private-retiree', gross)).toEqual(rows);
  });

  it('[P6] of the public sector has no supplementary part', () => {
    expect(paid('public-retiree', 2500)).not.toHaveProperty('maladie_pension');
  });

  it('[P6] of a couple pays by its parts', () => {
    expect(paid('private-retiree', 2500, { couple: true })).toHaveProperty('csg_pension_66');
  });
});

it('[P7] an allowance never falls below its floors', () => {
  expect(paid('jobseeker', 730)).toEqual({});
  expect(paid('jobseeker', 740)).toEqual({ retraite_chomage: 10 });
  expect(paid('jobseeker', 1000)).toEqual({ retraite_chomage: 50 });
  const left = 1560 - 78;
  expect(paid('jobseeker', 1560)).toEqual({ retraite_chomage: 78, csg_chomage: left - 1460 });
  expect(paid('jobseeker', 3000)).toEqual({
    retraite_chomage: 150,
    csg_chomage: 167.58,
    crds: 27.93,
  });
});

it('[P8] a micro-entrepreneur pays one rate, shared between the branches', () => {
  expect(paid('micro-sales', 1000)).toEqual({
    maladie_micro: 10,
    invalidite_micro: 4,
    vieillesse_micro: 40,
    complementaire_micro: 13,
    csg_activite: 30,
    crds: 3,
    formation: 1,
    chambres: 0.2,
  });
  expect(leviesOfGross('micro-services', 1000, SOME_LAW).taxable).toBe(500);
  expect(leviesOfGross('micro-professional', 10, SOME_LAW).taxable).toBe(0);
});

describe('income tax', () => {
  const { tax } = SOME_LAW;

  it('[P9] follows the scale of one part, less a discount', () => {
    expect(yearlyTaxOf(40_000, tax, {})).toBe(2000 + 3000);
    // 1 000 less 800 − 500.
    expect(yearlyTaxOf(20_000, tax, {})).toBe(700);
    expect(yearlyTaxOf(11_000, tax, {})).toBe(0);
  });

  it('[P9] counts the parts of a household, up to a limit', () => {
    expect(yearlyTaxOf(80_000, tax, { couple: true })).toBe(10_000);
    expect(yearlyTaxOf(80_000, tax, { couple: true, parts: 2.5 })).toBe(10_000 - 1500);
    expect(yearlyTaxOf(40_000, tax, { parts: 1.5 })).toBe(5000 - 1500);
  });

  it('[P9] is the one of the payslip when it is given', () => {
    expect(rowsOf(leviesOfGross('employee', 5000, SOME_LAW, { knownTax: 12 }))).toHaveProperty(
      'impot_revenu',
      12,
    );
    expect(leviesOfGross('employee', 5000, SOME_LAW).incomeTax).toBeGreaterThan(100);
  });
});

it('[P9] no tax is higher than what is left before it', () => {
  expect(netOfTyped('employee', 2000, SOME_LAW)).toBe(2000);
  expect(netOfTyped('micro-sales', 1000, SOME_LAW)).toBeCloseTo(1000 - 101.2, 6);
});
