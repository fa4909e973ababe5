import type { Baseline } from '../budget/baseline.ts';
import type { Sector } from '../budget/line.ts';
import { SECTOR_NAMES } from '../budget/sector.ts';
import { sumOf, type Millions } from '../money/money.ts';
import { isNicheCard, sideOf } from '../vote/card.ts';
import type { Ledger } from '../vote/ledger.ts';
import { spelledCount } from '../money/counted.ts';
import { formatPercent } from '../money/format.ts';
import {
  appliedChoiceOf,
  clippedTo,
  effectOf,
  isSameChoice,
  type Choice,
  type Constraints,
  type Effect,
} from '../vote/vote.ts';
import type { Deck } from './deck.ts';

/** Cards decided together: the express deck leaves none out. */
export type Group = {
  readonly id: string;
  readonly title: string;
  readonly sentence: string;
  readonly icon: string;
  readonly sector: Sector;
  readonly cardIds: readonly string[];
};

type CardIds = Pick<Group, 'cardIds'>;

/** Part of its side of the budget that no group may pass. */
const LARGEST_SHARE = 1 / 3;

export type GroupProblem = {
  readonly kind: 'card-left-out' | 'card-in-two-groups' | 'unknown-card' | 'group-too-large';
  /** Of the card, or of the group when it is the group that is wrong. */
  readonly id: string;
};

/** In the order the group gives them, those that are in the deck. */
export function groupCardsOf(group: CardIds, deck: Deck): Deck {
  return group.cardIds.flatMap((id) => deck.find((card) => card.id === id) ?? []);
}

export function groupAmountOf(group: CardIds, deck: Deck): Millions {
  return sumOf(groupCardsOf(group, deck).map(({ amount }) => amount));
}

/** « État et autres » when its cards are not all of one sector. */
export function groupSectorWords(group: Pick<Group, 'cardIds' | 'sector'>, deck: Deck): string {
  const name = SECTOR_NAMES[group.sector];
  const isWhole = groupCardsOf(group, deck).every(({ sector }) => sector === group.sector);
  return isWhole ? name : `${name} et autres`;
}

/** The widest of its cards: each card then takes what its own leave. */
export function groupLimitsOf(group: CardIds, deck: Deck): Constraints {
  const limits = groupCardsOf(group, deck).map(({ constraints }) => constraints);
  return {
    minReduction: Math.min(0, ...limits.map(({ minReduction }) => minReduction)),
    maxIncrease: Math.max(0, ...limits.map(({ maxIncrease }) => maxIncrease)),
  };
}

/** What its cards say together; « mixed » as soon as no single vote on the group says it. */
export function groupChoiceOf(
  group: CardIds,
  deck: Deck,
  ledger: Ledger,
): 'none' | 'mixed' | Choice {
  const cards = groupCardsOf(group, deck);
  if (!cards.some(({ id }) => ledger.has(id))) return 'none';
  return commonChoiceOf(cards, (id) => ledger.get(id)?.choice) ?? 'mixed';
}

/** The one choice that says what each of these cards says, within its limits; `null` without one. */
export function commonChoiceOf(
  cards: Deck,
  choiceOn: (id: string) => Choice | undefined,
): Choice | null {
  const isCommon = (choice: Choice) =>
    cards.every((card) => {
      const cast = choiceOn(card.id);
      return cast !== undefined && isSameChoice(cast, clippedTo(choice, card.constraints));
    });
  return cards.flatMap(({ id }) => choiceOn(id) ?? []).find(isCommon) ?? null;
}

/** What one vote does to all of them: the same percentage on each, within its limits. */
export function effectOnCards(cards: Deck, choice: Choice): Effect {
  const effects = cards.map((card) =>
    effectOf(clippedTo(choice, card.constraints), { side: sideOf(card), amount: card.amount }),
  );
  return {
    newAmount: sumOf(effects.map(({ newAmount }) => newAmount)),
    impact: sumOf(effects.map(({ impact }) => impact)),
  };
}

/** What one vote on all of them comes to: less than was asked where the limits of some hold it. */
export function appliedToCards(cards: Deck, choice: Choice): Choice {
  const before = sumOf(cards.map(({ amount }) => amount));
  return appliedChoiceOf(choice, before, effectOnCards(cards, choice).newAmount);
}

/**
 * « Trois de ses quatre cartes s’arrêtent avant, à leur limite : cette hausse fait 82,8 % en tout. »
 * Empty where no limit holds the choice.
 */
export function heldSentenceOf(cards: Deck, choice: Choice): string {
  const held = cards.filter((card) => !isSameChoice(choice, clippedTo(choice, card.constraints)));
  const applied = appliedToCards(cards, choice);
  if (held.length === 0 || !('percent' in applied)) return '';
  const [first = '', ...rest] = spelledCount(held.length);
  const subject = `${first.toUpperCase()}${rest.join('')} de ses ${spelledCount(cards.length)}\u00A0cartes`;
  const verb =
    held.length === 1 ? 's’arrête avant, à sa limite' : 's’arrêtent avant, à leur limite';
  const change = applied.type === 'increase' ? 'hausse' : 'baisse';
  return `${subject} ${verb}\u00A0: cette ${change} fait ${formatPercent(applied.percent)} en tout.`;
}

/** Those with a card in play that has neither a vote nor a « Je ne sais pas ». */
export function groupsToDecideOf(
  groups: readonly Group[],
  deck: Deck,
  ledger: Ledger,
  unsure: readonly string[],
): readonly Group[] {
  return groups.filter((group) =>
    groupCardsOf(group, deck).some(({ id }) => !ledger.has(id) && !unsure.includes(id)),
  );
}

/** A card in play counts once; niches, which no side of the budget counts, are a group apart. */
export function groupProblemsOf(
  groups: readonly Group[],
  deck: Deck,
  { netExpenses, netRevenues }: Pick<Baseline, 'netExpenses' | 'netRevenues'>,
): readonly GroupProblem[] {
  const grouped = groups.flatMap(({ cardIds }) => cardIds);
  const known = new Set(deck.map(({ id }) => id));
  const tooLarge = groups.filter((group) => {
    const cards = groupCardsOf(group, deck).filter((card) => !isNicheCard(card));
    return (['expense', 'revenue'] as const).some((side) => {
      const amount = sumOf(
        cards.filter((card) => sideOf(card) === side).map((card) => card.amount),
      );
      return amount > (side === 'expense' ? netExpenses : netRevenues) * LARGEST_SHARE;
    });
  });
  return [
    ...idsOf(deck.filter(({ id }) => !grouped.includes(id))).map(problem('card-left-out')),
    ...grouped
      .filter((id, index) => grouped.indexOf(id) !== index)
      .map(problem('card-in-two-groups')),
    ...grouped.filter((id) => !known.has(id)).map(problem('unknown-card')),
    ...idsOf(tooLarge).map(problem('group-too-large')),
  ];
}

function problem(kind: GroupProblem['kind']) {
  return (id: string): GroupProblem => ({ kind, id });
}

function idsOf(things: readonly { readonly id: string }[]): readonly string[] {
  return things.map(({ id }) => id);
}
