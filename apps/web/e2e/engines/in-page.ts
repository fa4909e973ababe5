import { pages } from '../page.ts';

/** One page of each kind. */
const kinds = new Set([
  '/',
  '/explorer',
  '/je-fais-mon-budget',
  '/resultats',
  '/accessibilite',
  '/confidentialite',
  '/donnees',
  '/lexique',
  '/ligne/defense_armees_p146',
  '/carte/ET01',
  '/piece/insee_t3205',
  '/compare/defense-vs-education_formation',
  '/n-importe-quoi',
]);

export const pagesOfEachKind = pages.filter(({ path }) => kinds.has(path));

declare global {
  /** Kept by a script that runs before those of the page, where the driver tells of no error. */
  var complaints: string[];
}

/** React answers. Runs in the page. */
export function isHydrated(): boolean {
  const main = document.querySelector('main');
  return Object.keys(main ?? {}).some((key) => key.startsWith('__react'));
}

/** On the screen of a phone: what makes a page worse than the one that was written. Runs in the page. */
export function faultsOf(title: string): string[] {
  const [shown, wanted] = [document.querySelector('h1')?.textContent ?? '', title].map((text) =>
    text.replaceAll(/\s+/g, ' ').trim(),
  );
  const menu = document.querySelector('#menu-liste');
  const isMenuOver =
    menu !== null &&
    menu.getClientRects().length > 0 &&
    getComputedStyle(menu).position !== 'static';
  // Only at a desk.
  const promise = document.querySelector('header p span span');
  const isForPhone = promise !== null && getComputedStyle(promise).display === 'none';
  const { scrollWidth, clientWidth } = document.documentElement;
  return [
    ...(shown === wanted ? [] : [`« ${shown} » in place of « ${title} »`]),
    ...(isMenuOver ? ['the menu lies over the page'] : []),
    ...(isForPhone ? [] : ['the layout is not that of a phone']),
    ...(scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : []),
  ];
}
