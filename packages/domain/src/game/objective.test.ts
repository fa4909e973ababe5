import { describe, expect, it } from 'vitest';
import { someFacts } from '../testing.ts';
import { millions } from '../money/money.ts';
import { objectivesOf } from './objective.ts';

const objective = (id: string, facts = someFacts()) =>
  objectivesOf(facts).find((candidate) => candidate.id === id);
const EURO = 0.000_001;
const challenge = (votedCards: number, totalCards: number) =>
  objective('challenge', someFacts({ votedCards, totalCards }));

describe('objectives', () => {
  it('[O1] equilibrium is judged on the balance', () => {
    const isCompleted = (balance: number) =>
      objective('equilibrium', someFacts({ balance, change: 1 }))?.isCompleted;
    expect([-155_000, -EURO, 0, EURO].map(isCompleted)).toEqual([false, false, true, true]);
    expect(objective('equilibrium')).toMatchObject({ category: 'primary', currentValue: -155_000 });
  });

  it('[O1] its text cites the starting deficit', () => {
    const facts = someFacts({ initialBalance: millions(-98_700) });
    expect(objective('equilibrium', facts)?.description).toBe(
      'Effacer le déficit de départ de 98,7\u00A0Md€.',
    );
  });

  it('[O2] surplus asks for more than zero', () => {
    const isCompleted = (balance: number) =>
      objective('surplus', someFacts({ balance }))?.isCompleted;
    expect([0, EURO].map(isCompleted)).toEqual([false, true]);
    expect(objective('surplus')?.category).toBe('secondary');
  });

  it('[O3] the challenge asks for every card', () => {
    expect(challenge(63, 64)).toMatchObject({ isCompleted: false, currentValue: 98.4375 });
    expect(challenge(64, 64)).toMatchObject({ isCompleted: true, currentValue: 100 });
    expect(challenge(0, 0)).toMatchObject({ isCompleted: false, currentValue: 0 });
    expect(challenge(0, 1)?.category).toBe('challenge');
  });
});
