import { describe, expect, it } from 'vitest';
import { completionOf } from './completion.ts';
import { act, NEW_BALLOT, type BallotAction } from '../game/ballot.ts';
import { receivedLedgerOf } from '../vote/received.ts';
import type { Choice } from '../vote/vote.ts';
import { aCard, aGroup, anEdition, aNiche, aRevenue, must, played } from '../testing.ts';
import { choiceOf, heldChoiceOf, recordCountOf, toldOf } from './decisions.ts';

const narrow = { minReduction: -5, maxIncrease: 0 };
const edition = anEdition(
  [
    aCard({ id: 'C1', amount: 1000 }),
    aCard({ id: 'C2', amount: 2000 }),
    aCard({ id: 'C3', amount: 4000, constraints: narrow }),
    aCard({ id: 'C4', amount: 100 }),
    aRevenue({ id: 'R1', amount: 100 }),
    aRevenue({ id: 'R2', amount: 100 }),
  ],
  undefined,
  [
    aGroup({ id: 'g', title: 'Santé', cardIds: ['C1', 'C2', 'C3'] }),
    aGroup({ id: 'taxes', title: 'Impôts', cardIds: ['R1', 'R2'] }),
    aGroup({ id: 'alone', title: 'Seule', cardIds: ['C4'] }),
  ],
);
const plain = (text: string) => text.replaceAll('\u00A0', ' ');
const cut = (percent: number): Choice => ({ type: 'decrease', percent });
const rise: Choice = { type: 'increase', percent: 10 };
const remove: Choice = { type: 'remove' };
const keep: Choice = { type: 'keep' };
const cast = (id: string, choice: Choice, at: number) => ({
  type: 'cast' as const,
  id,
  choice,
  at,
});
const told = (...actions: BallotAction[]) =>
  toldOf(played(edition, actions), edition).changes.map((record) => [
    record.title,
    record.type,
    record.value,
    record.impact,
  ]);

const held = [
  aCard({ id: 'C1', amount: 1000 }),
  aCard({ id: 'C2', amount: 2000 }),
  aCard({ id: 'C3', amount: 4000, constraints: narrow }),
  aCard({ id: 'C7' }),
  aCard({ id: 'C8' }),
];
const received = (votes: Record<string, Choice>, within = edition) => {
  const decisions = Object.entries(votes).map(([id, choice]) => ({ id, choice }));
  const { ledger } = receivedLedgerOf(decisions, within.territory);
  return toldOf({ ledger }, within).changes.map(({ title }) => title);
};

/** What is told of one choice, once the limits have held it. */
const heldBy = (id: string, choice: Choice) =>
  toldOf(played(edition, [cast(id, choice, 1)]), edition).changes.map(heldChoiceOf);

