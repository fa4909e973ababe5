import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aCard, anEdition, aNiche, someCards } from '../testing.ts';
import { receivedLedgerOf } from '../vote/received.ts';
import { clippedTo, type Choice } from '../vote/vote.ts';
import {
  commonChoiceOf,
  divisionsOf,
  handChoicesOf,
  receivedVotesOf,
  roomDecisionsOf,
  roomPercentsOf,
  type RoomVote,
} from './room.ts';
import { EMPTY_TALLY, tallyOf, type Tally } from './tally.ts';

const keep: Choice = { type: 'keep' };
const remove: Choice = { type: 'remove' };
const cut = (percent: number): Choice => ({ type: 'decrease', percent });
const rise = (percent: number): Choice => ({ type: 'increase', percent });

const edition = anEdition([
  ...someCards(),
  aCard({ id: 'ET03', amount: 20_000, constraints: { minReduction: -5, maxIncrease: 20 } }),
  aNiche({ amount: 4000 }),
]);

const idsOf = (votes: readonly RoomVote[]) => votes.map(({ id }) => id);
const aVote = (id: string, ...choices: Choice[]): RoomVote => ({ id, cardIds: [id], choices });

const ledgerOf = (votes: Readonly<Record<string, Choice>>) =>
  receivedLedgerOf(
    Object.entries(votes).map(([id, choice]) => ({ id, choice })),
    edition.territory,
  ).ledger;

describe('the choice of a room', () => {
  it('[R6] is the most chosen', () => {
    expect(commonChoiceOf([keep, keep, remove])).toEqual(keep);
    expect(commonChoiceOf([remove, cut(10), remove])).toEqual(remove);
  });

  it('[R6] takes the median percentage of those who made it, and of them alone', () => {
    expect(commonChoiceOf([cut(5), cut(40), cut(10), rise(80), keep])).toEqual(cut(10));
    expect(commonChoiceOf([rise(5), rise(10)])).toEqual(rise(7.5));
  });

  it('[R6] is kept in a tie, and none when nobody answered', () => {
    expect(commonChoiceOf([rise(10), remove])).toEqual(keep);
    expect(commonChoiceOf([])).toBeNull();
  });

  it('[R6] does not depend on the order of the answers', () => {
    const anyChoice = fc.oneof(
      fc.constant(keep),
      fc.constant(remove),
      fc.integer({ min: 1, max: 50 }).map(cut),
      fc.integer({ min: 1, max: 50 }).map(rise),
    );
    fc.assert(
      fc.property(fc.array(anyChoice), (choices) => {
        expect(commonChoiceOf(choices.toReversed())).toEqual(commonChoiceOf(choices));
      }),
    );
  });
});

describe('the budget of a room', () => {
  it('[R6] keeps a tie, and leaves an unanswered vote without a decision', () => {
    const decisions = roomDecisionsOf([
      aVote('ET01', rise(10), cut(10)),
      aVote('ET02'),
      aVote('SS01', keep, keep, cut(10)),
    ]);
    expect(decisions).toEqual([
      { id: 'ET01', choice: keep },
      { id: 'SS01', choice: keep },
    ]);
  });

  it('[R6] gives a group to each of its cards, within the limits of each', () => {
    const decisions = roomDecisionsOf([
      { id: 'paquet', cardIds: ['ET02', 'ET03', 'NF01'], choices: [cut(10), cut(10), keep] },
    ]);
    const { ledger, dropped } = receivedLedgerOf(decisions, edition.territory);
    expect(dropped).toEqual([]);
    expect(Object.fromEntries([...ledger.values()].map(({ id, choice }) => [id, choice]))).toEqual({
      ET02: cut(10),
      ET03: cut(5),
      NF01: cut(10),
    });
  });
});

describe('a show of hands', () => {
  it('[R7] brings the percentage of the room back to the limits of the card', () => {
    expect(roomPercentsOf(10, { minReduction: -50, maxIncrease: 100 })).toEqual({
      increase: 10,
      decrease: 10,
    });
    expect(roomPercentsOf(20, { minReduction: -5, maxIncrease: 10 })).toEqual({
      increase: 10,
      decrease: 5,
    });
  });

  it('[R7] closes a choice that the limits leave no space for', () => {
    const percents = roomPercentsOf(10, { minReduction: -100, maxIncrease: 0 });
    expect(percents).toEqual({ increase: null, decrease: 10 });
    const hands = handChoicesOf({ keep: 1, increase: 3, decrease: 0, remove: 0 }, percents);
    expect(hands).toEqual([keep]);
  });

  it('[R7] makes as many choices as hands were counted', () => {
    const tally = { keep: 14, increase: 3, decrease: 9, remove: 1 };
    const hands = handChoicesOf(tally, { increase: 10, decrease: 5 });
    expect(tallyOf(hands)).toEqual(tally);
    expect(commonChoiceOf(hands)).toEqual(keep);
  });

  it('[R7] what is decided fits the card it was asked on', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), fc.nat(), (percent, rank) => {
        const { constraints } = edition.deck[rank % edition.deck.length] ?? aCard();
        const percents = roomPercentsOf(percent, constraints);
        const tally = { keep: 0, increase: 1, decrease: 1, remove: 0 };
        for (const choice of handChoicesOf(tally, percents)) {
          expect(clippedTo(choice, constraints)).toEqual(choice);
        }
      }),
    );
  });
});

