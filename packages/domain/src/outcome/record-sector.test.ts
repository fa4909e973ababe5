import { describe, expect, it } from 'vitest';
import { aCard, anEdition, aNiche, someCards } from '../testing.ts';
import { sectorOf } from './record-sector.ts';

const spent = (...ids: string[]) => ({ ids, side: 'expense' }) as const;

describe('the sector of a decision', () => {
  it('[E12] is that of its cards, when they share one', () => {
    expect(sectorOf(spent('SS01'), anEdition())).toBe('securite_sociale');
    expect(sectorOf(spent('ET01', 'ET02'), anEdition())).toBe('etat_central');
    expect(sectorOf(spent('ET01', 'SS01'), anEdition())).toBe(null);
  });

  it('[E12] for a line, is that of the cards standing on it', () => {
    expect(sectorOf(spent('defense_01'), anEdition())).toBe('etat_central');
  });

  it('[E12] is none for a line under several sectors, or under no card', () => {
    const spanning = [
      aCard({ id: 'ET01', lineIds: ['defense_01'] }),
      aNiche({ id: 'NF01', lineIds: ['defense_02'] }),
    ];
    expect(sectorOf(spent('defense'), anEdition(spanning))).toBe(null);
    expect(sectorOf(spent('defense_02'), anEdition(someCards()))).toBe(null);
    expect(sectorOf(spent('inconnue'), anEdition())).toBe(null);
  });

  it('[E12] is apart for a tax', () => {
    expect(sectorOf({ ids: ['impots'], side: 'revenue' }, anEdition())).toBe('recettes');
  });
});
