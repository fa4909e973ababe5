import { describe, expect, it } from 'vitest';
import { wideCardsOf } from './layout.ts';

const cards = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }));
const wideWith = (...opened: string[]) => [...wideCardsOf(cards, new Set(opened))].join('');

describe('wideCardsOf', () => {
  it('leaves pairs side by side, and the last one alone on its row', () => {
    expect(wideWith()).toBe('e');
  });

  it('widens an opened card of the left column, and nothing before it', () => {
    expect(wideWith('c')).toBe('c');
  });

  it('widens the card that an opened neighbour leaves alone', () => {
    expect(wideWith('b')).toBe('abe');
    expect(wideWith('d')).toBe('cde');
  });

  it('holds when all are opened', () => {
    expect(wideWith('a', 'b', 'c', 'd', 'e')).toBe('abcde');
  });
});
