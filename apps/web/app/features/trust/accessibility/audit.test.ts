import { describe, expect, it } from 'vitest';
import { conformityOf, rateOf, type Audit, type Criterion } from './audit.ts';

function criteria(count: number, statut: Criterion['statut']): Criterion[] {
  return Array.from({ length: count }, () => ({ numero: '1.1', titre: 't', statut, preuve: 'p' }));
}

function anAudit(met: number, missed: number): Audit {
  return {
    standard: 'RGAA',
    date: '2026-01-01',
    sample: [],
    repairs: [],
    criteria: [
      ...criteria(met, 'conforme'),
      ...criteria(missed, 'non_conforme'),
      ...criteria(5, 'non_applicable'),
    ],
  };
}

describe('the rate of an audit', () => {
  it.each([
    [10, 0, 100, 'totalement conforme'],
    [9999, 1, 99.9, 'partiellement conforme'],
    [1, 1, 50, 'partiellement conforme'],
    [1, 2, 33.3, 'non conforme'],
  ])('with %d criteria met and %d failed is %d %%', (met, missed, rate, conformity) => {
    expect(rateOf(anAudit(met, missed))).toBe(rate);
    expect(conformityOf(anAudit(met, missed))).toBe(conformity);
  });
});
