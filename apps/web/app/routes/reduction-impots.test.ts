import { describe, expect, it } from 'vitest';
import { largestTaxesOf } from '#features/decide/surplus/largest-taxes.ts';
import { ballotEngine } from '#layout/ballot-engine.ts';

const { lines } = ballotEngine.edition.budget;

describe('the taxes a surplus may lower', () => {
  it('all stand on lines of the edition', () => {
    expect(largestTaxesOf({ lines }).every(({ amount }) => amount > 0)).toBe(true);
  });

  it('never leave out a line in silence', () => {
    const without = new Map(lines);
    without.delete('recettes_collectivites_tva');
    expect(() => largestTaxesOf({ lines: without })).toThrow('recettes_collectivites_tva');
  });
});
