import { aRoomState } from '@nosmilliards/contract/room.testing';
import { describe, expect, it } from 'vitest';
import {
  codeTroubleWords,
  placeWords,
  revealedWords,
  spokenWords,
  standingWords,
  troubleWords,
  type PupilStanding,
} from './pupil-words.ts';

const state = aRoomState({ item: 4 });
const frozen = { ...state, isFrozen: true };
const cut = { type: 'decrease', percent: 10 } as const;
const standing = (change: Partial<PupilStanding>): PupilStanding => ({
  state,
  isShown: false,
  answer: 'none',
  sending: 'sent',
  isHeard: true,
  ...change,
});

describe('where a pupil stands', () => {
  it.each<[string, Partial<PupilStanding>]>([
    ['À vous de choisir.', {}],
    ['Envoi de votre choix…', { answer: cut, sending: 'sending' }],
    ['C’est noté. Vous pouvez encore changer.', { answer: cut }],
    ['Réponses figées. La vôtre est comptée.', { state: frozen, answer: cut }],
    ['Réponses figées. Vous n’avez pas répondu ici.', { state: frozen }],
    [
      'Réponses figées. Votre dernier choix n’est pas compté\u00A0: il le sera si le vote rouvre.',
      { state: frozen, answer: cut, sending: 'held' },
    ],
    [
      'Réseau absent. Vous pouvez répondre\u00A0: votre choix partira à son retour.',
      { isHeard: false },
    ],
    [
      'Réseau absent. Votre choix est gardé ici et partira seul, une fois.',
      { answer: cut, sending: 'waiting' },
    ],
  ])('is said « %s »', (words, change) => {
    expect(standingWords(standing(change))).toBe(words);
  });

  it('is named by the deck', () => {
    expect(placeWords(state, 4)).toBe('Décision\u00A05 sur 16');
    expect(placeWords({ ...state, deck: 'cards', items: 76 }, 0)).toBe('Carte\u00A01 sur 76');
  });
});

describe('the room', () => {
  const revealed = { ...frozen, isRevealed: true };
  const tally = { keep: 14, increase: 0, decrease: 9, remove: 0 };

  it('is said beside one’s own choice, once it is revealed', () => {
    expect(revealedWords(state, tally, cut)).toBeNull();
    expect(revealedWords(revealed, tally, cut)).toBe(
      'La salle\u00A0: 14\u00A0gardent, 9\u00A0réduisent. Vous\u00A0: baisse de 10\u00A0%.',
    );
    expect(revealedWords(revealed, tally, 'none')).toContain('Vous\u00A0: pas de réponse.');
    expect(revealedWords(revealed, null, cut)).toBe(
      'Moins de cinq réponses\u00A0: elles ne sont pas montrées.',
    );
  });

  it('is heard in the place of all the rest', () => {
    const words = revealedWords(revealed, tally, cut);
    expect(spokenWords(standing({}), 'Décision\u00A05 sur 16', 'École', words)).toBe(words);
    expect(spokenWords(standing({}), 'Décision\u00A05 sur 16', 'École', null)).toBe(
      'Décision\u00A05 sur 16\u00A0: École. À vous de choisir.',
    );
    expect(spokenWords(standing({ answer: cut }), 'Décision\u00A05 sur 16', 'École', null)).toBe(
      'École\u00A0: baisse de 10\u00A0%. C’est noté. Vous pouvez encore changer.',
    );
  });
});

it('says what is wrong with a code, or with getting in', () => {
  expect(codeTroubleWords('')).toContain('six signes');
  expect(codeTroubleWords('O')).toContain('Aucun code ne contient O.');
  expect(codeTroubleWords('O1')).toContain('ces signes\u00A0: O, 1.');
  expect(troubleWords('no-such-room')).toContain('Aucune salle n’a ce code.');
  expect(troubleWords('room-full')).toContain('pleine');
  expect(troubleWords('too-many')).toContain('dans une minute');
  expect(troubleWords('away')).toContain('ne répond pas');
});
