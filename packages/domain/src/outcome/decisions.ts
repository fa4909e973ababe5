import type { Card } from '../vote/card.ts';
import type { Side } from '../budget/line.ts';
import type { Deck } from '../game/deck.ts';
import type { Edition } from '../game/edition.ts';
import { commonChoiceOf, groupCardsOf, type Group } from '../game/group.ts';
import { formatCount } from '../money/format.ts';
import { sumOf, type Millions } from '../money/money.ts';
import type { Ledger, Vote } from '../vote/ledger.ts';
import { effectOf, percentOfChoice, type Choice, type ChoiceType } from '../vote/vote.ts';
import { groupedBy } from '../list.ts';

/** A decision as it was taken: on a group, on a card, or on a line. */
export type VoteRecord = {
  /** Of the group, card or line. */
  readonly nodeId: string;
  /** « Santé », « Santé (5 cartes sur 6) » where one of its cards was decided apart. */
  readonly title: string;
  /** The votes it stands for. */
  readonly ids: readonly string[];
  readonly side: Side;
  readonly originalAmount: Millions;
  readonly type: ChoiceType;
  /** Percent, 0 for a removal. */
  readonly value: number;
  readonly newAmount: Millions;
  readonly impact: Millions;
};

/** Cards of one group that one vote decided. */
type Together = { readonly group: Group; readonly cards: Deck; readonly choice: Choice };

/** Half a point: what is closer to the percentage asked for counts as asked. */
const HELD_GAP = 0.5;

/** The decisions that change something, oldest first. */
export function decisionsOf(ledger: Ledger, edition: Edition): readonly VoteRecord[] {
  return allDecisionsOf(ledger, edition).filter(({ type }) => type !== 'keep');
}

/** The decisions to keep, which change nothing. */
export function keptOf(ledger: Ledger, edition: Edition): readonly VoteRecord[] {
  return allDecisionsOf(ledger, edition).filter(({ type }) => type === 'keep');
}

/**
 * Oldest first. Somebody who decides on a group never chose the cards in it: votes cast on its cards
 * at one instant, by one choice, are that one decision.
 */
function allDecisionsOf(ledger: Ledger, edition: Edition): readonly VoteRecord[] {
  const isShared = new Set([...ledger.values()].map(({ timestamp }) => timestamp)).size === 1;
  const groups = edition.groups.flatMap(
    (group) => togetherOf(group, edition.deck, ledger, isShared) ?? [],
  );
  const seen = new Set<Together>();
  return [...ledger.values()].flatMap((vote) => {
    const together = groups.find(({ cards }) => cards.some(({ id }) => id === vote.id));
    if (together === undefined) return [voteRecordOf(vote, edition)];
    if (seen.has(together)) return [];
    seen.add(together);
    return [groupRecordOf(together, ledger)];
  });
}

/** The decision behind a record. */
export function choiceOf({ type, value }: Pick<VoteRecord, 'type' | 'value'>): Choice {
  return type === 'increase' || type === 'decrease' ? { type, percent: value } : { type };
}

/**
 * What the decision does. The cards of a group each hold it to their own limits (G25): asked to fall
 * by 40 %, a group may fall by 32,8 %.
 */
export function heldChoiceOf(record: VoteRecord): Choice {
  const asked = choiceOf(record);
  if (!('percent' in asked)) return asked;
  const change = Math.abs(record.newAmount / record.originalAmount - 1) * 100;
  const isHeld = Math.abs(change - asked.percent) >= HELD_GAP;
  return isHeld ? { ...asked, percent: Math.round(change * 10) / 10 } : asked;
}

/**
 * The most cards that one vote decided, two at least. A shared budget has one instant for all: there,
 * only most of a group makes a decision.
 */
function togetherOf(group: Group, deck: Deck, ledger: Ledger, isShared: boolean): Together | null {
  const cards = groupCardsOf(group, deck).filter(({ id }) => ledger.has(id));
  const moments = [...groupedBy(cards, ({ id }) => ledger.get(id)?.timestamp).values()];
  const isMost = (part: Deck) => part.length > group.cardIds.length / 2;
  const parts = moments.flatMap((part) => {
    if (commonOn(part, ledger) === null) return byChoice(part, ledger).filter(isMost);
    return !isShared || isMost(part) ? [part] : [];
  });
  let most: Deck = [];
  for (const part of parts) if (part.length > Math.max(1, most.length)) most = part;
  const choice = commonOn(most, ledger);
  return choice === null ? null : { group, cards: most, choice };
}

function byChoice(cards: Deck, ledger: Ledger): readonly Deck[] {
  const keyOf = ({ id }: Card) => JSON.stringify(ledger.get(id)?.choice);
  return [...groupedBy(cards, keyOf).values()];
}

function commonOn(cards: Deck, ledger: Ledger): Choice | null {
  return commonChoiceOf(cards, (id) => ledger.get(id)?.choice);
}

function groupRecordOf({ group, cards, choice }: Together, ledger: Ledger): VoteRecord {
  const votes = [...ledger.values()].filter((vote) => cards.some(({ id }) => id === vote.id));
  const effects = votes.map((vote) => effectOf(vote.choice, vote));
  const all = group.cardIds.length;
  const part = `${formatCount(cards.length)}\u00A0cartes sur\u00A0${formatCount(all)}`;
  return {
    nodeId: group.id,
    title: cards.length === all ? group.title : `${group.title} (${part})`,
    ids: votes.map(({ id }) => id),
    side: votes.some(({ side }) => side === 'revenue') ? 'revenue' : 'expense',
    originalAmount: sumOf(votes.map(({ amount }) => amount)),
    type: choice.type,
    value: percentOfChoice(choice),
    newAmount: sumOf(effects.map(({ newAmount }) => newAmount)),
    impact: sumOf(effects.map(({ impact }) => impact)),
  };
}

function voteRecordOf(vote: Vote, { territory }: Edition): VoteRecord {
  return {
    nodeId: vote.id,
    title: territory.get(vote.id)?.title ?? vote.id,
    ids: [vote.id],
    side: vote.side,
    originalAmount: vote.amount,
    type: vote.choice.type,
    value: percentOfChoice(vote.choice),
    ...effectOf(vote.choice, vote),
  };
}
