import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NEW_BALLOT, type BallotAction } from './ballot.ts';
import { deckInPlay } from './edition.ts';
import { NEW_GAME } from './game.ts';
import { aGroup, anEdition, aRevenue, must, played, someCards } from '../testing.ts';
import { isUntouched, parseGame, restoreBallot, serialiseGame } from './game-storage.ts';
import { parseLedger, serialiseLedger } from '../vote/ledger-storage.ts';
import { EMPTY_LEDGER } from '../vote/ledger.ts';
import { millions } from '../money/money.ts';

const edition = anEdition();
const ballot = played(edition, [
  { type: 'cast', id: 'impots', choice: { type: 'increase', percent: 3 }, at: 4 },
  { type: 'cast', id: 'ET01', choice: { type: 'decrease', percent: 10 }, at: 5 },
  { type: 'next', at: 6 },
  { type: 'cast', id: 'ET02', choice: { type: 'keep' }, at: 7 },
  { type: 'complete', at: 8 },
]);
const whole = anEdition([...someCards(), aRevenue()], undefined, [aGroup()]);
const read = (value: unknown) => parseGame(JSON.stringify(value), edition);
const aVote = (parts = {}) => ({ cardId: 'ET01', type: 'keep', value: 0, timestamp: 1, ...parts });

