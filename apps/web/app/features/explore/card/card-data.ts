import type { NamedMark } from '@nosmilliards/domain/game/card-face';
import type { Millions } from '@nosmilliards/domain/money/money';
import type { ChoiceKind } from '#ui/choice-button.tsx';
import type { Nature } from '#ui/nature-words.ts';
import type { Paint } from '#ui/sector.ts';
import type { Quotable } from '../quote/quote.tsx';

export type CardLink = { readonly id: string; readonly title: string };

/** The data of a card's page except its dossier, with texts written at build time. */
export type CardData = CardLink & {
  /** For `<title>`. */
  readonly pageTitle: string;
  readonly summary: string;
  /** « Budget 2025 », or the years of older figures. */
  readonly years: string;
  readonly amount: Millions;
  readonly nature: Nature;
  /** Amounts voted and spent for the lines that the card covers. */
  readonly marks: readonly NamedMark[];
  readonly description: string;
  readonly paint: Paint;
  readonly sectorWord: string;
  readonly rank: number;
  /** Number of cards in the deck. */
  readonly count: number;
  readonly views: readonly { readonly text: string; readonly label: string }[];
  /** « −30 % à +80 % ». */
  readonly limits: string;
  /** The lines of the budget that the card covers. */
  readonly lines: readonly (CardLink & { readonly amount: Millions })[];
  readonly quotable: Quotable;
  readonly previous: CardLink | null;
  readonly next: CardLink | null;
};

/** One of the four choices; `closed` says why it is unavailable. */
export type CardChoice = {
  readonly type: ChoiceKind;
  readonly word: string;
  readonly closed?: string | undefined;
};
