import type { Page } from '@playwright/test';
import { path as game } from './game.ts';
import { expect, open, openAtRest, test } from './page.ts';
import { storePersona } from './persona.ts';

/** Every type of page. Votes are stored, so that each has something to show. */
const paths = [
  '/',
  '/explorer',
  '/explorer?tab=expenses',
  game,
  '/gamified-completion',
  '/resultats',
  '/reduction-impots',
  '/ligne/defense_armees_p146',
  '/ligne/sante_solidarite',
  '/carte/ET01',
  '/compare/defense-vs-education_formation',
  '/lexique',
  '/donnees',
  '/confidentialite',
  '/plan-du-site',
];

type Styles = Record<string, string[]>;

/** Navigates as a link of the site does: the document stays, with the style sheets it has loaded. */
async function follow(page: Page, path: string) {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** The properties compared: those that two style sheets may set, and what they change. */
const properties =
  'display position width height min-height max-width margin padding border border-radius ' +
  'color background-color box-shadow opacity overflow font letter-spacing text-align ' +
  'text-decoration white-space list-style gap grid-template grid-area flex flex-flow order ' +
  'align-items align-self justify-content justify-items rotate';

/** The computed styles of every element, by its place in the document. */
async function stylesOf(page: Page): Promise<Styles> {
  await page.waitForLoadState('networkidle');
  return page.evaluate(async (names) => {
    await document.fonts.ready;
    // A followed link moves the focus to the title; a typed address does not.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const placeOf = (element: Element): string => {
      const { parentElement, localName, classList } = element;
      if (parentElement === null) return '';
      const alike = [...parentElement.children].filter((other) => other.localName === localName);
      const rank = alike.indexOf(element);
      return `${placeOf(parentElement)} ${localName}.${classList[0] ?? ''}:${rank}`;
    };
    const elements = document.querySelectorAll('body :not(script, svg *)');
    return Object.fromEntries(
      [...elements].map((element) => {
        const style = getComputedStyle(element);
        return [placeOf(element), names.map((name) => `${name}: ${style.getPropertyValue(name)}`)];
      }),
    );
  }, properties.split(' '));
}

for (const { width, from } of [
  { width: 360, from: '/' },
  { width: 1280, from: game },
]) {
  test(`at ${width} px, a page looks the same typed and reached from ${from} @nightly`, async ({
    page,
    context,
  }) => {
    const typed = await context.newPage();
    for (const tab of [page, typed]) {
      await tab.setViewportSize({ width, height: 800 });
      await tab.emulateMedia({ reducedMotion: 'reduce' });
      await storePersona(tab, 'État minimal');
    }
    await open(page, from);
    for (const path of paths) {
      // At rest: the fallback of a free comparison has another title until its lines are read.
      await openAtRest(typed, path);
      await follow(page, path);
      const heading = await typed.getByRole('heading', { level: 1 }).innerText();
      // `innerText`: a title may hold visually hidden words.
      const reached = page.getByRole('heading', { level: 1 });
      await expect(reached).toHaveText(heading, { useInnerText: true });
      if (path !== '/gamified-completion') {
        for (const tab of [page, typed]) await expect(tab.locator('#votre-solde')).toBeVisible();
      }
      const [expected, found] = [await stylesOf(typed), await stylesOf(page)];
      expect.soft(differencesOf(expected, found).slice(0, 8), path).toEqual([]);
    }
  });
}

function differencesOf(expected: Styles, found: Styles): string[] {
  return Object.keys({ ...expected, ...found }).flatMap((place) => {
    const before = expected[place] ?? ['absent'];
    const after = found[place] ?? ['absent'];
    const changed = after.flatMap((value, index) =>
      value === before[index] ? [] : [`${before[index]} -> ${value}`],
    );
    return changed.length > 0 ? [`${place} ${changed.join(', ')}`] : [];
  });
}
