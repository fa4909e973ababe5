import {
  aCard,
  aGroup,
  anEdition,
  aNiche,
  aRevenue,
  BASELINE_2025,
} from '@nosmilliards/domain/testing';
import { describe, expect, it } from 'vitest';
import { roomItemsOf } from './room-item.ts';

const cards = [
  aCard({ id: 'ET01', amount: 30_000, title: 'Défense' }),
  aCard({ id: 'ET02', amount: 10_000 }),
  aNiche({ amount: 4000 }),
  aRevenue({ amount: 90_000 }),
];
const edition = anEdition(cards, BASELINE_2025, [
  aGroup({ id: 'etat', title: 'État', sentence: 'Deux cartes.', cardIds: ['ET01', 'ET02'] }),
  aGroup({ id: 'niches', sector: 'niches_fiscales', cardIds: ['NF01'] }),
]);
const sources = { edition, faces: [{ id: 'ET01', description: 'Les armées.' }], square: 1000 };
const ids = (deck: 'cards' | 'cards-without-revenue') =>
  roomItemsOf(deck, sources).map(({ id }) => id);

describe('what is put to a room', () => {
  it('is every group, with what all its cards weigh', () => {
    const [state, niches] = roomItemsOf('groups', sources);
    expect(state).toMatchObject({ title: 'État', amount: 40_000, squares: 40, closed: {} });
    expect(niches?.closed).toEqual({ increase: 'pas pour une niche' });
    expect(niches?.isNiche).toBe(true);
  });

  it('is every card, or those that are spent', () => {
    expect(ids('cards')).toEqual(edition.deck.map(({ id }) => id));
    expect(ids('cards')).toContain('RE01');
    expect(ids('cards-without-revenue')).not.toContain('RE01');
  });

  it('says what the face of its card says', () => {
    const defence = roomItemsOf('cards', sources).find(({ id }) => id === 'ET01');
    expect(defence).toMatchObject({ title: 'Défense', sentence: 'Les armées.', sector: 'État' });
  });
});
