import { describe, expect, it } from 'vitest';
import { millions, sumOf } from '../money/money.ts';
import { aCard, aGroup, anEdition, aNiche, aRevenue, must, played } from '../testing.ts';
import { changeOf, EMPTY_LEDGER, impactOf, modificationsOf } from '../vote/ledger.ts';
import { effectOf, type Choice } from '../vote/vote.ts';
import { act, type BallotAction } from './ballot.ts';
import { cardVotesOf } from './game.ts';
import {
  effectOnCards,
  groupAmountOf,
  groupCardsOf,
  groupChoiceOf,
  groupLimitsOf,
  groupSectorWords,
  groupProblemsOf,
  groupsToDecideOf,
  heldSentenceOf,
} from './group.ts';
import { answerOf, unitNamed } from './unit.ts';

const services = aGroup({ id: 'services', cardIds: ['ET02', 'ET01', 'DP01'] });
const niches = aGroup({ id: 'niches', cardIds: ['NF01'] });
const taxes = aGroup({ id: 'revenus', cardIds: ['RE01'] });
const cards = [
  aCard({ id: 'ET01', amount: 30_000, lineIds: ['defense_01_01'] }),
  aCard({ id: 'ET02', amount: 10_000, constraints: { minReduction: -40, maxIncrease: 90 } }),
  aCard({
    id: 'DP01',
    sector: 'dette',
    amount: 50_000,
    constraints: { minReduction: -5, maxIncrease: 10 },
  }),
  aNiche(),
  aRevenue({ amount: 90_000 }),
];
const groups = [services, niches, taxes];
const edition = anEdition(cards, undefined, groups);
const { deck, deckWithoutRevenue } = edition;
const cast = (id: string, choice: Choice, at = 1): BallotAction => ({
  type: 'cast',
  id,
  choice,
  at,
});
const down = (percent: number): Choice => ({ type: 'decrease', percent });
const up = (percent: number): Choice => ({ type: 'increase', percent });
const KEEP: Choice = { type: 'keep' };
const ledgerAfter = (...actions: BallotAction[]) => played(edition, actions).ledger;
const choicesAfter = (...actions: BallotAction[]) =>
  cardVotesOf(deck, ledgerAfter(...actions)).map(({ id, choice }) => [id, choice]);
const decided = (...actions: BallotAction[]) =>
  groupChoiceOf(services, deck, ledgerAfter(...actions));

const held = (choice: Choice) => heldSentenceOf(groupCardsOf(services, deck), choice);

const problems = (given = groups, limit = {}) =>
  groupProblemsOf(given, deck, {
    netExpenses: millions(300_000),
    netRevenues: millions(300_000),
    ...limit,
  });

const idsToDecide = (ledger = EMPTY_LEDGER, unsure: string[] = [], inPlay = deck) =>
  groupsToDecideOf(groups, inPlay, ledger, unsure).map(({ id }) => id);

describe('groups', () => {
  it('[G24] each card is in exactly one', () => {
    expect(problems()).toEqual([]);
    expect(problems([services, taxes])).toEqual([{ kind: 'card-left-out', id: 'NF01' }]);
    expect(problems([...groups, aGroup({ id: 'more', cardIds: ['ET01', 'ZZ99'] })])).toEqual([
      { kind: 'card-in-two-groups', id: 'ET01' },
      { kind: 'unknown-card', id: 'ZZ99' },
    ]);
  });

  it('[G24] none is above a third of its side; a third just is not', () => {
    expect(problems(groups, { netExpenses: millions(270_000) })).toEqual([]);
    expect(problems(groups, { netExpenses: millions(269_999) })).toEqual([
      { kind: 'group-too-large', id: 'services' },
    ]);
    expect(problems(groups, { netRevenues: millions(269_999) })).toEqual([
      { kind: 'group-too-large', id: 'revenus' },
    ]);
  });

  it.each(['ET01', 'defense', 'defense_01_01'])('[G24] the id %s is taken', (id) => {
    expect(() => anEdition(cards, undefined, [aGroup({ id })])).toThrow(id);
  });

  it('[G24] of several sectors, says the heaviest and that there are others', () => {
    const [first, second] = [aCard({ id: 'A1' }), aCard({ id: 'A2', sector: 'collectivites' })];
    const wordsOf = (...cardIds: string[]) =>
      groupSectorWords({ cardIds, sector: 'etat_central' }, [first, second]);
    expect(wordsOf('A1')).toBe('État');
    expect(wordsOf('A1', 'A2')).toBe('État et autres');
  });

  it('[G24] sums up its cards in play', () => {
    expect(groupCardsOf(services, deck).map(({ id }) => id)).toEqual(['ET02', 'ET01', 'DP01']);
    expect(groupAmountOf(services, deck)).toBe(90_000);
    expect(groupAmountOf(taxes, deckWithoutRevenue)).toBe(0);
    expect(groupLimitsOf(services, deck)).toEqual({ minReduction: -50, maxIncrease: 90 });
    expect(groupLimitsOf(niches, deck)).toEqual({ minReduction: -100, maxIncrease: 0 });
    expect(groupLimitsOf(taxes, deckWithoutRevenue)).toEqual({ minReduction: 0, maxIncrease: 0 });
  });
});

