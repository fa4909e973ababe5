import type { Sector } from '../budget/line.ts';
import type { Deck } from '../game/deck.ts';
import type { Edition } from '../game/edition.ts';
import type { Vote } from '../vote/ledger.ts';
import { overlaps } from '../vote/territory.ts';
import type { VoteRecord } from './decisions.ts';

/** `null` for a decision on several sectors of the deck, or outside it. */
export function sectorOf(
  { ids, side }: Pick<VoteRecord, 'ids' | 'side'>,
  edition: Edition,
): Sector | null {
  if (side === 'revenue') return 'recettes';
  const cards = ids.flatMap((id) => cardsSharingOf({ id }, edition));
  const [sector = null, ...others] = new Set(cards.map((card) => card.sector));
  return others.length === 0 ? sector : null;
}

/** The cards that hold a euro in common with a vote: itself, for a card. */
export function cardsSharingOf({ id }: Pick<Vote, 'id'>, { deck, territory }: Edition): Deck {
  const plot = territory.get(id);
  return deck.filter((card) => {
    const other = territory.get(card.id);
    return plot !== undefined && other !== undefined && overlaps(plot, other);
  });
}
