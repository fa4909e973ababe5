import type { Comparison, ComparedUnit } from '@nosmilliards/domain/duel/duel';
import { ZERO, millions } from '@nosmilliards/domain/money/money';
import { describe, expect, it } from 'vitest';
import {
  agreementWords,
  frameWords,
  guessedWords,
  headlineOf,
  partlyTitle,
  sharedTitle,
  standWords,
  waysWords,
} from './duel-words.ts';

const units = (count: number, exact = 0): ComparedUnit[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${index}`,
    title: `${index}`,
    stands: [],
    gap: ZERO,
    isExact: index < exact,
  }));

const comparison = (
  unit: Comparison['unit'],
  shared: number,
  split: number,
  exact = 0,
): Comparison => ({
  unit,
  shared: units(shared, exact),
  split: units(split),
  partly: [],
  leftOut: [],
});

/** Three others are decided by some only. */
const some = (shared: number, split: number): Comparison => ({
  ...comparison('decision', shared, split),
  partly: units(3),
});
const words = (...rights: boolean[]) => guessedWords(rights.map((isRight) => ({ isRight })));
const stands = (...changes: number[]) =>
  changes.map((change) => ({ choice: null, isRefined: false, change: millions(change) }));

describe('words of a duel', () => {
  it('writes a choice in one word', () => {
    const stand = { isRefined: false, change: ZERO };
    expect(standWords({ ...stand, choice: { type: 'increase', percent: 10 } })).toBe('+10\u00A0%');
    expect(standWords({ ...stand, choice: { type: 'remove' } })).toBe('suppression');
    expect(standWords({ ...stand, choice: { type: 'keep' } })).toBe('gardé');
    expect(standWords({ ...stand, choice: null })).toBe('sans vote');
    expect(standWords({ ...stand, isRefined: true, choice: { type: 'keep' } })).toBe(
      '0\u00A0% en tout',
    );
  });

  it('says how many guesses were right, and judges none', () => {
    expect(words(true, false, true)).toBe('Vous aviez vu juste deux\u00A0fois sur trois.');
    expect(words(true, true, true)).toBe('Vous aviez vu juste trois\u00A0fois sur trois.');
    expect(words(false, true)).toBe('Vous aviez vu juste une\u00A0fois sur deux.');
    expect(words(true)).toBe('Vous aviez vu juste.');
    expect(words(false, false)).toBe('Vous aviez imaginé autre chose\u00A0: de quoi en parler.');
  });

  it.each([
    [2, comparison('decision', 9, 7), 'D’accord sur 9\u00A0décisions sur\u00A016.'],
    [2, comparison('card', 31, 33), 'D’accord sur 31\u00A0cartes sur\u00A064.'],
    [2, comparison('choice', 1, 2), 'D’accord sur 1\u00A0choix sur\u00A03.'],
    [2, comparison('card', 0, 1), 'D’accord sur rien, sur 1\u00A0carte.'],
    [2, comparison('card', 0, 0), 'Aucun choix en commun.'],
    [3, comparison('decision', 5, 11), 'Tous d’accord sur 5\u00A0décisions sur\u00A016.'],
    [3, comparison('decision', 0, 16), 'Jamais tous d’accord, sur 16\u00A0décisions.'],
  ])('counts the agreement of %i people in what they played', (people, compared, headline) => {
    expect(headlineOf(compared, people)).toBe(headline);
  });

  it('says of which decisions, when some left others undecided', () => {
    expect([
      headlineOf(some(11, 2), 2),
      headlineOf(some(0, 2), 6),
      headlineOf(some(0, 1), 3),
    ]).toEqual([
      'D’accord sur 11\u00A0décisions sur\u00A013 prises par les deux.',
      'Jamais tous d’accord, sur 2\u00A0décisions prises par tous.',
      'Jamais tous d’accord, sur 1\u00A0décision prise par tous.',
    ]);
  });

  it.each([
    [9, 7, 'Le même sens neuf\u00A0fois, dont sept\u00A0fois le même choix exactement.'],
    [9, 9, 'Le même sens neuf\u00A0fois, et chaque fois le même choix exactement.'],
    [1, 1, 'Le même sens une\u00A0fois, avec le même choix exactement.'],
    [2, 0, 'Le même sens deux\u00A0fois, jamais le même choix exactement.'],
    [0, 0, 'Jamais le même sens.'],
  ])('says how often the way is the same: %i, of which %i alike', (shared, exact, sentence) => {
    expect(agreementWords(comparison('decision', shared, 3, exact))).toBe(sentence);
  });

  it('agrees with what is counted', () => {
    const one = comparison('decision', 1, 1);
    expect(sharedTitle(one)).toBe('La seule décision dans le même sens');
    expect(sharedTitle(comparison('choice', 2, 1))).toBe('Les 2\u00A0choix dans le même sens');
    expect(frameWords(one, 'split', 1)).toBe('différente');
    expect(frameWords({ unit: 'choice' }, 'split', 2)).toBe('différents');
    expect(partlyTitle({ unit: 'card', partly: units(2) }, 2)).toBe(
      '2\u00A0cartes décidées par un seul des deux',
    );
    expect(partlyTitle({ unit: 'choice', partly: units(1) }, 3)).toBe(
      '1\u00A0choix fait par une partie du groupe',
    );
  });

  it('says how a group goes each way', () => {
    expect(waysWords({ stands: stands(1, 2, 3, 0, -1) })).toBe(
      '3\u00A0augmentent, 1\u00A0garde, 1\u00A0réduit',
    );
    expect(waysWords({ stands: stands(1, 0, 0) })).toBe('1\u00A0augmente, 2\u00A0gardent');
  });
});
