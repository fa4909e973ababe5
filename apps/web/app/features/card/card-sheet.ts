import type { NamedMark } from '@nosmilliards/domain/game/card-face';
import type { Millions } from '@nosmilliards/domain/money/money';
import type { Constraints } from '@nosmilliards/domain/vote/vote';
import type { Nature } from '#ui/nature-words.ts';
import type { Paint } from '#ui/sector-rect.tsx';

export type CardLink = { readonly id: string; readonly title: string };

/** All that the page of a card shows besides its dossier, worded when the page is written. */
export type CardSheet = CardLink & {
  /** For the head of the page. */
  readonly pageTitle: string;
  readonly summary: string;
  readonly year: number;
  readonly amount: Millions;
  readonly nature: Nature;
  /** What was voted and spent for the lines it covers. */
  readonly marks: readonly NamedMark[];
  readonly description: string;
  readonly paint: Paint;
  readonly sectorWord: string;
  readonly rank: number;
  /** Cards of the deck. */
  readonly count: number;
  readonly views: readonly { readonly text: string; readonly label: string }[];
  /** « −30 % à +80 % ». */
  readonly limits: string;
  readonly constraints: Constraints;
  readonly isNiche: boolean;
  /** The lines of the budget it is another name for. */
  readonly lines: readonly (CardLink & { readonly amount: Millions })[];
  readonly previous: CardLink | null;
  readonly next: CardLink | null;
};
