import type { Nature } from '@nosmilliards/domain/budget/line';
import type { FaceUpCard } from '@nosmilliards/domain/vote/card';

/** A card as the game lays it on the table. */
export type GameCard = Omit<FaceUpCard, 'category' | 'parentIcon'> & { readonly nature: Nature };

/** What stands behind the figure of a card, read when the visitor asks for it. */
export type CardDossier = {
  readonly reference: string;
  readonly note: string;
  readonly linesAmount: number;
  readonly gap?: { readonly amount: number; readonly reason: string };
  readonly texts?: {
    readonly pays?: string;
    readonly concerns?: string;
    readonly silentOn?: string;
  };
  readonly source: {
    readonly title: string;
    readonly producer: string;
    readonly url: string;
    readonly published: string;
  } | null;
};

export type LoadDossier = (cardId: string) => Promise<CardDossier | null>;
