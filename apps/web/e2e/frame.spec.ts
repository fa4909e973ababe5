import { formatAmount } from '@nosmilliards/domain/money/format';
import { deficit, found } from './built.ts';
import { paths } from '../app/site/path.ts';
import { sitePages } from '../app/site/pages.ts';
import { expect, open, openAtRest, storeVotes, test } from './page.ts';

test('the first stops are the skip links, and they skip @every-engine', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('every skip link leads somewhere, wide and narrow', async ({ page }) => {
  await storeVotes(page, { defense_armees: 10 });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/');
    const links = page.getByRole('navigation', { name: 'Accès rapide' }).getByRole('link');
    await expect(links).toHaveText(['Aller au contenu', 'Aller au menu', 'Aller au solde']);
    for (const target of ['contenu', 'menu', 'votre-solde']) {
      await links.and(page.locator(`[href="#${target}"]`)).press('Enter');
      await expect(page.locator(`#${target}`), `${width} px`).toBeFocused();
    }
  }
});

test('a followed link moves the focus to the new title, or to what it names', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('navigation', { name: 'Menu principal' }).getByText('Résultats').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle('Vos résultats — Nos Milliards');
  for (const [name, id] of [
    ['constaté par l’Insee', 'deficit_constate'],
    ['référence du jeu', 'deficit_reference'],
  ] as const) {
    await open(page, '/');
    await page.getByRole('main').getByRole('link', { name, exact: true }).press('Enter');
    await expect(page.locator(`#${id}`)).toBeFocused();
  }
});

test('focus is never hidden behind the bar in a small window', async ({ page }) => {
  await storeVotes(page, { defense_armees: 10 });
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, '/');
  const stops = await page.locator('a[href], button').count();
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    const covered = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return null;
      const { x, y, width, height } = focused.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return top && (focused.contains(top) || top.contains(focused)) ? null : focused.outerHTML;
    });
    expect(covered).toBeNull();
  }
});

/** What a game, a budget or « Ma part » leads to; tabs; and what the foot of every page names. */
const ledTo = new Set<string>([
  paths.surplus,
  paths.budget,
  paths.challenge,
  paths.letter,
  paths.join,
  paths.accessibility,
  paths.privacy,
  paths.legalNotice,
  paths.siteMap,
]);
const isTab = (path: string) => path.startsWith(`${paths.time}/`);
const hasItsPlace = ({ path }: { path: string }) => !ledTo.has(path) && !isTab(path);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the menu names every page, leads somewhere and closes', async ({ page }) => {
    const menu = page.getByRole('navigation', { name: 'Menu principal' });
    const button = page.getByRole('button', { name: 'Menu' });
    for (const height of [844, 480]) {
      await page.setViewportSize({ width: 390, height });
      await open(page, '/');
      await expect(menu).toBeHidden();
      await button.tap();
      for (const { path } of sitePages.filter(hasItsPlace)) {
        await expect(menu.locator(`a[href="${path}"]`).first()).toBeVisible();
      }
      // A tap on the button reaches it: it closes what it opened.
      await button.tap();
      await expect(menu).toBeHidden();
    }
    await button.tap();
    await menu.getByRole('link', { name: 'Explorer', exact: true }).tap();
    await expect(page).toHaveURL('/explorer');
    await expect(menu).toBeHidden();
    await button.tap();
    await expect(menu).toContainText(formatAmount(deficit));
    await expect(menu).toContainText(formatAmount(found.deficit));
    await menu.getByRole('link', { name: 'constaté par l’Insee' }).tap();
    await expect(page.locator('#deficit_constate')).toBeFocused();
    await expect(menu).toBeHidden();
  });

  test('Escape closes the menu and gives the focus back @every-engine', async ({ page }) => {
    await open(page, '/');
    const button = page.getByRole('button', { name: 'Menu' });
    await button.press('Enter');
    await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeHidden();
    await expect(button).toBeFocused();
  });
});

test('an entry of the menu opens the pages of its section, and Escape closes them', async ({
  page,
}) => {
  await open(page, '/explorer');
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  const button = menu.getByRole('button', { name: 'Pages de la section Résultats' });
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: 'Le registre' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await menu.getByRole('link', { name: 'Tendances' }).click();
  await expect(page).toHaveURL('/tendances');
  await expect(menu.getByRole('link', { name: 'Tendances' })).toBeHidden();
  const entries = page.getByRole('navigation', { name: 'Pages de la section Résultats' });
  await expect(entries.getByRole('link', { name: 'Tendances' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

/** In Firefox on a desktop; a media query counts it in the width. */
const SCROLLBAR = 15;

test('« Menu » stands beside the logo, even beside a scrollbar @every-engine', async ({ page }) => {
  for (const path of ['/', '/je-fais-mon-budget']) {
    await open(page, path);
    for (const width of [320, 344, 360, 375, 390]) {
      for (const free of [width, width - SCROLLBAR]) {
        await page.setViewportSize({ width, height: 780 });
        await page.evaluate((pixels) => {
          document.body.style.width = `${pixels}px`;
        }, free);
        const logo = await page.getByRole('link', { name: 'Nos Milliards, accueil' }).boundingBox();
        const menu = await page.getByRole('button', { name: 'Menu' }).boundingBox();
        const where = `${path}, ${free} of ${width} px`;
        expect(menu?.y, where).toBeLessThan((logo?.y ?? 0) + (logo?.height ?? 0));
        expect(menu && menu.x + menu.width, where).toBeLessThanOrEqual(free);
      }
    }
  }
});

test('no stored scroll position stops a link', async ({ page, complaints }) => {
  for (const poison of ['5', 'true', '"x"', 'null', '[]', '{', '']) {
    await test.step(poison || 'empty', async () => {
      await page.goto('/favicon.svg');
      await page.evaluate((text) => {
        sessionStorage.setItem('react-router-scroll-positions', text);
      }, poison);
      await open(page, '/lexique');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Méthodologie' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Méthodologie' })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: 'Lexique' })).toBeVisible();
    });
  }
  // The router itself tells what it could not read, before it drops it.
  expect(complaints.filter((text) => !/JSON|null/.test(text))).toEqual([]);
  complaints.length = 0;
});

test('the address that a phone shares follows the visitor, there and back', async ({ page }) => {
  const canonical = page.locator('link[rel="canonical"]');
  await open(page, '/');
  const home = (await canonical.getAttribute('href')) ?? '';
  const { origin } = new URL(home);
  expect(home).toBe(`${origin}/`);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Explorer Les/ })
    .click();
  await expect(page).toHaveURL('/explorer');
  await expect(canonical).toHaveAttribute('href', `${origin}/explorer`);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre budget, vos choix');
  await expect(canonical).toHaveAttribute('href', `${origin}/`);
  const pair = '/compare/defense-vs-education_formation';
  await open(page, pair);
  await expect(canonical).toHaveAttribute('href', origin + pair);
});

test('neither the impact bar nor the search is downloaded before it is wanted', async ({
  page,
}) => {
  const html = await (await page.request.get('/')).text();
  const late: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js') && !html.includes(pathname)) late.push(pathname);
  });
  await openAtRest(page, '/');
  await expect(page.getByRole('region', { name: 'Impact de vos votes' })).toHaveCount(0);
  // What keeps the site on the device comes by itself, and alone.
  expect(late.filter((path) => !/\/(keeper-[\w-]+|sw)\.js$/.test(path))).toEqual([]);
  const before = late.length;
  await page.getByRole('banner').getByRole('button', { name: 'Rechercher' }).click();
  await expect(page.getByRole('combobox')).toBeFocused();
  expect(late.length).toBeGreaterThan(before);
});
