import { describe, expect, it } from 'vitest';
import { estimatedWords, natureOfSum, type SumPart } from './nature.ts';
import { millions } from '../money/money.ts';

const part = (amount: number, nature: SumPart['nature'], doubt = 0): SumPart => ({
  amount: millions(amount),
  nature,
  doubt: millions(doubt),
});

describe('the nature of a sum', () => {
  it('[D15] is that of its weakest line where none is estimated', () => {
    const official = [part(60, 'officiel'), part(40, 'officiel')];
    expect(natureOfSum(official, { isWritten: true })).toEqual({ nature: 'officiel' });
    const mixed = [part(99, 'officiel'), part(1, 'calcule', 50)];
    expect(natureOfSum(mixed, { isWritten: true })).toEqual({ nature: 'calcule' });
  });

  it('[D15] is calculated where no document contains the sum of official lines', () => {
    expect(natureOfSum([part(60, 'officiel'), part(40, 'officiel')])).toEqual({
      nature: 'calcule',
    });
  });

  it('[D15] stays calculated below half, with the doubt of its estimated lines alone', () => {
    const sum = natureOfSum([
      part(672_003, 'officiel'),
      part(155_000, 'calcule', 2600),
      part(66_420, 'estime', 7000),
    ]);
    expect(sum.nature).toBe('calcule');
    expect(estimatedWords(sum)).toBe(', dont 7\u00A0% estimé (±\u00A07,0\u00A0Md€)');
  });

  it('[D15] is estimated from half on', () => {
    expect(estimatedWords(natureOfSum([part(51, 'calcule'), part(49, 'estime', 200)]))).toContain(
      'dont 49\u00A0% estimé',
    );
    const half = natureOfSum([part(50, 'calcule'), part(50, 'estime', 200)]);
    expect(half.nature).toBe('estime');
    expect(estimatedWords(half)).toBe(' (±\u00A00,2\u00A0Md€)');
  });

  it('[D15] reads a negative total by its size', () => {
    const sum = natureOfSum([part(-900, 'calcule'), part(-100, 'estime', 1000)]);
    expect(estimatedWords(sum)).toBe(', dont 10\u00A0% estimé (±\u00A01,0\u00A0Md€)');
    expect(natureOfSum([part(5, 'calcule'), part(-5, 'estime')]).nature).toBe('estime');
  });

  it('[D15] never rounds an estimate down to nothing', () => {
    const sum = natureOfSum([part(999, 'officiel'), part(1, 'estime', 1000)]);
    expect(estimatedWords(sum)).toContain('dont moins de 1\u00A0% estimé');
    expect(estimatedWords({ nature: 'officiel' })).toBe('');
  });
});