describe('game storage', () => {
  it('[G18] a game read back goes on where it stopped', () => {
    const stored = must(parseGame(serialiseGame(ballot, edition), edition));
    const ledger = must(parseLedger(serialiseLedger(ballot.ledger, edition) ?? '', edition)).ledger;
    const restored = restoreBallot(ledger, stored, edition);
    expect(restored).toEqual({ ballot, dropped: [], held: [] });
  });

  it('[G18] stores decisions, not numbers', () => {
    expect(JSON.parse(serialiseGame(ballot, edition))).toEqual({
      ...NEW_GAME,
      version: 2,
      edition: '2025',
      spread: [],
      currentCardIndex: 1,
      timeSpent: 3,
      lastActTime: 8,
      endTime: 8,
      votes: [
        { cardId: 'ET01', type: 'decrease', value: 10, timestamp: 5 },
        { cardId: 'ET02', type: 'keep', value: 0, timestamp: 7 },
      ],
    });
  });

  it('[G18] refuses another version and what is no game', () => {
    expect(read({ version: 3 })).toEqual({ ok: false, reason: 'unknown-version' });
    expect(read([])).toEqual({ ok: false, reason: 'corrupt' });
    expect(parseGame('{', edition)).toEqual({ ok: false, reason: 'corrupt' });
  });

  it('[G19] the time of a game that did not count it comes from its votes and its end', () => {
    const minute = 60_000;
    const game = { version: 1, currentCardIndex: 1, startTime: 0 };
    const votes = [5, 2, 3000].map((at) => aVote({ timestamp: at * minute }));
    expect(must(read({ ...game, endTime: null, votes })).game.timeSpent).toBe(3 * minute);
    expect(must(read({ ...game, endTime: 3001 * minute, votes })).game).toMatchObject({
      timeSpent: 4 * minute,
      lastActTime: 3001 * minute,
    });
  });

  it('[G18] a game of the first version is read as one without what came since', () => {
    const first = { version: 1, currentCardIndex: 1, timeSpent: 3, lastActTime: 4, endTime: null };
    expect(must(read({ ...first, votes: [aVote()] })).game).toEqual({
      ...NEW_GAME,
      currentCardIndex: 1,
      timeSpent: 3,
      lastActTime: 4,
    });
  });

  it('[G18] keeps what is told besides the votes', () => {
    const ballotOfAll = played(whole, [
      { type: 'prioritise', ids: ['armees'] },
      { type: 'guessed', id: 'Q01' },
      { type: 'set-guessing', on: false },
      { type: 'spread', spread: new Map([['tva', millions(1.5)]]) },
      { type: 'unsure', id: 'ET02', at: 3 },
      { type: 'unsure', id: 'ET02', at: 4 },
      { type: 'cast', id: 'RE01', choice: { type: 'keep' }, at: 5, deal: 'express' },
      { type: 'jump', index: 3, at: 6 },
    ]);
    expect(ballotOfAll.game).toMatchObject({ withRevenue: true, unsureAgain: ['ET02'] });
    const stored = must(parseGame(serialiseGame(ballotOfAll, whole), whole));
    expect(restoreBallot(EMPTY_LEDGER, stored, whole)).toEqual({
      ballot: ballotOfAll,
      dropped: [],
      held: [],
    });
  });

  it.each<BallotAction>([
    { type: 'cast', id: 'RE01', choice: { type: 'keep' }, at: 1 },
    { type: 'unsure', id: 'ET01', at: 1 },
    { type: 'jump', index: 1, at: 1 },
    { type: 'set-revenue', on: true },
    { type: 'set-guessing', on: false },
    { type: 'guessed', id: 'Q01' },
    { type: 'prioritise', ids: ['armees'] },
    { type: 'spread', spread: new Map([['tva', millions(1)]]) },
  ])('[G18] after $type, there is a game to keep', (action) => {
    expect(isUntouched(NEW_BALLOT, whole)).toBe(true);
    expect(isUntouched(played(whole, [action]), whole)).toBe(false);
  });

  it('[G19] what is told is held to the cards, the groups and the limits there are', () => {
    const text = JSON.stringify({
      version: 2,
      currentCardIndex: 3,
      withRevenue: 'yes',
      unsure: ['ET99', 'ZZ99', 7, 'ET02', 'ET01'],
      unsureAgain: ['ET02', 'SS01'],
      priorities: ['armees', 'nowhere', 'armees'],
      isGuessing: 0,
      guessed: ['a', 'b', 'c', 'd', 'e', 'f'],
      guessRest: 900,
      spread: [['tva', 2e9], ['dette', -1], ['csg', 0.5], [7, 1], 'tva', null],
      votes: [aVote({ cardId: 'ET01' })],
    });
    const renamed = { ...whole, renamed: new Map([['ET99', 'ET02']]) };
    const parsed = must(parseGame(text, renamed));
    expect(restoreBallot(EMPTY_LEDGER, parsed, renamed).ballot.game).toMatchObject({
      currentCardIndex: 2,
      withRevenue: false,
      unsure: ['ET02'],
      unsureAgain: ['ET02'],
      priorities: ['armees'],
      isGuessing: true,
      guessed: ['a', 'b', 'c', 'd', 'e'],
      guessRest: 2,
      spread: new Map([['tva', 2000]]),
    });
  });

  it('[G19] keeps what is readable and names the rest', () => {
    const parsed = must(
      read({
        version: 1,
        currentCardIndex: 500,
        timeSpent: 'long',
        lastActTime: 4,
        endTime: -1,
        votes: [
          aVote(),
          aVote({ cardId: 'ZZ99' }),
          aVote({ cardId: 7 }),
          aVote({ type: 'explode' }),
          aVote({ timestamp: 0.5 }),
          null,
        ],
      }),
    );
    expect(parsed.game).toEqual({ ...NEW_GAME, currentCardIndex: 2, lastActTime: 1 });
    expect(parsed.votes.map(({ id }) => id)).toEqual(['ET01']);
    expect(parsed.dropped).toEqual([
      { what: 'ZZ99', why: 'unknown-card' },
      ...[2, 3, 4, 5].map((index) => ({ what: `votes[${index}]`, why: 'unreadable' })),
    ]);
  });

  it('[G19] follows a card renamed since', () => {
    const text = JSON.stringify({ version: 1, votes: [aVote({ cardId: 'ET99' })] });
    const renamed = { ...edition, renamed: new Map([['ET99', 'ET02']]) };
    const parsed = must(parseGame(text, renamed));
    expect(parsed.votes.map(({ id }) => id)).toEqual(['ET02']);
    expect(parsed.dropped).toEqual([]);
  });

  it.each([-1, 0.5, '1', null])('[G19] the index %o becomes the first card', (currentCardIndex) => {
    expect(must(read({ version: 1, currentCardIndex })).game.currentCardIndex).toBe(0);
  });

  it('[G19] an index in an emptied deck is the first', () => {
    const text = JSON.stringify({ version: 1, currentCardIndex: 4 });
    expect(must(parseGame(text, anEdition([]))).game.currentCardIndex).toBe(0);
  });

  it('[G20] when the stores disagree, the newest decision wins', () => {
    const { ledger } = played(edition, [
      { type: 'cast', id: 'defense', choice: { type: 'remove' }, at: 10 },
    ]);
    const older = { id: 'ET01', choice: { type: 'keep' as const }, timestamp: 9 };
    const newer = { ...older, timestamp: 11 };
    const idsAfter = (vote: typeof older) => [
      ...restoreBallot(ledger, { game: NEW_GAME, votes: [vote] }, edition).ballot.ledger.keys(),
    ];
    expect(idsAfter(older)).toEqual(['defense']);
    expect(idsAfter(newer)).toEqual(['ET01']);
  });

  it('[L13] a stored vote out of the card’s limits is brought back to them', () => {
    const choice = { type: 'increase' as const, percent: 90 };
    const votes = [{ id: 'ET01', choice, timestamp: 1 }];
    const { ballot: restored, held } = restoreBallot(
      EMPTY_LEDGER,
      { game: NEW_GAME, votes },
      edition,
    );
    expect(held.map(({ id }) => id)).toEqual(['ET01']);
    expect(restored.ledger.get('ET01')?.choice).toEqual(held[0]?.choice);
  });

  it('[G12] a completed game whose only vote cannot be read is open again', () => {
    const votes = [
      { id: 'ET01', choice: { type: 'increase' as const, percent: -1 }, timestamp: 1 },
    ];
    const game = { ...NEW_GAME, endTime: 5 };
    const restored = restoreBallot(EMPTY_LEDGER, { game, votes }, edition);
    expect(restored.dropped).toEqual([{ what: 'ET01', why: 'percent-unreadable' }]);
    expect(restored.ballot.game.endTime).toBeNull();
  });

  it('[G19] never throws, whatever was stored', () => {
    // Flat: drawing deep values takes all the time, and no field of a game is deep.
    const anything = fc.jsonValue({ maxDepth: 1 });
    const almostAGame = fc.record(
      {
        version: fc.constantFrom(1, 2),
        withRevenue: anything,
        unsure: fc.oneof(
          anything,
          fc.array(fc.constantFrom('ET01', 'ET02', 'RE01', '__proto__', 7)),
        ),
        unsureAgain: anything,
        priorities: anything,
        isGuessing: anything,
        guessed: anything,
        guessRest: anything,
        spread: fc.oneof(anything, fc.array(fc.array(anything))),
        currentCardIndex: anything,
        timeSpent: anything,
        lastActTime: anything,
        endTime: anything,
        votes: fc.oneof(
          anything,
          fc.array(
            fc.record(
              {
                cardId: fc.constantFrom('ET01', 'ET02', '__proto__'),
                type: fc.oneof(fc.constantFrom('keep', 'increase', 'remove'), anything),
                value: fc.oneof(fc.double(), anything),
                timestamp: fc.oneof(fc.nat(), anything),
              },
              { requiredKeys: [] },
            ),
          ),
        ),
      },
      { requiredKeys: ['version'] },
    );
    const aText = fc.oneof(
      fc.string(),
      fc.json(),
      almostAGame.map((game) => JSON.stringify(game)),
    );
    fc.assert(
      fc.property(aText, (text) => {
        const parsed = parseGame(text, whole);
        if (!parsed.ok) return;
        const { game, ledger } = restoreBallot(EMPTY_LEDGER, parsed.value, whole).ballot;
        expect(deckInPlay(whole, game)[game.currentCardIndex]).toBeDefined();
        expect(game.unsure.filter((id) => ledger.has(id))).toEqual([]);
        expect(must(parseGame(serialiseGame({ game, ledger }, whole), whole)).game).toEqual(game);
      }),
      { numRuns: 500 },
    );
  });
});
