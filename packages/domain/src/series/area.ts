/** The four most populous countries of the Union, by population, then the Union: never a ranking. */
export const AREAS = ['DE', 'FR', 'IT', 'ES', 'EU27_2020'] as const;
export type Area = (typeof AREAS)[number];

type AreaName = { readonly name: string; readonly place: string };

export const AREA_NAMES: Readonly<Record<Area, AreaName>> = {
  DE: { name: 'Allemagne', place: 'en Allemagne' },
  FR: { name: 'France', place: 'en France' },
  IT: { name: 'Italie', place: 'en Italie' },
  ES: { name: 'Espagne', place: 'en Espagne' },
  EU27_2020: { name: 'Union', place: 'dans l’Union' },
};
