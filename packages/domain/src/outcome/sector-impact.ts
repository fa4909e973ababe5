import type { Deck } from '../game/deck.ts';
import type { Edition } from '../game/edition.ts';
import { impactOf, modificationsOf, type Ledger, type Vote } from '../vote/ledger.ts';
import type { Sector } from '../budget/line.ts';
import { magnitudeOf, sumOf, type Millions } from '../money/money.ts';
import { overlaps } from '../vote/territory.ts';
import { groupedBy, sorted } from '../list.ts';

/** A line may span several sectors of the deck, or stand outside it. */
export type ImpactGroup = Sector | 'plusieurs_secteurs';

export type SectorImpact = {
  readonly group: ImpactGroup;
  readonly votes: number;
  /** Positive when the balance improves. */
  readonly impact: Millions;
};

/** Largest effect first. */
export function sectorImpactsOf(ledger: Ledger, edition: Edition): readonly SectorImpact[] {
  const groups = groupedBy(modificationsOf(ledger), (vote) => groupOf(vote, edition));
  const impacts = [...groups].map(([group, votes]) => ({
    group,
    votes: votes.length,
    impact: sumOf(votes.map(impactOf)),
  }));
  return sorted(impacts, (a, b) => magnitudeOf(b.impact) - magnitudeOf(a.impact));
}

/** A line has the sector of the cards it shares euros with, when they all have the same. */
export function groupOf(vote: Vote, edition: Edition): ImpactGroup {
  if (vote.side === 'revenue') return 'recettes';
  const sectors = new Set(cardsSharingOf(vote, edition).map((card) => card.sector));
  const [sector] = sectors;
  return sector !== undefined && sectors.size === 1 ? sector : 'plusieurs_secteurs';
}

/** The cards that hold a euro in common with a vote: itself, for a card. */
export function cardsSharingOf(vote: Vote, { deck, territory }: Edition): Deck {
  const plot = territory.get(vote.id);
  return deck.filter((card) => {
    const other = territory.get(card.id);
    return plot !== undefined && other !== undefined && overlaps(plot, other);
  });
}
