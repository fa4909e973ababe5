import { bandSeriesOf, type Bands } from '@nosmilliards/domain/commune/band';
import {
  amountsOf,
  type Aggregate,
  type Commune,
  type Intercommunality,
  type Series,
} from '@nosmilliards/domain/commune/commune';
import {
  communeSheetOf,
  type CommuneSheet,
  type SheetSide,
} from '@nosmilliards/domain/commune/sheet';
import type { Bracket } from './years-drawing.ts';

/** The accounts of a commune, as they are read on the device. */
export type CommuneAccounts = {
  readonly commune: Commune;
  readonly bands: Bands;
  /** Its intercommunality and, in Greater Paris, its territory; none on four islands. */
  readonly bodies: readonly Intercommunality[];
  /** Merged since the year of the accounts, or under another code. */
  readonly isGone: boolean;
};

/** What is known of all of them. */
export type CommuneFacts = {
  /** The squares of local bodies on the sheet of the country, in millions of euros beside. */
  readonly local: { readonly squares: number; readonly amount: string };
  /** The year of that sheet. */
  readonly year: number;
  readonly source: string;
};

/** What may be read year by year. */
export type Post = {
  /** The anchor of its years. */
  readonly id: string;
  readonly title: string;
  readonly series: Series;
  /** What is at least one aggregate has a band. */
  readonly aggregate: Aggregate | undefined;
};

export type Sheets = Readonly<Record<SheetSide, CommuneSheet | undefined>>;

export function sheetsOf(commune: Commune, year: number): Sheets {
  return {
    spending: communeSheetOf(commune, year, 'spending'),
    revenue: communeSheetOf(commune, year, 'revenue'),
  };
}

const SIDE_IDS = { spending: 'depenses', revenue: 'recettes' } as const;

/** One anchor for each part: both sides have « autres ». */
export function anchorOf(side: SheetSide, id: string): string {
  return id === 'autres' ? `autres-${SIDE_IDS[side]}` : id;
}

/** Offered first, in this order. */
const FIRST: readonly string[] = ['fct', 'equipement', 'impots', 'etat', 'dette'];

/** The totals, the debt and each part of the sheets; those offered first come first. */
export function postsOf(commune: Commune, sheets: Sheets): { first: Post[]; all: Post[] } {
  const whole = (aggregate: Aggregate, title: string): Post => ({
    id: aggregate,
    title,
    series: amountsOf(commune, aggregate),
    aggregate,
  });
  const partsOf = (side: SheetSide) =>
    (sheets[side]?.parts ?? []).map(({ id, title, series, aggregates }): Post => ({
      id: anchorOf(side, id),
      title,
      series,
      aggregate: aggregates.length === 1 ? aggregates[0] : undefined,
    }));
  const all = [
    whole('depenses', 'Dépenses'),
    whole('fct', 'Fonctionnement'),
    ...partsOf('spending'),
    whole('recettes', 'Recettes'),
    ...partsOf('revenue'),
    whole('epargne', 'Épargne brute'),
    whole('dette', 'Dette au 31\u00A0décembre'),
  ];
  return { first: FIRST.flatMap((id) => all.find((post) => post.id === id) ?? []), all };
}

/** Beside each band. */
export const BAND_REASON =
  'Une commune paie plus ou moins selon ce qu’elle fait elle-même et ce que fait son intercommunalité.';

/** The middle half of the communes of the same size, year by year. */
export function bracketsOf(bands: Bands, commune: Commune, { aggregate }: Post): Bracket[] {
  if (aggregate === undefined) return commune.years.map(() => null);
  return bandSeriesOf(bands, commune, aggregate).map((band) => (band ? [band.q1, band.q3] : null));
}
