import { describe, expect, it } from 'vitest';
import { endStatusLabelOf, endStatusOf } from './end-status.ts';
import { millions } from '../money/money.ts';

const EURO = 0.000_001;

describe('end status', () => {
  it.each([
    [EURO, 'Excédent'],
    [0, 'Équilibre'],
    [-EURO, 'Déficit maîtrisé'],
    [-50_000 + EURO, 'Déficit maîtrisé'],
    [-50_000, 'Déficit élevé'],
    [-100_000 + EURO, 'Déficit élevé'],
    [-100_000, 'Déficit critique'],
  ])('[E1] %d M€ ends as « %s »', (balance, label) => {
    expect(endStatusLabelOf(endStatusOf(millions(balance)))).toBe(label);
  });
});
