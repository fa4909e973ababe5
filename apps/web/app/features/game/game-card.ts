import type { FaceUpCard } from '@nosmilliards/domain/card';
import type { Nature, Sector } from '@nosmilliards/domain/line';
import type { Sector as Paint } from '#ui/sector-rect.tsx';

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

export const SECTORS: Readonly<Record<Sector, { readonly word: string; readonly paint: Paint }>> = {
  etat_central: { word: 'État', paint: 'state' },
  securite_sociale: { word: 'Sécurité sociale', paint: 'social' },
  collectivites: { word: 'Collectivités', paint: 'local' },
  dette: { word: 'Dette', paint: 'debt' },
  niches_fiscales: { word: 'Niches fiscales', paint: 'niche' },
};
