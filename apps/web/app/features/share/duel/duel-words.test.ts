import { ZERO, millions } from '@nosmilliards/domain/money/money';
import type { Agreement } from '@nosmilliards/domain/duel/duel';
import { describe, expect, it } from 'vitest';
import {
  choiceOrNoneWords,
  countWords,
  guessedWords,
  headlineOf,
  shareOfAgreement,
} from './duel-words.ts';

const agreement = (parts: Partial<Agreement> = {}): Agreement => ({
  compared: 64,
  unit: 'card',
  exact: 18,
  sameWay: 31,
  opposite: 5,
  oneKeeps: 28,
  alone: 0,
  sameAmount: millions(653_000),
  comparedAmount: millions(1_600_000),
  samePercent: 40.8,
  ...parts,
});

const words = (...rights: boolean[]) => guessedWords(rights.map((isRight) => ({ isRight })));

describe('words of a duel', () => {
  it('writes a choice in one word', () => {
    expect(choiceOrNoneWords({ type: 'increase', percent: 10 })).toBe('+10\u00A0%');
    expect(choiceOrNoneWords({ type: 'decrease', percent: 7.5 })).toBe('−7,5\u00A0%');
    expect(choiceOrNoneWords({ type: 'remove' })).toBe('suppression');
    expect(choiceOrNoneWords({ type: 'keep' })).toBe('gardé');
    expect(choiceOrNoneWords(null)).toBe('sans vote');
  });

  it('says how many guesses were right, and judges none', () => {
    expect(words(true, false, true)).toBe('Vous aviez vu juste deux fois sur trois.');
    expect(words(true, true, true)).toBe('Vous aviez vu juste trois fois sur trois.');
    expect(words(false, true)).toBe('Vous aviez vu juste une fois sur deux.');
    expect(words(true)).toBe('Vous aviez vu juste.');
    expect(words(false, false)).toBe('Vous aviez imaginé autre chose\u00A0: de quoi en parler.');
  });

  it('counts the agreement in decisions, in cards, or in choices when lines are among them', () => {
    expect(headlineOf(agreement({ unit: 'decision', sameWay: 9, compared: 16 }))).toBe(
      'D’accord sur 9\u00A0décisions sur 16.',
    );
    expect(headlineOf(agreement())).toBe('D’accord sur 31\u00A0cartes sur 64.');
    expect(headlineOf(agreement({ unit: 'choice' }))).toBe('D’accord sur 31\u00A0choix sur 64.');
    expect(headlineOf(agreement({ sameWay: 0, compared: 1 }))).toBe(
      'D’accord sur rien, sur 1\u00A0carte.',
    );
    expect(headlineOf(agreement({ compared: 0 }))).toBe('Aucun choix en commun.');
    expect(countWords(1, { unit: 'card' })).toBe('1\u00A0carte');
  });

  it('gives the agreement in euros, without a percentage of zero', () => {
    const euros = 'Cela fait 653,0\u00A0Md€, 41\u00A0% de ce que les deux décident.';
    expect(shareOfAgreement(agreement())).toBe(
      `Le même sens 31 fois, dont 18 fois le même choix exactement. ${euros}`,
    );
    expect(
      [
        [9, 7],
        [9, 9],
        [1, 1],
        [2, 0],
        [0, 0],
      ].map(
        ([sameWay = 0, exact = 0]) => shareOfAgreement(agreement({ sameWay, exact })).split('.')[0],
      ),
    ).toEqual([
      'Le même sens neuf fois, dont sept fois le même choix exactement',
      'Le même sens neuf fois, et chaque fois le même choix exactement',
      'Le même sens une fois, avec le même choix exactement',
      'Le même sens deux fois, jamais le même choix exactement',
      'Jamais le même sens',
    ]);
    expect(shareOfAgreement(agreement({ compared: 0, sameAmount: ZERO, samePercent: null }))).toBe(
      'Les deux budgets ne décident rien de la même ligne.',
    );
  });
});
