import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NEW_BALLOT, type BallotAction } from './ballot.ts';
import { aGroup, anEdition, aRevenue, must, someCards } from '../testing.ts';
import { deckInPlay } from './edition.ts';
import { NEW_GAME } from './game.ts';
import { millions } from '../money/money.ts';
import { historyOf, perform, undo, type History } from './history.ts';

const edition = anEdition([...someCards(), aRevenue()], undefined, [
  aGroup({ cardIds: ['ET01', 'ET02'] }),
]);
const start = historyOf(NEW_BALLOT);
const after = (actions: readonly BallotAction[], from: History = start): History => {
  let history = from;
  for (const action of actions) {
    const performed = perform(history, edition, action);
    if (performed.ok) history = performed.value.history;
  }
  return history;
};
const remove = (id: string, at = 1): BallotAction => ({
  type: 'cast',
  id,
  choice: { type: 'remove' },
  at,
});

describe('undo', () => {
  it('[G16] gives back the votes that were replaced', () => {
    const before = after([remove('ET01'), remove('defense_02')]);
    const replaced = must(perform(before, edition, remove('defense')));
    expect(replaced.replaced).toHaveLength(2);
    expect(must(undo(replaced.history)).present).toEqual(before.present);
  });

  it.each<BallotAction>([
    { type: 'withdraw', id: 'ET01' },
    { type: 'clear' },
    { type: 'reset' },
    remove('defense'),
  ])('[G16] $type is undone, completion included', (action) => {
    const before = after([remove('ET01'), { type: 'complete', at: 9 }]);
    expect(must(undo(after([action], before))).present).toEqual(before.present);
  });

  it('[T2] another budget takes the place of every vote, and undoing gives all of it back', () => {
    const before = after([
      { type: 'prioritise', ids: ['armees'] },
      remove('ET01'),
      remove('impots'),
      { type: 'jump', index: 2, at: 2 },
      { type: 'complete', at: 3 },
    ]);
    const decisions = [
      { id: 'ET02', choice: { type: 'keep' } },
      { id: 'RE01', choice: { type: 'increase', percent: 300 } },
    ] as const;
    const { history } = must(perform(before, edition, { type: 'adopt', decisions, at: 9 }));
    const { ledger, game } = history.present;
    expect(
      [...ledger.values()].map(({ id, choice, timestamp }) => [id, choice, timestamp]),
    ).toEqual([
      ['ET02', { type: 'keep' }, 9],
      ['RE01', { type: 'increase', percent: 50 }, 9],
    ]);
    expect(game).toMatchObject({
      withRevenue: true,
      priorities: [],
      endTime: null,
      currentCardIndex: 0,
    });
    expect(must(undo(history)).present).toEqual(before.present);
  });

  it('[T2] a budget without a readable vote is refused', () => {
    const decisions = [{ id: 'nowhere', choice: { type: 'remove' } }] as const;
    expect(perform(start, edition, { type: 'adopt', decisions, at: 9 })).toEqual({
      ok: false,
      reason: 'no-vote',
    });
  });

  it('[G16] refuses when there is nothing to undo', () => {
    expect(undo(start)).toEqual({ ok: false, reason: 'nothing-to-undo' });
    expect(undo(after([{ type: 'jump', index: 2, at: 3 }])).ok).toBe(false);
  });

  it('[G17] a move is not undone, an undone card vote comes back to its card', () => {
    const history = after([
      remove('ET01'),
      { type: 'next', at: 2 },
      { type: 'jump', index: 2, at: 3 },
    ]);
    const { present } = must(undo(history));
    expect(present.ledger.size).toBe(0);
    expect(present.game.currentCardIndex).toBe(0);
  });

  it('[G17] an undone explorer vote leaves the player in place', () => {
    const history = after([remove('impots'), { type: 'jump', index: 2, at: 3 }]);
    expect(must(undo(history)).present.game.currentCardIndex).toBe(2);
  });

  it('[G17] an undone clearing leaves the player in place', () => {
    const history = after([remove('impots'), { type: 'jump', index: 2, at: 3 }, { type: 'clear' }]);
    expect(must(undo(history)).present.game.currentCardIndex).toBe(2);
  });

  it('[G17] an undone reset comes back to the card of that moment', () => {
    const history = after([remove('ET01'), { type: 'jump', index: 2, at: 3 }, { type: 'reset' }]);
    expect(must(undo(history)).present.game).toEqual({
      ...NEW_GAME,
      currentCardIndex: 2,
      timeSpent: 2,
      lastActTime: 3,
    });
  });

  it('[G16] « Je ne sais pas » is undone, with the vote it took out', () => {
    const before = after([remove('ET02')]);
    const unsure = after([{ type: 'unsure', id: 'ET02', at: 2 }], before);
    expect(unsure.present.game.unsure).toEqual(['ET02']);
    expect(must(undo(unsure)).present).toEqual({
      ...before.present,
      game: { ...before.present.game, currentCardIndex: 1 },
    });
  });

  it('[G16] one undo takes back a vote on a group', () => {
    const before = after([remove('ET02')]);
    expect(must(undo(after([remove('armees', 2)], before))).present).toEqual(before.present);
  });

  it('[G17] what was set or asked since a vote stays when it is undone', () => {
    const { game } = must(
      undo(
        after([
          remove('ET01'),
          { type: 'prioritise', ids: ['armees'] },
          { type: 'guessed', id: 'Q01' },
          { type: 'set-guessing', on: false },
          { type: 'set-revenue', on: true },
        ]),
      ),
    ).present;
    expect(game).toEqual({
      ...NEW_GAME,
      priorities: ['armees'],
      guessed: ['Q01'],
      guessRest: 2,
      isGuessing: false,
      withRevenue: true,
    });
  });

  it('[G17] undoing a restart gives back what was given before it', () => {
    const before = after([{ type: 'prioritise', ids: ['armees'] }, remove('ET01')]);
    const restarted = after([{ type: 'reset' }], before);
    expect(restarted.present.game.priorities).toEqual([]);
    expect(must(undo(restarted)).present).toEqual(before.present);
  });

  it('[E11] what was given of the surplus stays when a vote is undone, and goes with the game', () => {
    const given = new Map([['tva', millions(5)]]);
    const spread = after([remove('ET01'), { type: 'spread', spread: given }]);
    expect(must(undo(spread)).present.game.spread).toEqual(given);
    for (const type of ['clear', 'reset'] as const) {
      const erased = after([{ type }], spread);
      expect(erased.present.game.spread.size).toBe(0);
      expect(must(undo(erased)).present.game.spread).toEqual(given);
    }
    const nothing = new Map([['tva', millions(0)]]);
    expect(after([{ type: 'spread', spread: nothing }]).present.game).toEqual(NEW_GAME);
  });

  it('[G17] undoing a vote on a revenue card brings revenue back into play', () => {
    const away = after([remove('RE01'), { type: 'set-revenue', on: false }]);
    expect(must(undo(away)).present.game).toMatchObject({
      currentCardIndex: 3,
      withRevenue: true,
    });
  });

  it('[G16] is exact whatever came before, and undoes to the start', () => {
    const anAction = fc.oneof(
      fc.record({
        type: fc.constant('cast' as const),
        id: fc.constantFrom('armees', ...edition.territory.keys()),
        choice: fc.constantFrom(
          { type: 'remove' as const },
          { type: 'keep' as const },
          { type: 'increase' as const, percent: 10 },
        ),
        at: fc.nat(),
      }),
      fc.record({
        type: fc.constant('unsure' as const),
        id: fc.constantFrom('armees', 'ET01', 'RE01'),
        at: fc.nat(),
      }),
      fc.record({ type: fc.constant('set-revenue' as const), on: fc.boolean() }),
      fc.record({ type: fc.constant('withdraw' as const), id: fc.constantFrom('ET01', 'defense') }),
      fc.record({
        type: fc.constant('jump' as const),
        index: fc.nat({ max: 3 }),
        at: fc.nat(),
      }),
      fc.record({
        type: fc.constantFrom('next', 'previous', 'go-on', 'complete'),
        at: fc.nat(),
      }),
      fc.constantFrom({ type: 'clear' as const }, { type: 'reset' as const }),
    );
    fc.assert(
      fc.property(fc.array(anAction, { maxLength: 30 }), (actions) => {
        let history = after(actions);
        while (history.past.length > 0) {
          const before = history.past.at(-1)?.before;
          history = must(undo(history));
          expect([...history.present.ledger]).toEqual([...(before?.ledger ?? [])]);
          expect(history.present.game.endTime).toBe(before?.game.endTime);
          expect(history.present.game.timeSpent).toBe(before?.game.timeSpent);
          expect(history.present.game.unsure).toEqual(before?.game.unsure);
          const { game } = history.present;
          expect(deckInPlay(edition, game)[game.currentCardIndex]).toBeDefined();
        }
        expect(history.present.ledger.size).toBe(0);
      }),
    );
  });
});
