import { describe, expect, it } from 'vitest';
import { someFacts } from '../testing.ts';
import { millions } from '../money/money.ts';
import { objectivesOf } from './objective.ts';

const objective = (id: string, facts = someFacts()) =>
  objectivesOf(facts).find((candidate) => candidate.id === id);
const EURO = 0.000_001;
const progress = (id: string) => (balance: number) =>
  objective(id, someFacts({ balance }))?.progress;
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

  it('[O4] progress goes from the starting balance to the objective, and to 100 only there', () => {
    const balances = [-200_000, -155_000, -77_500, -EURO, 0, EURO];
    expect(balances.map(progress('equilibrium'))).toEqual([0, 0, 50, 99, 100, 100]);
    expect(balances.map(progress('surplus'))).toEqual([0, 0, 50, 99, 99, 100]);
    expect([0, 16, 64].map((voted) => challenge(voted, 64)?.progress)).toEqual([0, 25, 100]);
  });

  it('[O4] an edition that starts in surplus has no way to cover', () => {
    const facts = someFacts({ initialBalance: millions(10), balance: -5 });
    expect(objective('equilibrium', facts)?.progress).toBe(0);
  });

  it('[O3] the challenge asks for every card', () => {
    expect(challenge(63, 64)).toMatchObject({ isCompleted: false, currentValue: 98.4375 });
    expect(challenge(64, 64)).toMatchObject({ isCompleted: true, currentValue: 100 });
    expect(challenge(0, 0)).toMatchObject({ isCompleted: false, currentValue: 0 });
    expect(challenge(0, 1)?.category).toBe('challenge');
  });
});
