import { describe, expect, it } from 'vitest';
import { endStatusBoundsOf, endStatusLabelOf, endStatusOf, endStatusToneOf } from './end-status.ts';
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
    [EURO, null, 'surplus'],
    [0, null, 'balanced'],
    [-EURO, 'moins de 50\u00A0Md€', 'deficit'],
    [-50_000, 'de 50 à 100\u00A0Md€', 'deficit'],
    [-100_000, '100\u00A0Md€ ou plus', 'critical'],
  ])('[E15] %d M€ ends with its bounds, « %s », and its colour', (balance, bounds, tone) => {
    const status = endStatusOf(millions(balance));
    expect([endStatusBoundsOf(status), endStatusToneOf(status)]).toEqual([bounds, tone]);
  });
});
