import { viewOf, type LensView } from '@nosmilliards/domain/budget/lens';
import { sectorPaintOf } from '@nosmilliards/domain/budget/paint';
import type { Edition } from '@nosmilliards/domain/game/edition';
import {
  groupAmountOf,
  groupCardsOf,
  groupLimitsOf,
  groupSectorWords,
} from '@nosmilliards/domain/game/group';
import type { Millions } from '@nosmilliards/domain/money/money';
import type { RoomQuestion } from '@nosmilliards/domain/tally/room';
import { isNicheCard, isRevenueCard, sectorWordOf } from '@nosmilliards/domain/vote/card';
import type { ChoiceType, Constraints } from '@nosmilliards/domain/vote/vote';
import { closedChoicesOf } from '#ballot/vote-words.ts';
import type { Paint } from '#ui/sector.ts';

/** Sixteen groups; all cards; or the spending cards only. */
export type RoomDeck = 'groups' | 'cards' | 'cards-without-revenue';

/** A card or a group, with its texts. */
export type RoomItem = RoomQuestion & {
  readonly title: string;
  readonly sentence: string;
  readonly sector: string;
  readonly paint: Paint;
  readonly isRevenue: boolean;
  readonly isNiche: boolean;
  readonly amount: Millions;
  /** Out of 1 000 squares, not rounded. */
  readonly squares: number;
  readonly perAdult: LensView;
  readonly constraints: Constraints;
  /** Why a choice is unavailable, in a few words. */
  readonly closed: Readonly<Partial<Record<ChoiceType, string>>>;
};

/** The description of a card. */
export type CardSentence = { readonly id: string; readonly description: string };

type Sources = {
  readonly edition: Edition;
  readonly faces: readonly CardSentence[];
  /** Value of one square, in millions of euros. */
  readonly square: number;
};

/** In deck order, which is also that of the bytes of a live ballot. */
export function roomItemsOf(deck: RoomDeck, sources: Sources): readonly RoomItem[] {
  const { edition, faces } = sources;
  if (deck === 'groups') {
    return edition.groups.map((group) => {
      const { id, cardIds, title, sentence } = group;
      const sector = groupSectorWords(group, edition.deck);
      return itemOf({ id, cardIds, title, sentence, sector }, sources);
    });
  }
  const cards = deck === 'cards' ? edition.deck : edition.deckWithoutRevenue;
  const sentences = new Map(faces.map(({ id, description }) => [id, description]));
  return cards.map((card) => {
    const { id, title } = card;
    const sentence = sentences.get(id) ?? '';
    return itemOf({ id, cardIds: [id], title, sentence, sector: sectorWordOf(card) }, sources);
  });
}

type Worded = RoomQuestion & Pick<RoomItem, 'title' | 'sentence' | 'sector'>;

function itemOf(worded: Worded, { edition: { deck, baseline }, square }: Sources): RoomItem {
  const [first] = groupCardsOf(worded, deck);
  if (first === undefined) throw new Error(`No card for ${worded.id}`);
  const amount = groupAmountOf(worded, deck);
  const constraints = groupLimitsOf(worded, deck);
  return {
    ...worded,
    paint: sectorPaintOf(first.sector),
    isRevenue: isRevenueCard(first),
    isNiche: isNicheCard(first),
    amount,
    squares: amount / square,
    perAdult: viewOf(amount, 'per-adult', baseline),
    constraints,
    closed: closedChoicesOf(constraints, isNicheCard(first)),
  };
}
