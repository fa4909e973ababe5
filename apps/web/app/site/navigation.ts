import { paths } from './path.ts';
import { families, sitePages, type Section } from '#site/pages.ts';

export type NavEntry = { readonly to: string; readonly label: string };

/** An entry of the menu; `pages` are the pages of its section. */
export type NavSection = NavEntry & { readonly pages: readonly NavEntry[] };

const pagesIn = (section: Section): readonly NavEntry[] =>
  sitePages.flatMap(({ path, menu }) =>
    menu?.[0] === section ? [{ to: path, label: menu[1] }] : [],
  );

/** The five entries of the specification, each with the address it gives. */
export const sections: readonly NavSection[] = [
  { to: paths.home, label: 'Accueil', pages: [] },
  { to: paths.explorer, label: 'Explorer', pages: pagesIn('explore') },
  { to: paths.game, label: 'Mon Budget', pages: pagesIn('decide') },
  { to: paths.results, label: 'Résultats', pages: pagesIn('results') },
  { to: paths.about, label: 'À propos', pages: pagesIn('about') },
];

/** The page that holds the pages of a family. */
const familyPages: Readonly<Record<string, string>> = {
  [families.line]: paths.explorer,
  [families.card]: paths.game,
  [families.piece]: paths.data,
  [families.function]: paths.europe,
  [families.commune]: paths.commune,
};

/** The section of an address, and the page that stands for it in the menu; `null` outside the sections. */
export function placeOf(path: string) {
  const [, first = '', ...rest] = path.split('/');
  const family = rest.length === 1 ? familyPages[first] : undefined;
  // A tab belongs to the page that holds it.
  const page = family ?? `/${first}`;
  const section = sections.find(({ pages }) => pages.some(({ to }) => to === page));
  return section === undefined ? null : { section, page };
}
