import { describe, expect, it } from 'vitest';
import { aLine } from '../testing.ts';
import { paintOf, sectorPaintOf } from './paint.ts';

const spent = { isNiche: false, isTechnical: false, isDebt: false };

describe('paint', () => {
  it('[D14] tells the level of government that spends or collects', () => {
    expect(paintOf({ ...spent, origin: 'etat' }, [])).toBe('state');
    expect(paintOf({ ...spent, origin: 'securite_sociale' }, [])).toBe('social');
    expect(paintOf({ ...spent, origin: 'collectivites' }, [])).toBe('local');
  });

  it('[D14] the debt, niches and technical lines have their own, whoever pays', () => {
    expect(paintOf({ ...spent, origin: 'etat', isDebt: true }, [])).toBe('debt');
    expect(paintOf({ ...spent, origin: 'etat', isNiche: true }, [])).toBe('niche');
    expect(paintOf({ ...spent, origin: 'etat', isTechnical: true }, [])).toBe('plain');
  });

  it('[D14] a category has the colour of whoever weighs most in it', () => {
    const children = [
      aLine({ paint: 'state', amount: 30 }),
      aLine({ paint: 'social', amount: 40 }),
      aLine({ paint: 'state', amount: 20 }),
      aLine({ paint: 'local', amount: 900, isTransfer: true }),
    ];
    expect(paintOf(spent, children)).toBe('state');
    expect(paintOf(spent, [])).toBe('plain');
  });

  it('[D14] a card has the colour of its lines', () => {
    expect(sectorPaintOf('dette')).toBe('debt');
    expect(sectorPaintOf('etat_central')).toBe('state');
  });
});
