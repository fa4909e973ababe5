import { groupedBy } from '../list.ts';
import type { Ledger } from '../vote/ledger.ts';
import type { Deck } from './deck.ts';
import type { Edition } from './edition.ts';
import type { Deal, Game } from './game.ts';
import { commonChoiceOf, groupCardsOf, type Group } from './group.ts';

/** Votes to tell; a budget received in a link has no game, and one instant for all its votes. */
export type PlayedVotes = {
  readonly ledger: Ledger;
  readonly game?: Pick<Game, 'deal' | 'withRevenue'>;
  /** What its link says, where its votes do not tell it. */
  readonly deal?: Deal;
};

/**
 * How a ballot is told: in decisions when most of the groups it touches were decided at once, in
 * cards otherwise. Votes that do not tell (a group of one card, as many of each) are told as the
 * last answer was given. A received ballot of the 64 cards and nothing else is a game of cards: the
 * game of decisions has revenue too.
 */
export function dealOf({ ledger, game, deal }: PlayedVotes, edition: Edition): Deal {
  if (deal !== undefined) return deal;
  const shared = sharedInstantsOf(ledger, edition);
  if (isSharedDeck(ledger, edition, shared)) return 'cards';
  const touched = edition.groups.filter(
    ({ cardIds }) => cardIds.length > 1 && cardIds.some((id) => ledger.has(id)),
  );
  const whole = touched.filter((group) => isDecidedAtOnce(group, edition.deck, ledger, shared));
  const apart = touched.length - whole.length;
  if (whole.length === apart) return game?.deal ?? 'cards';
  return whole.length > apart ? 'express' : 'cards';
}

/**
 * The instants that tell nothing: one vote decides one group, so votes of one instant on several
 * groups are those of a received budget.
 */
export function sharedInstantsOf(ledger: Ledger, { groups }: Edition): ReadonlySet<number> {
  const groupOf = new Map(groups.flatMap(({ id, cardIds }) => cardIds.map((card) => [card, id])));
  const instants = groupedBy([...ledger.values()], ({ timestamp }) => timestamp);
  const isShared = (ids: readonly string[]) =>
    instants.size === 1 || new Set(ids.map((id) => groupOf.get(id) ?? id)).size > 1;
  return new Set(
    [...instants].flatMap(([at, votes]) => (isShared(votes.map(({ id }) => id)) ? [at] : [])),
  );
}

/** By one vote on two of its cards at least; without an instant to tell, by one choice on them all. */
function isDecidedAtOnce(
  group: Group,
  deck: Deck,
  ledger: Ledger,
  shared: ReadonlySet<number>,
): boolean {
  const cards = groupCardsOf(group, deck).filter(({ id }) => ledger.has(id));
  return [...groupedBy(cards, ({ id }) => ledger.get(id)?.timestamp ?? 0)].some(
    ([at, part]) =>
      part.length > 1 &&
      (!shared.has(at) || part.length === group.cardIds.length) &&
      commonChoiceOf(part, (id) => ledger.get(id)?.choice) !== null,
  );
}

function isSharedDeck(
  ledger: Ledger,
  { deck, deckWithoutRevenue }: Edition,
  shared: ReadonlySet<number>,
): boolean {
  const isReceived = (id: string) => shared.has(ledger.get(id)?.timestamp ?? Number.NaN);
  const revenue = deck.filter((card) => !deckWithoutRevenue.includes(card));
  return (
    revenue.length > 0 &&
    deckWithoutRevenue.every(({ id }) => isReceived(id)) &&
    !revenue.some(({ id }) => ledger.has(id))
  );
}
