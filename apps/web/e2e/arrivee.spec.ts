import type { Page } from '@playwright/test';
import { expect, open, test } from './page.ts';
import { storePersona } from './persona.ts';

/** Every type of page, with votes on the device, so that each has something to show. */
const paths = [
  '/',
  '/explorer',
  '/explorer?tab=expenses',
  '/je-fais-mon-budget',
  '/gamified-completion',
  '/resultats',
  '/reduction-impots',
  '/ligne/defense_armees_p146',
  '/ligne/sante_solidarite',
  '/carte/ET01',
  '/compare/defense-vs-education_formation',
  '/en-images',
  '/a-propos',
  '/lexique',
  '/methodologie',
  '/donnees',
  '/corrections',
  '/accessibilite',
  '/confidentialite',
  '/mentions-legales',
  '/plan-du-site',
];

/** As a link of the site goes: the document stays, and the sheets it came with. */
async function follow(page: Page, path: string) {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Every element by its place in the page, with what the browser made of all its styles. */
async function stylesOf(page: Page): Promise<Record<string, string>> {
  await page.waitForLoadState('networkidle');
  return page.evaluate(async () => {
    await document.fonts.ready;
    // Whoever follows a link finds the focus on the title.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const placeOf = (element: Element): string => {
      const rank = [...(element.parentElement?.children ?? [])].indexOf(element);
      const name = `${element.localName}.${element.classList[0] ?? ''}:${rank}`;
      const { parentElement } = element;
      return parentElement === null ? '' : `${placeOf(parentElement)} ${name}`;
    };
    const elements = document.querySelectorAll('body :not(script, svg *)');
    return Object.fromEntries(
      [...elements].map((element) => {
        const style = getComputedStyle(element);
        const written = [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`);
        return [placeOf(element), written.join('; ')];
      }),
    );
  });
}

for (const { width, from } of [
  { width: 360, from: '/' },
  { width: 1280, from: '/je-fais-mon-budget' },
]) {
  test(`at ${width} px, a page looks the same typed and reached from ${from}`, async ({
    page,
    context,
  }) => {
    test.setTimeout(180_000);
    const typed = await context.newPage();
    for (const tab of [page, typed]) {
      await tab.setViewportSize({ width, height: 800 });
      await tab.emulateMedia({ reducedMotion: 'reduce' });
      await storePersona(tab, 'État minimal');
    }
    await open(page, from);
    for (const path of paths) {
      await open(typed, path);
      const expected = await stylesOf(typed);
      await follow(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        await typed.getByRole('heading', { level: 1 }).innerText(),
      );
      const found = await stylesOf(page);
      expect.soft(differencesOf(expected, found).slice(0, 8), path).toEqual([]);
    }
  });
}

function differencesOf(expected: Record<string, string>, found: Record<string, string>): string[] {
  return Object.keys({ ...expected, ...found }).flatMap((place) => {
    const before = expected[place]?.split('; ') ?? ['absent'];
    const after = found[place]?.split('; ') ?? ['absent'];
    const changed = after.flatMap((value, index) =>
      value === before[index] ? [] : [`${before[index]} -> ${value}`],
    );
    return changed.length > 0 ? [`${place}\n    ${changed.slice(0, 6).join('\n    ')}`] : [];
  });
}
