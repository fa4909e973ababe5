import { comparePath, paths } from './path.ts';
import { families, sitePages, type Section } from '#pages.ts';

export type NavEntry = { readonly to: string; readonly label: string };

/** An entry of the menu; `rooms` are the pages of its section. */
export type NavSection = NavEntry & { readonly rooms: readonly NavEntry[] };

/** Two lines that everybody can place: a way in to the comparisons. */
const firstComparison = comparePath('defense_armees-vs-education_formation_ecoles');

const roomsIn = (section: Section): readonly NavEntry[] =>
  sitePages.flatMap(({ path, room }) =>
    room?.[0] === section ? [{ to: path, label: room[1] }] : [],
  );

/** The five entries of the specification, each with the address it gives. */
export const sections: readonly NavSection[] = [
  { to: paths.home, label: 'Accueil', rooms: [] },
  {
    to: paths.explorer,
    label: 'Explorer',
    rooms: [...roomsIn('explore'), { to: firstComparison, label: 'Comparer' }],
  },
  { to: paths.game, label: 'Mon Budget', rooms: roomsIn('decide') },
  { to: paths.results, label: 'Résultats', rooms: roomsIn('results') },
  { to: paths.about, label: 'À propos', rooms: roomsIn('about') },
];

/** The room that holds the pages of a family. */
const familyRooms: Readonly<Record<string, string>> = {
  [families.line]: paths.explorer,
  [families.comparison]: firstComparison,
  [families.card]: paths.game,
  [families.piece]: paths.pieces,
  [families.function]: paths.europe,
};

/** The section of an address, and its room; `null` outside the sections. */
export function placeOf(path: string) {
  const [, first = '', ...rest] = path.split('/');
  const family = rest.length === 1 ? familyRooms[first] : undefined;
  // A tab is in the room of the page that holds it.
  const room = family ?? `/${first}`;
  const section = sections.find(({ rooms }) => rooms.some(({ to }) => to === room));
  return section === undefined ? null : { section, room };
}

/** Address, title and words of the pages that the search finds. */
export const searchedPages = sitePages.flatMap(({ path, title, words }) =>
  words === undefined ? [] : [[path, title, words] as const],
);
