import { paths } from '../app/browser/path.ts';
import { sitePages } from '../app/frame/pages.ts';
import { expect, expectNoSidewaysScroll, open, storeVotes, test } from './page.ts';

test.describe('keyboard', () => {
  test('the first stops are the skip links, and they skip @every-engine', async ({ page }) => {
    await open(page, '/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  for (const width of [390, 1280]) {
    test(`every skip link leads somewhere at ${width} px`, async ({ page }) => {
      await storeVotes(page, { defense_armees: 10 });
      await page.setViewportSize({ width, height: 800 });
      await open(page, '/');
      const links = page.getByRole('navigation', { name: 'Accès rapide' }).getByRole('link');
      await expect(links).toHaveText(['Aller au contenu', 'Aller au menu', 'Aller au solde']);
      for (const target of ['contenu', 'menu', 'votre-solde']) {
        await links.and(page.locator(`[href="#${target}"]`)).press('Enter');
        await expect(page.locator(`#${target}`)).toBeFocused();
      }
    });
  }

  for (const [name, id] of [
    ['Déficit constaté 2025', 'deficit_constate'],
    ['Déficit public 2025', 'deficit_reference'],
  ] as const) {
    test(`« ${name} » leads to its sheet, focus included`, async ({ page }) => {
      await open(page, '/');
      await page.getByRole('main').getByRole('link', { name }).press('Enter');
      await expect(page.locator(`#${id}`)).toBeFocused();
    });
  }

  test('a followed link moves the focus to the new title, and the page title follows', async ({
    page,
  }) => {
    await open(page, '/');
    await page.getByRole('navigation', { name: 'Menu principal' }).getByText('Résultats').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveTitle('Vos résultats — Nos Milliards');
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
});

/** What a game or a budget leads to, with nothing to show before; and, from « Données », the frames. */
const ledTo = new Set<string>([
  paths.completion,
  paths.surplus,
  paths.budget,
  paths.duel,
  paths.letter,
  paths.integrate,
  paths.room,
  paths.join,
]);
const hasItsPlace = ({ address }: { address: string }) => !ledTo.has(address);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the menu opens, leads somewhere and closes', async ({ page }) => {
    await open(page, '/');
    const menu = page.getByRole('navigation', { name: 'Menu principal' });
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).tap();
    await menu.getByRole('link', { name: 'Explorer' }).tap();
    await expect(page).toHaveURL('/explorer');
    await expect(menu).toBeHidden();
  });

  test('the menu names every page of the site, and leaves its own button free', async ({
    page,
  }) => {
    for (const height of [844, 480]) {
      await page.setViewportSize({ width: 390, height });
      await open(page, '/');
      const button = page.getByRole('button', { name: 'Menu' });
      await button.tap();
      const menu = page.getByRole('navigation', { name: 'Menu principal' });
      for (const { address } of sitePages.filter(hasItsPlace)) {
        await expect(menu.locator(`a[href="${address}"]`)).toBeVisible();
      }
      // A tap on the button reaches it: it closes what it opened.
      await button.tap();
      await expect(menu).toBeHidden();
    }
  });

  test('the menu gives the two deficits, each with its sheet', async ({ page }) => {
    await open(page, '/explorer');
    await page.getByRole('button', { name: 'Menu' }).tap();
    const menu = page.getByRole('navigation', { name: 'Menu principal' });
    await expect(menu).toContainText('155,0\u00A0Md€');
    await expect(menu).toContainText('152,5\u00A0Md€');
    await menu.getByRole('link', { name: 'Déficit constaté 2025' }).tap();
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

for (const path of ['/', '/je-fais-mon-budget']) {
  test(`[B3] « Menu » stands beside the logo of ${path}, even beside a scrollbar that takes room @every-engine`, async ({
    page,
  }) => {
    await open(page, path);
    for (const width of [320, 344, 360, 375, 390]) {
      await page.setViewportSize({ width, height: 780 });
      const logo = await page.getByRole('link', { name: 'Nos Milliards, accueil' }).boundingBox();
      const menu = await page.getByRole('button', { name: 'Menu' }).boundingBox();
      expect(menu?.y, `${width} px`).toBeLessThan((logo?.y ?? 0) + (logo?.height ?? 0));
    }
  });
}

test('an old link to the vote leads to the game, inside the site too', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'Je fais mon budget' }).click();
  await expect(page).toHaveURL('/je-fais-mon-budget');
});

for (const poison of ['5', 'true', '"x"', 'null', '[]', '{', '']) {
  test(`[D9] a scroll position that reads ${poison || 'empty'} stops no link`, async ({
    page,
    complaints,
  }) => {
    await page.addInitScript((text) => {
      sessionStorage.setItem('react-router-scroll-positions', text);
    }, poison);
    await open(page, '/lexique');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Méthodologie' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Méthodologie' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Lexique' })).toBeVisible();
    // The router itself tells what it could not read, before it drops it.
    expect(complaints.filter((text) => !/JSON|null/.test(text))).toEqual([]);
    complaints.length = 0;
  });
}

test('going back restores the page', async ({ page }) => {
  await open(page, '/');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Explorer/ })
    .click();
  await expect(page).toHaveURL('/explorer');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre budget, vos choix');
});

test('the text can be spaced as WCAG asks without losing any of it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/');
  // Constructed sheets are the one way past our own policy, as a bookmarklet would go.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
  await expectNoSidewaysScroll(page);
});
