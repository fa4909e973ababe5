import { describe, expect, it } from 'vitest';
import type { BallotAction } from '../game/ballot.ts';
import {
  aCard,
  anEdition,
  aNiche,
  aRevenue,
  BASELINE_2025,
  must,
  played,
  someCards,
} from '../testing.ts';
import { borrowingOf, completionOf } from './completion.ts';
import { millions } from '../money/money.ts';
import type { Choice } from '../vote/vote.ts';

const edition = anEdition(
  [10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120].map((amount, i) =>
    aCard({ id: `C${i}`, amount: amount * 1000 }),
  ),
);
const cast = (id: string, choice: Choice): BallotAction => ({ type: 'cast', id, choice, at: 1 });
const unsure = (id: string): BallotAction => ({ type: 'unsure', id, at: 1 });
const complete = (at = 60_000): BallotAction => ({ type: 'complete', at });
const completion = (...actions: BallotAction[]) =>
  must(completionOf(played(edition, actions), edition));
const up = { type: 'increase', percent: 10 } as const;
const down = { type: 'decrease', percent: 10 } as const;
const remove = { type: 'remove' } as const;
const idsOf = (votes: readonly { id: string }[]) => votes.map(({ id }) => id);
const nodesOf = (records: readonly { nodeId: string }[]) => records.map(({ nodeId }) => nodeId);

describe('completion', () => {
  it('[E2] an open game has no end screen', () => {
    const open = played(edition, [cast('C1', up)]);
    expect(completionOf(open, edition)).toEqual({ ok: false, reason: 'game-not-completed' });
  });

  it('[E3] « Je ne sais pas » is an answer: it does not wait', () => {
    const { decided } = completion(cast('C1', up), unsure('C2'), complete());
    expect(decided).toMatchObject({ count: 1, total: 12 });
    expect(idsOf(decided.unsure)).toEqual(['C2']);
    expect(idsOf(decided.waiting)).not.toContain('C2');
    expect(decided.waiting).toHaveLength(10);
  });

  it('[E3] names a saving and a cost', () => {
    expect(completion(cast('C0', remove), complete())).toMatchObject({
      initialBalance: -155_000,
      balance: -145_000,
      improvement: 10_000,
      improvementLabel: 'Économisés',
      status: 'critical',
      votedCards: 1,
    });
    expect(completion(cast('C0', up), complete())).toMatchObject({
      improvement: -1000,
      improvementLabel: 'Coût supplémentaire',
    });
    expect(completion(cast('C0', { type: 'keep' }), complete()).improvementLabel).toBeNull();
  });

  const taxed = anEdition([aCard(), aNiche(), aRevenue()]);
  const labelOf = (...actions: BallotAction[]) =>
    must(completionOf(played(taxed, [...actions, complete()]), taxed)).improvementLabel;

  it('[E3] nothing is « saved » by a tax that rises', () => {
    expect(labelOf(cast('RE01', up))).toBe('Solde amélioré de');
    expect(labelOf(cast('NF01', remove), cast('ET01', down))).toBe('Solde amélioré de');
    expect(labelOf(cast('ET01', { type: 'keep' }), cast('impots', up))).toBe('Solde amélioré de');
    expect(labelOf(cast('RE01', down), cast('ET01', remove))).toBe('Solde amélioré de');
    expect(labelOf(cast('ET01', remove))).toBe('Économisés');
  });

  it('[E3] a net of cuts and rises is neither saved nor spent', () => {
    for (const [one, other, label] of [
      [remove, up, 'Solde amélioré de'],
      [remove, { type: 'keep' }, 'Économisés'],
      [{ type: 'decrease', percent: 1 }, up, 'Solde dégradé de'],
    ] as const) {
      const end = completion(cast('C0', one), cast('C1', other), complete());
      expect(end.improvementLabel).toBe(label);
    }
  });

  it('[E3] no « cost » is a tax that falls', () => {
    expect(labelOf(cast('RE01', down))).toBe('Solde dégradé de');
    expect(labelOf(cast('RE01', down), cast('ET01', up))).toBe('Solde dégradé de');
    expect(labelOf(cast('RE01', { type: 'keep' }), cast('ET01', up))).toBe('Coût supplémentaire');
  });

  it.each([
    [89_999, 1],
    [90_000, 2],
    [0, 0],
  ])('[E4] %d ms are %d minutes', (spent, minutes) => {
    expect(completion(cast('C0', up), complete(1 + spent)).minutes).toBe(minutes);
  });

  it('[E4] two days away are not time spent', () => {
    const twoDays = 2 * 24 * 60 * 60_000;
    const votes = [0, 20, 40].map((seconds, i): BallotAction => {
      const at = seconds * 1000 + (i === 2 ? twoDays : 0);
      return { type: 'cast', id: `C${i}`, choice: up, at };
    });
    expect(completion(...votes, complete(twoDays + 60_000)).minutes).toBe(1);
  });

  it('[E4] starts at the first act on a card', () => {
    const later = 3 * 60 * 60_000;
    const vote = (seconds: number): BallotAction => ({
      type: 'cast',
      id: 'C0',
      choice: up,
      at: later + seconds * 1000,
    });
    expect(completion(vote(0), vote(50), complete(later + 60_000)).minutes).toBe(1);
  });

  it('[E4] a clock set back shows no negative time', () => {
    expect(completion(cast('C0', up), complete(0)).minutes).toBe(0);
  });

  it('[E5] a deficit is borrowed, with interest, and added to the debt', () => {
    expect(borrowingOf(millions(-100_000), BASELINE_2025)).toEqual({
      kind: 'needed',
      need: 100_000,
      yearlyInterest: 3000,
      finalDebt: 3_200_000,
    });
  });

  it.each([0, 5000])('[E5] a balance of %d needs no borrowing', (balance) => {
    expect(borrowingOf(millions(balance), BASELINE_2025)).toEqual({
      kind: 'none',
      surplus: balance,
    });
  });

  it('[E6] lists every change of cards and lines, largest impact first', () => {
    const { records } = completion(
      cast('C0', up),
      cast('C9', remove),
      cast('defense', remove),
      cast('C4', down),
      cast('C5', { type: 'keep' }),
      complete(),
    );
    const sizes = records.map(({ impact }) => Math.abs(impact));
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    expect(nodesOf(records).toSorted()).toEqual(['C0', 'C4', 'C9', 'defense']);
  });

  it('[E14] gives both parts of the improvement and lists the votes beyond, largest first', () => {
    const { split, moved, votesBeyond, improvement } = completion(
      cast('C0', remove),
      cast('C5', remove),
      cast('C1', down),
      cast('defense_02', { type: 'increase', percent: 100 }),
      complete(),
    );
    expect(improvement).toBe(52_000);
    expect(split).toEqual({ within: 19_000, beyond: 33_000 });
    expect(moved).toEqual({ all: 92_000, beyond: 37_000 });
    expect(idsOf(votesBeyond)).toEqual(['C5', 'C0', 'defense_02']);
  });

  it('[G26] [G27] counts the cards of the game played, and those answered « Je ne sais pas »', () => {
    const withRevenue = anEdition([...someCards(), aRevenue()]);
    const end = (...actions: BallotAction[]) => {
      const ended = must(completionOf(played(withRevenue, actions), withRevenue));
      return [ended.votedCards, ended.totalCards, idsOf(ended.unsureCards).join(' ')];
    };
    expect(end(unsure('SS01'), unsure('ET02'), cast('ET01', up), complete())).toEqual([
      1,
      3,
      'ET02 SS01',
    ]);
    expect(end(unsure('RE01'), complete())).toEqual([0, 4, 'RE01']);
  });
});
