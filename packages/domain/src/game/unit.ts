import { sumOf, type Millions } from '../money/money.ts';
import { impactOf, variationOf, type Ledger } from '../vote/ledger.ts';
import { type Adjustment, type Choice, type ChoiceType, type Constraints } from '../vote/vote.ts';
import type { Card } from '../vote/card.ts';
import { cardsNamed, type Ballot } from './ballot.ts';
import type { Deck } from './deck.ts';
import type { Edition } from './edition.ts';
import { isAnswered } from './game.ts';
import { appliedToCards, groupCardsOf, groupChoiceOf, groupLimitsOf, type Group } from './group.ts';

/** Decided at once: one card, or the cards of a group. */
export type Unit = { readonly id: string; readonly group: Group | null; readonly cards: Deck };

/** `mixed` when the cards of a group do not say the same. */
export type Answer = 'none' | 'mixed' | 'unsure' | Choice;

/** What a tap on a choice leads to: a percentage to set, a removal to confirm, or a vote. */
export type Gesture =
  | { readonly name: 'adjust'; readonly type: Adjustment }
  | { readonly name: 'remove' }
  | { readonly name: 'vote'; readonly choice: Choice };

export function cardUnit(card: Card): Unit {
  return { id: card.id, group: null, cards: [card] };
}

export function groupUnitsOf({ groups, deck }: Pick<Edition, 'groups' | 'deck'>): readonly Unit[] {
  return groups.map((group) => ({ id: group.id, group, cards: groupCardsOf(group, deck) }));
}

/** A group by its id, or a card; without cards, neither. */
export function unitNamed(id: string, edition: Edition): Unit {
  const group = edition.groups.find((one) => one.id === id) ?? null;
  return { id, group, cards: cardsNamed(id, edition) };
}

/** With the percentage that the limits of its cards leave (E18). */
export function answerOf(unit: Unit, { ledger, game }: Ballot, { deck }: Edition): Answer {
  const answer = unit.group
    ? groupChoiceOf(unit.group, deck, ledger)
    : (ledger.get(unit.id)?.choice ?? 'none');
  const isUnsure = unit.cards.length > 0 && unit.cards.every(({ id }) => game.unsure.includes(id));
  if (answer === 'none' && isUnsure) return 'unsure';
  if (unit.group === null || typeof answer === 'string') return answer;
  return appliedToCards(unit.cards, answer);
}

/** Each of its cards has an answer, and one of them at least a vote. */
export function isDecided({ cards }: Unit, { ledger, game }: Ballot): boolean {
  return (
    cards.some(({ id }) => ledger.has(id)) && cards.every((card) => isAnswered(card, ledger, game))
  );
}

export function constraintsOf({ group, cards }: Unit, { deck }: Edition): Constraints {
  if (group !== null) return groupLimitsOf(group, deck);
  return cards[0]?.constraints ?? { minReduction: 0, maxIncrease: 0 };
}

/** What the votes on its cards do together. */
export function impactOn({ cards }: Unit, ledger: Ledger): Millions {
  return sumOf(cards.flatMap(({ id }) => ledger.get(id) ?? []).map(impactOf));
}

/** What its cards are worth together, with their votes. */
export function newAmountOn({ cards }: Unit, ledger: Ledger): Millions {
  const votes = cards.flatMap(({ id }) => ledger.get(id) ?? []);
  return sumOf([...cards.map(({ amount }) => amount), ...votes.map(variationOf)]);
}

export function gestureOf(type: ChoiceType): Gesture {
  if (type === 'keep') return { name: 'vote', choice: { type } };
  return type === 'remove' ? { name: 'remove' } : { name: 'adjust', type };
}