describe('a vote on a group', () => {
  it('[G25] is the same percentage on each card, clipped to its limits', () => {
    expect(choicesAfter(cast('services', down(45)))).toEqual([
      ['ET01', down(45)],
      ['ET02', down(40)],
      ['DP01', down(5)],
    ]);
    expect(choicesAfter(cast('niches', up(10)))).toEqual([['NF01', KEEP]]);
    expect(choicesAfter(cast('services', { type: 'remove' })).map(([, choice]) => choice)).toEqual(
      Array.from({ length: 3 }, () => ({ type: 'remove' })),
    );
  });

  it.each([down(45), up(20), KEEP, { type: 'remove' } as const])(
    '[G25] %o has the impact that was announced',
    (choice) => {
      const announced = effectOnCards(groupCardsOf(services, deck), choice);
      const ledger = ledgerAfter(cast('services', choice));
      const amounts = [...ledger.values()].map((vote) => effectOf(vote.choice, vote).newAmount);
      expect({ newAmount: sumOf(amounts), impact: changeOf(ledger) }).toEqual(announced);
    },
  );

  it('[G25] [G15] is in the one ledger: it replaces and is replaced', () => {
    const ballot = played(edition, [cast('defense', { type: 'remove' }), cast('ET02', up(10), 2)]);
    const { ballot: after, replaced } = must(act(ballot, edition, cast('services', down(10), 3)));
    expect(replaced.map(({ id }) => id)).toEqual(['defense']);
    expect(modificationsOf(after.ledger).map(impactOf)).toEqual([1000, 3000, 2500]);
    const refined = played(edition, [cast('ET01', KEEP, 4)], after);
    expect(refined.ledger.get('ET01')?.choice).toEqual(KEEP);
    expect(refined.ledger.get('ET02')?.choice).toEqual(down(10));
  });

  it.each([0, -5, NaN, 101])('[G25] [V12] %d %% is refused whole', (percent) => {
    expect(act(played(edition, []), edition, cast('services', down(percent))).ok).toBe(false);
  });

  it('[G25] a group without a card is no vote', () => {
    const bare = anEdition(cards, undefined, [aGroup({ id: 'bare' })]);
    expect(act(played(bare, []), bare, cast('bare', KEEP))).toEqual({
      ok: false,
      reason: 'not-votable',
    });
  });

  it('[G25] is one act of play', () => {
    const { game } = played(edition, [cast('services', KEEP, 1000), cast('niches', KEEP, 3000)]);
    expect(game).toMatchObject({ timeSpent: 2000, lastActTime: 3000 });
  });

  it.each([down(45), up(95), KEEP, { type: 'remove' } as const])(
    '[G25] the group says again what was voted: %o',
    (choice) => {
      const ledger = ledgerAfter(cast('services', choice));
      const found = groupChoiceOf(services, deck, ledger);
      if (typeof found === 'string') throw new Error(found);
      expect(effectOnCards(groupCardsOf(services, deck), found).impact).toBe(changeOf(ledger));
    },
  );

  it('[E18] is told with the percentage that its cards apply, and why', () => {
    // 15 000, 8 000 and 5 000 of 90 000.
    const answered = played(edition, [cast('services', up(80))]);
    expect(answerOf(unitNamed('services', edition), answered, edition)).toEqual(up(31.1));
    expect(answerOf(unitNamed('ET02', edition), answered, edition)).toEqual(up(80));
    expect(held(up(80))).toBe(
      'Deux de ses trois\u00A0cartes s’arrêtent avant, à leur limite\u00A0: cette hausse fait 31,1\u00A0% en tout.',
    );
    expect(held(down(20))).toBe(
      'Une de ses trois\u00A0cartes s’arrête avant, à sa limite\u00A0: cette baisse fait 11,7\u00A0% en tout.',
    );
    expect([down(5), KEEP, { type: 'remove' } as const].map(held)).toEqual(['', '', '']);
  });

  it('[G25] says nothing, or several things', () => {
    expect(decided()).toBe('none');
    expect(decided(cast('ET01', KEEP))).toBe('mixed');
    expect(decided(cast('services', down(10)), cast('ET01', KEEP, 2))).toBe('mixed');
    expect(decided(cast('services', down(10)), cast('DP01', down(4), 2))).toBe('mixed');
  });

  it('[G25] to decide: a card in play without a vote nor « Je ne sais pas »', () => {
    expect(idsToDecide()).toEqual(['services', 'niches', 'revenus']);
    expect(idsToDecide(EMPTY_LEDGER, [], deckWithoutRevenue)).toEqual(['services', 'niches']);
    expect(idsToDecide(ledgerAfter(cast('niches', KEEP)), ['RE01', 'ET01'])).toEqual(['services']);
  });
});
