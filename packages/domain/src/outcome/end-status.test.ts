import { describe, expect, it } from 'vitest';
import { boundedEndStatusOf, endStatusLabelOf, endStatusOf } from './end-status.ts';
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

  it.each([
    [EURO, 'Excédent'],
    [0, 'Équilibre'],
    [-EURO, 'Déficit maîtrisé (moins de 50\u00A0Md€)'],
    [-50_000, 'Déficit élevé (de 50 à 100\u00A0Md€)'],
    [-100_000, 'Déficit critique (100\u00A0Md€ ou plus)'],
  ])('[E15] %d M€ ends as « %s », with its bounds', (balance, label) => {
    expect(boundedEndStatusOf(endStatusOf(millions(balance)))).toBe(label);
  });
});
