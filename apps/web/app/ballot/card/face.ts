import type { LensView } from '@nosmilliards/domain/budget/lens';
import type { Side } from '@nosmilliards/domain/budget/line';
import type { Nature } from '@nosmilliards/domain/budget/nature';
import type { NamedMark } from '@nosmilliards/domain/game/card-face';
import type { Millions } from '@nosmilliards/domain/money/money';
import type { FaceUpCard, Marks } from '@nosmilliards/domain/vote/card';
import type { ChoiceType } from '@nosmilliards/domain/vote/vote';
import type { Paint } from '#ui/sector.ts';

/** A card, or a group of cards, ready to render: figures computed, texts written. */
export type Face = {
  readonly id: string;
  readonly title: string;
  readonly icon: string;
  readonly paint: Paint;
  readonly isRevenue: boolean;
  /** The side whose money a vote moves: that of a niche is revenue. */
  readonly moves: Side;
  /** « Sécurité sociale »; `path` is the category, then the subcategory when it is another. */
  readonly sector: string;
  readonly path: string;
  /** « Niche fiscale », « Recette »; `null` for spending. */
  readonly kind: string | null;
  /** What fixes the amount from one year to the next; empty when unknown. */
  readonly margin: string;
  readonly amount: Millions;
  /** Official figures; none for a group. */
  readonly marks: readonly NamedMark[];
  /** Out of 1 000 squares, not rounded. */
  readonly squares: number;
  readonly scales: readonly LensView[];
  readonly description: string;
  /** People or jobs concerned, whose source is in the dossier; empty when unknown. */
  readonly fact: string;
  /** How a vote on a revenue changes the balance, why a niche is not increased; empty otherwise. */
  readonly note: string;
  /** `null` for a group. */
  readonly nature: Nature | null;
  /** Why a choice is excluded, in a few words. */
  readonly closed: Readonly<Partial<Record<ChoiceType, string>>>;
  /** 1 for a single card. */
  readonly cardCount: number;
};

/** The fields of a card in the dataset that the voting rules do not use. */
export type CardFace = Pick<
  FaceUpCard,
  'id' | 'subcategory' | 'parentCategory' | 'description' | 'icon'
> & {
  readonly nature: Nature;
  readonly marks: Marks;
  readonly concerns?: string;
  readonly margin?: MarginKind | undefined;
};

/** By card id. */
export type CardFaces = ReadonlyMap<string, CardFace>;

export type MarginKind = 'agents' | 'droits' | 'engagements' | 'enveloppe';

export const MARGIN_WORDS: Readonly<Record<MarginKind, string>> = {
  agents: 'agents en poste',
  droits: 'droits ouverts par la loi',
  engagements: 'engagements signés',
  enveloppe: 'enveloppe votée chaque année',
};

/** The yield of one point of a tax: an order of magnitude. */
export type Point = { readonly sentence: string; readonly note: string; readonly source: string };

/** Without `margins`, the cards show none. */
export function cardFacesOf(
  faces: readonly CardFace[],
  margins: Readonly<Record<string, { readonly kind: MarginKind }>> = {},
): CardFaces {
  return new Map(faces.map((face) => [face.id, { ...face, margin: margins[face.id]?.kind }]));
}
