import { describe, expect, it } from 'vitest';
import { ACHIEVEMENTS, achievementsOf, lastWonOf, newlyWonOf } from './achievement.ts';
import { aCard, aNiche, anEdition, must, played, someFacts } from '../testing.ts';
import { factsOf } from './facts.ts';
import type { BallotAction } from './ballot.ts';
import { historyOf, perform, undo, type History } from './history.ts';
import type { Choice } from '../vote/vote.ts';

const EURO = 0.000_001;
const wins = (id: string, facts: Parameters<typeof someFacts>[0]) =>
  achievementsOf(someFacts(facts)).some((achievement) => achievement.id === id);

describe('achievements', () => {
  it.each([
    ['[A1]', 'equilibriste', { balance: -EURO }, { balance: 0, change: 155_000 }],
    ['[A2]', 'createur-excedent', { balance: 0 }, { balance: EURO }],
    ['[A3]', 'grand-reformateur', { votedCards: 8 }, { votedCards: 9 }],
    [
      '[A4] on cards',
      'robin-des-bois',
      { votedCards: 6, change: 60_000 },
      { votedCards: 7, change: 60_000 },
    ],
    [
      '[A4] on change',
      'robin-des-bois',
      { votedCards: 7, change: 50_000 },
      { votedCards: 7, change: 50_000 + EURO },
    ],
    ['[A5]', 'economiste-fou', { balance: 100_000, change: 255_000 }, { balance: 100_000 + EURO }],
    [
      '[A6] on change',
      'fin-des-niches',
      { allNichesRemoved: true, change: 21_499 },
      { allNichesRemoved: true, change: 21_500 },
    ],
    [
      '[A6] on niches',
      'fin-des-niches',
      { change: 90_000 },
      { allNichesRemoved: true, change: 90_000 },
    ],
    ['[A7]', 'etat-minimaliste', { change: 760_100 }, { change: 760_100 + EURO }],
    ['[A8] on change', 'social-democrate', { change: 49_999 }, { change: 50_000 }],
    [
      '[A8] on spending',
      'social-democrate',
      { change: 50_000, spendingSpared: false },
      { change: 50_000 },
    ],
    ['[A9] over', 'equilibre-parfait', { balance: EURO }, { balance: 0 }],
    ['[A9] under', 'equilibre-parfait', { balance: -EURO }, { balance: 0 }],
  ])('%s %s is missed, then won', (_, id, missed, won) => {
    expect(wins(id, missed)).toBe(false);
    expect(wins(id, won)).toBe(true);
  });

  it('[A8] a spending line cut in the explorer is spending cut; a revenue is not', () => {
    const edition = anEdition();
    const spared = (id: string, choice: Choice) =>
      factsOf(played(edition, [{ type: 'cast', id, choice, at: 0 }]), edition).spendingSpared;
    expect(spared('defense', { type: 'decrease', percent: 10 })).toBe(false);
    expect(spared('defense', { type: 'increase', percent: 10 })).toBe(true);
    expect(spared('impots', { type: 'decrease', percent: 10 })).toBe(true);
  });

  it('[A2] opens the tax-reduction page, alone', () => {
    const opening = ACHIEVEMENTS.filter((achievement) => 'unlocksFeature' in achievement);
    expect(opening).toMatchObject([
      { id: 'createur-excedent', unlocksFeature: '/reduction-impots' },
    ]);
  });

  it('[A6] is shown apart from the first Robin des Bois', () => {
    expect(new Set(ACHIEVEMENTS.map(({ name }) => name)).size).toBe(9);
    expect(ACHIEVEMENTS[5].name).toBe('Robin des Bois\u00A0: fin des niches');
  });

  it('[A10] nothing is won before the first vote', () => {
    expect(achievementsOf(someFacts())).toEqual([]);
  });
});
const cast = (id: string, choice: Choice): BallotAction => ({ type: 'cast', id, choice, at: 1 });

describe('facts', () => {
  const edition = anEdition([
    aNiche({ id: 'NF01' }),
    aNiche({ id: 'NF02' }),
    aCard({ id: 'SS01', sector: 'securite_sociale', amount: 200_000 }),
    aCard({ id: 'ET01', amount: 60_000 }),
  ]);
  const facts = (...actions: BallotAction[]) => factsOf(played(edition, actions), edition);
  const REMOVE: Choice = { type: 'remove' };

  it('[A6] every niche must be removed, not merely reduced', () => {
    const reduced: Choice = { type: 'decrease', percent: 100 };
    expect(facts(cast('NF01', REMOVE)).allNichesRemoved).toBe(false);
    expect(facts(cast('NF01', REMOVE), cast('NF02', reduced)).allNichesRemoved).toBe(false);
    expect(facts(cast('NF01', REMOVE), cast('NF02', REMOVE)).allNichesRemoved).toBe(true);
  });

  it('[A6] a deck without niches does not give it away', () => {
    const bare = anEdition([aCard()]);
    expect(factsOf(played(bare, []), bare).allNichesRemoved).toBe(false);
  });

  it.each([
    ['SS01', REMOVE, false],
    ['ET01', REMOVE, false],
    ['ET01', { type: 'decrease', percent: 1 }, false],
    ['ET01', { type: 'increase', percent: 1 }, true],
    ['ET01', { type: 'keep' }, true],
    ['NF01', REMOVE, true],
  ] as const)('[A8] %s with %o leaves spending spared: %s', (id, choice, spared) => {
    expect(facts(cast(id, choice)).spendingSpared).toBe(spared);
  });

  it('[A11] the balance shown decides: a removal past the limits counts whole', () => {
    expect(facts(cast('SS01', REMOVE))).toMatchObject({ balance: 45_000, change: 200_000 });
    const names = achievementsOf(facts(cast('SS01', REMOVE))).map(({ id }) => id);
    expect(names).toEqual(['equilibriste', 'createur-excedent']);
  });

  it('[A3] a card kept is a card voted', () => {
    expect(facts(cast('ET01', { type: 'keep' }))).toMatchObject({ votedCards: 1, totalCards: 4 });
  });

  it('[A1] the whole ledger counts, the explorer’s votes too', () => {
    expect(facts(cast('SS01', REMOVE), cast('impots', REMOVE)).balance).toBe(-55_000);
  });
});

const ids = (won: readonly { readonly id: string }[]) => won.map(({ id }) => id);

describe('what is announced', () => {
  const edition = anEdition([aCard({ id: 'SS01', sector: 'securite_sociale', amount: 200_000 })]);
  const after = (history: History, action: BallotAction) =>
    must(perform(history, edition, action)).history;
  const start = historyOf(played(edition, []));
  const won = after(start, cast('SS01', { type: 'remove' }));
  const lost = after(won, cast('SS01', { type: 'keep' }));
  const again = after(lost, cast('SS01', { type: 'remove' }));

  it('[A10] what a vote wins, once in a game: neither lost and won again, nor undone', () => {
    expect(ids(newlyWonOf(start.present, won.present))).toContain('equilibriste');
    expect(ids(newlyWonOf(won.present, lost.present))).toEqual([]);
    expect(ids(newlyWonOf(lost.present, again.present))).toEqual([]);
    const undone = must(undo(won));
    expect(undone.present.game.won).toContain('equilibriste');
  });

  it('[A10] a new game announces again', () => {
    const reset = after(again, { type: 'reset' });
    expect(reset.present.game.won).toEqual([]);
  });

  it('[A10] the last one won is the last of those still held', () => {
    expect(lastWonOf(lost.present, edition)?.id).toBe('grand-reformateur');
    expect(lastWonOf(start.present, edition)).toBeNull();
  });
});
