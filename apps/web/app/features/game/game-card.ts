import type { Baseline } from '@nosmilliards/domain/budget/baseline';
import { isNicheCard, type FaceUpCard } from '@nosmilliards/domain/vote/card';
import { viewOf, type LensView } from '@nosmilliards/domain/budget/lens';
import type { Nature, Sector } from '@nosmilliards/domain/budget/line';
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

export const SECTORS: Readonly<Record<Sector, { readonly paint: Paint }>> = {
  etat_central: { paint: 'state' },
  securite_sociale: { paint: 'social' },
  collectivites: { paint: 'local' },
  dette: { paint: 'debt' },
  niches_fiscales: { paint: 'niche' },
};

/** What a card weighs for the country and for one adult. */
export function scalesOf(card: GameCard, baseline: Baseline): readonly LensView[] {
  const { text, label } = viewOf(card.amount, 'per-thousand', baseline);
  // A niche is not spent: it can only be set against the spending.
  const against = isNicheCard(card) ? `pour ${label.slice('sur '.length)}` : label;
  return [{ text, label: against }, viewOf(card.amount, 'per-adult', baseline)];
}