describe('what divides a room', () => {
  const unanimous = aVote('A', keep, keep, keep, keep);
  const split = aVote('B', keep, keep, cut(10), cut(10));
  const scattered = aVote('C', keep, rise(10), cut(10), remove);
  const nearly = aVote('D', keep, keep, keep, cut(10));

  const hands = (id: string, parts: Partial<Tally>) =>
    aVote(id, ...handChoicesOf({ ...EMPTY_TALLY, ...parts }, { increase: 10, decrease: 10 }));

  it('[R3] most comes first, and least apart', () => {
    const { most, least } = divisionsOf([unanimous, split, scattered, nearly, aVote('E')]);
    expect(idsOf(most)).toEqual(['C', 'B']);
    expect(idsOf(least)).toEqual(['A', 'D']);
  });

  it('[R3] opposite hands divide, and a tie comes first', () => {
    const { most, least } = divisionsOf([
      hands('keptOrRemoved', { keep: 18, remove: 10 }),
      hands('bothWays', { increase: 16, decrease: 12 }),
      hands('everyWay', { keep: 11, increase: 7, decrease: 7, remove: 3 }),
      hands('tie', { increase: 14, decrease: 14 }),
      hands('agreed', { keep: 21, decrease: 7 }),
    ]);
    expect(idsOf(most)).toEqual(['tie', 'everyWay', 'bothWays']);
    expect(idsOf(least)).toEqual(['agreed']);
  });

  it('[R3] a tie comes before what is more divided', () => {
    const tie = hands('tie', { keep: 14, decrease: 14 });
    const { most } = divisionsOf([hands('apart', { increase: 13, remove: 15 }), tie]);
    expect(idsOf(most)).toEqual(['tie', 'apart']);
  });

  it('[R3] below three answers in four alike, nothing divides least', () => {
    expect(divisionsOf([hands('A', { keep: 20, decrease: 8 })]).least).toEqual([]);
  });

  it('[R3] what all agree on does not divide', () => {
    expect(divisionsOf([unanimous]).most).toEqual([]);
    expect(idsOf(divisionsOf([unanimous]).least)).toEqual(['A']);
    const alike = { ...unanimous, id: 'Z' };
    expect(idsOf(divisionsOf([alike, unanimous]).least)).toEqual(['Z', 'A']);
  });
});

describe('budgets received', () => {
  const group = { id: 'paquet', cardIds: ['ET02', 'ET03'] };
  const card = { id: 'ET02', cardIds: ['ET02'] };

  it('[R8] add up card by card, and two that are alike count twice', () => {
    const ledgers = [ledgerOf({ ET02: cut(10) }), ledgerOf({ ET02: cut(10) }), ledgerOf({})];
    expect(receivedVotesOf([card], ledgers, edition.deck)).toEqual([
      { ...card, choices: [cut(10), cut(10)], mixed: 0 },
    ]);
  });

  it('[R8] a group that one vote explains counts once, whatever the limits of its cards', () => {
    const ledgers = [ledgerOf({ ET02: cut(10), ET03: cut(10) })];
    expect(receivedVotesOf([group], ledgers, edition.deck)).toEqual([
      { ...group, choices: [cut(10)], mixed: 0 },
    ]);
  });

  it('[R8] a group whose cards say otherwise is counted apart', () => {
    const ledgers = [ledgerOf({ ET02: cut(10), ET03: keep }), ledgerOf({ ET02: keep, ET03: keep })];
    expect(receivedVotesOf([group], ledgers, edition.deck)).toEqual([
      { ...group, choices: [keep], mixed: 1 },
    ]);
  });

  it('[R8] a vote on a line of the tree is that of no card', () => {
    const ledgers = [ledgerOf({ defense: cut(10) })];
    expect(receivedVotesOf([{ id: 'ET01', cardIds: ['ET01'] }], ledgers, edition.deck)).toEqual([
      { id: 'ET01', cardIds: ['ET01'], choices: [], mixed: 0 },
    ]);
  });
});
