import type { Side } from '../budget/line.ts';
import { dealOf, sharedInstantsOf, type PlayedVotes } from '../game/deal.ts';
import type { Deck } from '../game/deck.ts';
import { deckInPlay, type Edition } from '../game/edition.ts';
import type { Deal } from '../game/game.ts';
import { commonChoiceOf, groupCardsOf, type Group } from '../game/group.ts';
import { counted } from '../money/counted.ts';
import { formatCount } from '../money/format.ts';
import { sumOf, type Millions } from '../money/money.ts';
import type { Ledger, Vote } from '../vote/ledger.ts';
import { fullTitleOf } from '../vote/territory.ts';
import {
  appliedChoiceOf,
  clippedTo,
  effectOf,
  isSameChoice,
  percentOfChoice,
  type Choice,
  type ChoiceType,
} from '../vote/vote.ts';
import { groupedBy } from '../list.ts';

/** What is decided at once, as it is counted. */
const KINDS = ['decision', 'card', 'line'] as const;
const NOUNS = { decision: 'décision', card: 'carte', line: 'ligne' } as const;

/** A decision as it was taken: on a group, on a card, or on a line. */
export type VoteRecord = {
  readonly kind: (typeof KINDS)[number];
  /** Of the group, card or line. */
  readonly nodeId: string;
  /** « Santé », « Santé (5 cartes sur 6) » where one of its cards was decided apart. */
  readonly title: string;
  /** The votes it stands for. */
  readonly ids: readonly string[];
  readonly side: Side;
  /** The side whose money moves: that of a niche is revenue. */
  readonly moves: Side;
  readonly originalAmount: Millions;
  readonly type: ChoiceType;
  /** Percent, 0 for a removal. */
  readonly value: number;
  readonly newAmount: Millions;
  readonly impact: Millions;
};

/** A ballot as it is told, in the units it was played in. */
export type Told = {
  readonly deal: Deal;
  /** The decisions that change something, oldest first. */
  readonly changes: readonly VoteRecord[];
  /** The decisions to keep, oldest first. */
  readonly kept: readonly VoteRecord[];
  /** Nothing changes, and every card of the game is kept: keeping is deciding. */
  readonly isAllKept: boolean;
};

/** Cards of one group that one vote decided. */
type Together = { readonly group: Group; readonly cards: Deck; readonly choice: Choice };

/**
 * Somebody who decides on a group never chose the cards in it: votes cast on its cards at one
 * instant, by one choice, are that one decision.
 */
export function toldOf(votes: PlayedVotes, edition: Edition): Told {
  const { ledger, game } = votes;
  const deal = dealOf(votes, edition);
  const shared = sharedInstantsOf(ledger, edition);
  const groups = edition.groups.flatMap((group) => {
    const cards = groupCardsOf(group, edition.deck).filter(({ id }) => ledger.has(id));
    return togetherOf({ group, cards }, ledger, deal, shared) ?? [];
  });
  const seen = new Set<Together>();
  const records = [...ledger.values()].flatMap((vote) => {
    const together = groups.find(({ cards }) => cards.some(({ id }) => id === vote.id));
    if (together === undefined) return [voteRecordOf(vote, edition)];
    if (seen.has(together)) return [];
    seen.add(together);
    return [groupRecordOf(together, ledger, edition)];
  });
  const changes = records.filter(({ type }) => type !== 'keep');
  const deck = deckInPlay(edition, {
    withRevenue: deal === 'express' || game?.withRevenue === true,
  });
  return {
    deal,
    changes,
    kept: records.filter(({ type }) => type === 'keep'),
    isAllKept: changes.length === 0 && deck.length > 0 && deck.every(({ id }) => ledger.has(id)),
  };
}

/** « 12 décisions et 2 cartes »: what each of them was decided on. */
export function recordCountOf(records: readonly VoteRecord[]): string {
  const counts = KINDS.flatMap((kind) => {
    const count = records.filter((record) => record.kind === kind).length;
    return count === 0 ? [] : [counted(count, NOUNS[kind])];
  });
  return new Intl.ListFormat('fr').format(counts);
}

