import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparisonOf } from '../duel/duel.ts';
import { sumOf } from '../money/money.ts';
import { decidedOf } from '../outcome/completion.ts';
import { recordCountOf, toldOf } from '../outcome/decisions.ts';
import { aCard, aGroup, anEdition, aRevenue, played } from '../testing.ts';
import { changeOf, modificationsOf } from '../vote/ledger.ts';
import { receivedLedgerOf } from '../vote/received.ts';
import { clippedTo, type Choice } from '../vote/vote.ts';
import { act, NEW_BALLOT, type Ballot, type BallotAction } from './ballot.ts';
import { dealOf } from './deal.ts';

/** Groups of one to four cards; the last two are of revenue. */
const SIZES = [1, 2, 3, 4, 2, 3, 1, 2];
const groups = SIZES.map((size, index) =>
  aGroup({
    id: `g${index}`,
    cardIds: Array.from({ length: size }, (_, card) => `C${index}${card}`),
  }),
);
const edition = anEdition(
  groups.flatMap(({ cardIds }, index) =>
    cardIds.map((id, card) => {
      const part = { id, amount: 1000 + card * 700, constraints: limitsOf(card) };
      return index < 6 ? aCard(part) : aRevenue(part);
    }),
  ),
  undefined,
  groups,
);
const keep: Choice = { type: 'keep' };
const cut: Choice = { type: 'decrease', percent: 10 };
const cast = (id: string, choice: Choice, at: number, deal: 'cards' | 'express' = 'express') =>
  ({ type: 'cast', id, choice, at, deal }) as const;
const isAllKept = (votes: Parameters<typeof toldOf>[0]) => toldOf(votes, edition).isAllKept;
const adopt = (from: Ballot): BallotAction => ({
  type: 'adopt',
  decisions: [...from.ledger.values()],
  at: 5,
});
const sent = ({ ledger }: Ballot) => ({
  ledger: receivedLedgerOf([...ledger.values()], edition.territory).ledger,
});
const gameOf = (...actions: BallotAction[]) => played(edition, actions);
const allOf = (choice: Choice) => gameOf(...groups.map(({ id }, at) => cast(id, choice, at)));
const cardsOf = (choice: Choice, deck = edition.deckWithoutRevenue) =>
  gameOf(...deck.map(({ id }, at) => cast(id, choice, at, 'cards')));

function limitsOf(card: number) {
  return { minReduction: -100 + card * 30, maxIncrease: card === 2 ? 0 : 60 };
}

describe('how a ballot is told', () => {
  it.each([keep, cut, { type: 'increase', percent: 50 }] as const)(
    '[E19] in decisions where groups were decided, on the device and in a link: %o',
    (choice) => {
      const ballot = allOf(choice);
      expect([dealOf(ballot, edition), dealOf(sent(ballot), edition)]).toEqual([
        'express',
        'express',
      ]);
    },
  );

  it.each([keep, cut])(
    '[E19] in cards where cards were, even if all say the same: %o',
    (choice) => {
      const ballot = cardsOf(choice);
      expect([dealOf(ballot, edition), dealOf(sent(ballot), edition)]).toEqual(['cards', 'cards']);
      expect(dealOf(cardsOf(choice, edition.deck), edition)).toBe('cards');
    },
  );

  it('[E19] a card refined leaves a game of decisions what it is, as long as most groups are whole', () => {
    const three = [cast('g1', cut, 1), cast('g2', keep, 2), cast('g3', cut, 3)];
    const refined = gameOf(...three, cast('C30', keep, 4, 'cards'));
    expect(refined.game.deal).toBe('cards');
    expect([dealOf(refined, edition), dealOf(sent(refined), edition)]).toEqual([
      'express',
      'express',
    ]);
    const apart = ['C00', 'C30', 'C31', 'C32', 'C40', 'C50', 'C51'].map((id, at) =>
      cast(id, cut, 9 + at, 'cards'),
    );
    expect(dealOf(gameOf(cast('g1', cut, 1), ...apart), edition)).toBe('cards');
  });

  it('[E19] by the last answer where the votes do not tell', () => {
    expect(dealOf(gameOf(cast('g0', keep, 1)), edition)).toBe('express');
    expect(dealOf(gameOf(cast('C00', keep, 1, 'cards')), edition)).toBe('cards');
    expect(dealOf(gameOf({ type: 'unsure', id: 'g3', at: 1, deal: 'express' }), edition)).toBe(
      'express',
    );
    expect(dealOf(NEW_BALLOT, edition)).toBe('cards');
  });

  it('[E19] an adopted budget is told as it was sent, also after a vote of one’s own', () => {
    const own = cast('g3', cut, 9);
    expect(dealOf(gameOf(adopt(allOf(keep)), own), edition)).toBe('express');
    const mixed = gameOf(
      ...edition.deck.map(({ id }, at) => cast(id, id.endsWith('0') ? keep : cut, at, 'cards')),
    );
    expect(dealOf(gameOf(adopt(mixed), own), edition)).toBe('cards');
  });

  it('[E19] all is kept when every card of the game is', () => {
    for (const ballot of [allOf(keep), cardsOf(keep)]) {
      expect([isAllKept(ballot), isAllKept(sent(ballot))]).toEqual([true, true]);
    }
    expect(isAllKept(allOf(cut))).toBe(false);
    expect(isAllKept(gameOf(cast('g3', keep, 1)))).toBe(false);
    expect(isAllKept({ ledger: new Map() })).toBe(false);
    const withRevenue = { type: 'set-revenue', on: true } as const;
    expect(isAllKept(played(edition, [withRevenue], cardsOf(keep)))).toBe(false);
  });
});