describe('decisions as they are told', () => {
  it('[E16] a vote on a group is one decision, whose amounts are those of its cards', () => {
    expect(told(cast('g', cut(10), 1))).toEqual([['Santé', 'decrease', 10, 500]]);
    expect(told(cast('g', rise, 1))).toEqual([['Santé', 'increase', 10, -300]]);
    expect(told(cast('g', keep, 1))).toEqual([]);
    expect(told(cast('taxes', rise, 1))).toEqual([['Impôts', 'increase', 10, 20]]);
    const [record] = toldOf(played(edition, [cast('g', remove, 1)]), edition).changes;
    expect(record).toMatchObject({
      nodeId: 'g',
      ids: ['C1', 'C2', 'C3'],
      originalAmount: 7000,
      newAmount: 0,
    });
  });

  it('[E21] a niche told apart is named as one, and moves revenue', () => {
    const niches = [
      aNiche({ id: 'NF1', title: 'Dons et mécénat' }),
      aNiche({ id: 'NF2', title: 'Autres niches fiscales' }),
    ];
    const { changes } = toldOf(
      played(anEdition(niches), [cast('NF1', cut(10), 1), cast('NF2', cut(10), 2)]),
      anEdition(niches),
    );
    expect(changes.map(({ title, side, moves }) => [plain(title), side, moves])).toEqual([
      ['Niche fiscale « Dons et mécénat »', 'expense', 'revenue'],
      ['Autres niches fiscales', 'expense', 'revenue'],
    ]);
  });

  it('[E18] a group held by the limits of its cards is told with what it really does', () => {
    // 1 000 and 2 000 fall by 20 %, 4 000 by its 5 %: 800 of 7 000.
    expect(heldBy('g', cut(20))).toEqual([cut(11.4)]);
    expect(heldBy('g', rise)).toEqual([{ type: 'increase', percent: 4.3 }]);
    expect(heldBy('g', cut(5))).toEqual([cut(5)]);
    expect(heldBy('g', cut(5.8))).toEqual([cut(5.3)]);
    // 5,04 %: the decimal that is read is the one asked for.
    expect(heldBy('g', cut(5.07))).toEqual([cut(5.07)]);
    expect(heldBy('C1', cut(20))).toEqual([cut(20)]);
    expect(heldBy('g', remove)).toEqual([remove]);
  });

  it('[E16] what is kept is counted by decisions too', () => {
    const actions = [cast('g', keep, 1), cast('C4', keep, 2), cast('taxes', rise, 3)];
    const { kept, changes } = toldOf(played(edition, actions), edition);
    expect(kept.map((record) => [record.title, choiceOf(record), record.ids.length])).toEqual([
      ['Santé', keep, 3],
      ['Seule', keep, 1],
    ]);
    expect([recordCountOf(kept), recordCountOf(changes)].map(plain)).toEqual([
      '2 décisions',
      '1 décision',
    ]);
  });

  it('[E16] what is counted is named: decisions, cards refined by hand, lines of the explorer', () => {
    const actions = [cast('g', cut(10), 1), cast('C2', remove, 2), cast('impots', rise, 3)];
    const { changes } = toldOf(played(edition, actions), edition);
    expect(plain(recordCountOf(changes))).toBe('1 décision, 1 carte et 1 ligne');
    expect(recordCountOf([])).toBe('');
  });

  it('[E16] a card is told by itself only where it was refined', () => {
    expect(told(cast('g', cut(10), 1), cast('C2', remove, 2))).toEqual([
      ['Santé (2\u00A0cartes sur\u00A03)', 'decrease', 10, 300],
      ['C2', 'remove', 0, 2000],
    ]);
  });

  it('[E16] cards voted one by one are told one by one', () => {
    const one = ['C1', 'C2', 'C3', 'C4'].map((id, at) => cast(id, cut(5), at));
    expect(told(...one).map(([title]) => title)).toEqual(['C1', 'C2', 'C3', 'C4']);
  });

  it('[E16] in a shared budget, which has no hour, most of a group by one choice is one decision', () => {
    expect(received({ C1: cut(5), C2: cut(5), C3: cut(5) })).toEqual(['Santé']);
    expect(received({ C1: cut(5), C2: cut(5), C3: remove, R1: rise, R2: rise })).toEqual([
      'C1',
      'C2',
      'C3',
      'R1',
      'R2',
    ]);
    const two = { R1: rise, R2: rise, C4: cut(5) };
    expect(received(two)).toEqual(['Impôts', 'Seule']);
    expect(received({ R1: cut(5) })).toEqual(['R1']);
    // C3 is held to its 5 %, C1 was refined: the limits of a card make no other decision of it.
    const wide = anEdition([...held, aCard({ id: 'C5' }), aCard({ id: 'C6' })], undefined, [
      aGroup({ id: 'g', title: 'Santé', cardIds: ['C1', 'C2', 'C3'] }),
      aGroup({ id: 'h', title: 'École', cardIds: ['C5', 'C6'] }),
      aGroup({ id: 'i', title: 'Défense', cardIds: ['C7', 'C8'] }),
    ]);
    const refined = { C1: keep, C2: cut(20), C3: cut(20) };
    const whole = { C5: cut(1), C6: cut(1), C7: cut(1), C8: cut(1) };
    expect(received({ ...refined, ...whole }, wide)).toEqual([
      'Santé (2\u00A0cartes sur\u00A03)',
      'École',
      'Défense',
    ]);
    expect(received({ C1: cut(5), C2: cut(7), C3: remove })).toEqual(['C1', 'C2', 'C3']);
  });

  it('[E16] a vote on what the edition no longer has is told by its id', () => {
    const { ledger } = played(edition, [cast('C4', remove, 1)]);
    const [vote] = ledger.values();
    if (vote === undefined) throw new Error('no vote');
    const gone = { ...edition, territory: new Map(), deck: [] };
    const ledger9 = new Map([['C9', { ...vote, id: 'C9' }]]);
    expect(toldOf({ ledger: ledger9 }, gone).changes).toMatchObject([{ title: 'C9' }]);
  });

  it('[E16] what was decided is counted in what one played', () => {
    const end: BallotAction = { type: 'complete', at: 9 };
    const decided = (...actions: BallotAction[]) =>
      must(completionOf(played(edition, [...actions, end]), edition)).decided;
    expect(decided({ ...cast('g', rise, 1), deal: 'express' })).toMatchObject({
      deal: 'express',
      count: 1,
      total: 3,
    });
    expect(decided(cast('C1', rise, 1))).toMatchObject({ deal: 'cards', count: 1, total: 4 });
    // A card refined after it leaves the game one of decisions.
    const refined = decided({ ...cast('g', rise, 1), deal: 'express' }, cast('C1', keep, 2));
    expect(refined).toMatchObject({ deal: 'express', count: 1, total: 3 });
    expect(refined.waiting.map(({ id }) => id)).toEqual(['taxes', 'alone']);
  });

  it('[E16] part of a group is changed or withdrawn without the card refined', () => {
    const refined = [cast('g', cut(10), 1), cast('C2', remove, 2)];
    const only = ['C1', 'C3'];
    expect(told(...refined, { ...cast('g', cut(2), 3), only })).toEqual([
      ['C2', 'remove', 0, 2000],
      ['Santé (2\u00A0cartes sur\u00A03)', 'decrease', 2, 100],
    ]);
    expect(told(...refined, { type: 'withdraw', id: 'g', only })).toEqual([
      ['C2', 'remove', 0, 2000],
    ]);
    expect(told(...refined, { type: 'withdraw', id: 'g' })).toEqual([]);
    expect(act(NEW_BALLOT, edition, { type: 'withdraw', id: 'g' }).ok).toBe(false);
  });
});