/** The decision behind a record. */
export function choiceOf({ type, value }: Pick<VoteRecord, 'type' | 'value'>): Choice {
  return type === 'increase' || type === 'decrease' ? { type, percent: value } : { type };
}

/** What the decision does (E18). */
export function heldChoiceOf(record: VoteRecord): Choice {
  return appliedChoiceOf(choiceOf(record), record.originalAmount, record.newAmount);
}

/**
 * The most cards that one vote decided, two at least, or the only card of its group. A shared budget
 * has one instant for all: there, only most of a group makes a decision, and only in a game of them.
 */
function togetherOf(
  { group, cards }: Pick<Together, 'group' | 'cards'>,
  ledger: Ledger,
  deal: Deal,
  shared: ReadonlySet<number>,
): Together | null {
  const isMost = (part: Deck) => part.length > group.cardIds.length / 2;
  const isOnly = group.cardIds.length === 1 && deal === 'express';
  const moments = groupedBy(cards, ({ id }) => ledger.get(id)?.timestamp ?? 0);
  const parts = [...moments].flatMap(([at, part]) => {
    if (shared.has(at) && deal === 'cards') return [];
    if (commonOn(part, ledger) === null) return byChoice(part, ledger).filter(isMost);
    return !shared.has(at) || isMost(part) ? [part] : [];
  });
  let most: Deck = [];
  for (const part of parts) if (part.length > Math.max(isOnly ? 0 : 1, most.length)) most = part;
  const choice = commonOn(most, ledger);
  return choice === null ? null : { group, cards: most, choice };
}

/** For each choice made, the cards on which it says what was voted, within their limits. */
function byChoice(cards: Deck, ledger: Ledger): readonly Deck[] {
  const votes = cards.flatMap((card) => {
    const vote = ledger.get(card.id);
    return vote ? [{ card, choice: vote.choice }] : [];
  });
  return votes.map(({ choice }) =>
    votes
      .filter((vote) => isSameChoice(vote.choice, clippedTo(choice, vote.card.constraints)))
      .map(({ card }) => card),
  );
}

function commonOn(cards: Deck, ledger: Ledger): Choice | null {
  return commonChoiceOf(cards, (id) => ledger.get(id)?.choice);
}

function groupRecordOf(
  { group, cards, choice }: Together,
  ledger: Ledger,
  { territory }: Edition,
): VoteRecord {
  const votes = [...ledger.values()].filter((vote) => cards.some(({ id }) => id === vote.id));
  const effects = votes.map((vote) => effectOf(vote.choice, vote));
  const all = group.cardIds.length;
  const part = `${formatCount(cards.length)}\u00A0cartes sur\u00A0${formatCount(all)}`;
  return {
    kind: 'decision',
    nodeId: group.id,
    title: cards.length === all ? group.title : `${group.title} (${part})`,
    ids: votes.map(({ id }) => id),
    side: votes.some(({ side }) => side === 'revenue') ? 'revenue' : 'expense',
    moves: votes.some(({ id }) => territory.get(id)?.moves === 'revenue') ? 'revenue' : 'expense',
    originalAmount: sumOf(votes.map(({ amount }) => amount)),
    type: choice.type,
    value: percentOfChoice(choice),
    newAmount: sumOf(effects.map(({ newAmount }) => newAmount)),
    impact: sumOf(effects.map(({ impact }) => impact)),
  };
}

function voteRecordOf(vote: Vote, { territory }: Edition): VoteRecord {
  const plot = territory.get(vote.id);
  return {
    kind: plot?.constraints === null ? 'line' : 'card',
    nodeId: vote.id,
    title: plot ? fullTitleOf(plot) : vote.id,
    ids: [vote.id],
    side: vote.side,
    moves: plot?.moves ?? vote.side,
    originalAmount: vote.amount,
    type: vote.choice.type,
    value: percentOfChoice(vote.choice),
    ...effectOf(vote.choice, vote),
  };
}