/** The laws broken: one `expect` per law would take most of the time of 10 000 ballots. */
const broken: string[] = [];

function holds(law: string, isTrue: boolean) {
  if (isTrue) return;
  broken.push(law);
  throw new Error(law);
}

describe('the counts of 10 000 ballots', () => {
  const aChoice = fc.oneof(
    fc.constantFrom<Choice>(keep, keep, { type: 'remove' }),
    fc.record({
      type: fc.constantFrom('increase' as const, 'decrease' as const),
      percent: fc.integer({ min: 1, max: 60 }),
    }),
  );
  const ids = [...groups.map(({ id }) => id), ...edition.deck.map(({ id }) => id), 'impots_01'];
  const aGame = fc
    .array(
      fc.record({
        id: fc.constantFrom(...ids),
        choice: fc.oneof(
          { weight: 9, arbitrary: aChoice },
          { weight: 1, arbitrary: fc.constant('unsure' as const) },
        ),
      }),
      { maxLength: 30 },
    )
    .map((answers) => {
      let ballot = NEW_BALLOT;
      for (const [at, { id, choice }] of answers.entries()) {
        const card = edition.deck.find((one) => one.id === id);
        const deal = card ? ('cards' as const) : ('express' as const);
        const acted = act(
          ballot,
          edition,
          choice === 'unsure'
            ? { type: 'unsure', id, at, deal }
            : {
                type: 'cast',
                id,
                choice: card ? clippedTo(choice, card.constraints) : choice,
                at,
                deal,
              },
        );
        if (acted.ok) ({ ballot } = acted.value);
      }
      return ballot;
    });

  it('[E16] [E19] what is told adds up: every vote once, every euro, every unit', () => {
    fc.assert(
      fc.property(aGame, (ballot) => {
        for (const votes of [ballot, sent(ballot)]) {
          const { changes, kept, deal, ...told } = toldOf(votes, edition);
          const records = [...changes, ...kept];
          const voted = records.flatMap(({ ids: cards }) => cards);
          const counts = recordCountOf(records).match(/\d+/g) ?? [];
          const decisions = records.filter(({ kind }) => kind === 'decision').length;
          holds('every vote once', new Set(voted).size === voted.length);
          holds('every vote', voted.length === votes.ledger.size);
          holds(
            'every euro',
            sumOf(changes.map(({ impact }) => impact)) === changeOf(votes.ledger),
          );
          holds(
            'a change is told',
            changes.length > 0 === modificationsOf(votes.ledger).length > 0,
          );
          holds('the count', counts.reduce((sum, one) => sum + Number(one), 0) === records.length);
          holds('all kept', !told.isAllKept || (changes.length === 0 && kept.length > 0));
          holds('a group once', decisions <= groups.length);
          holds('cards by link', decisions === 0 || deal === 'express' || votes === ballot);
        }
        const { count, total, waiting, unsure, deal } = decidedOf(ballot, edition);
        holds('decided, unsure and waiting', count + unsure.length + waiting.length === total);
        holds('in decisions', deal === 'cards' || total === groups.length);
      }),
      { numRuns: 10_000 },
    );
    expect(broken).toEqual([]);
  });

  it('[T4] a duel counts each unit once, and the same choice among those of the same way', () => {
    fc.assert(
      fc.property(aGame, aGame, (one, other) => {
        const [a, b] = [sent(one), sent(other)];
        const { unit, split, shared, partly } = comparisonOf([a, b], edition);
        const told = [...split, ...shared, ...partly].map(({ id }) => id);
        holds('each once', new Set(told).size === told.length);
        holds('decisions', unit !== 'decision' || told.length <= groups.length);
        const same = comparisonOf([a, a], edition);
        holds('itself', same.split.length === 0 && same.shared.every(({ isExact }) => isExact));
      }),
      { numRuns: 5000 },
    );
    expect(broken).toEqual([]);
  });
});
