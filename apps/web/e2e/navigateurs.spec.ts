import type { Page } from '@playwright/test';
import { OLDEST_BROWSERS } from '../app/browser/floor.ts';
import { edition, openGame } from './game.ts';
import { expect, expectNoSidewaysScroll, open, test } from './page.ts';

test('[B1] the accepted browsers are those the build is written for', async ({ page }) => {
  await open(page, '/accessibilite');
  const { chrome, edge, firefox, safari } = OLDEST_BROWSERS;
  await expect(page.getByRole('region', { name: 'Navigateurs acceptés' })).toContainText(
    `Chrome ${chrome}, Edge ${edge}, Firefox ${firefox}, Safari ${safari}`,
  );
});

test.describe('[B1] in a browser too old for the scripts', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      CSS.supports = () => false;
    }),
  );

  test('a page is as it was written, and asks for no script', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    for (const path of ['/', '/explorer', '/je-fais-mon-budget', '/ligne/defense_armees']) {
      const written = await (await page.request.get(path)).text();
      await page.goto(path);
      // Later than the timer that starts the scripts.
      await page.waitForTimeout(3000);
      const title = /<h1[^>]*>(.*?)<\/h1>/.exec(written)?.[1] ?? '';
      expect(await page.locator('h1').innerHTML()).toBe(title);
    }
    expect(scripts).toEqual([]);
  });

  test('a comparison says what to do, as it does without script', async ({ page }) => {
    await page.goto('/compare/defense_armees-vs-securite_justice_police-vs-defense');
    await expect(page.getByRole('main')).toContainText('Chaque ligne a sa propre page');
    await expect(page.getByRole('main')).not.toContainText('<');
  });
});

test.describe('[B1] in a browser without popovers', () => {
  test.use({ viewport: { width: 390, height: 844 }, bypassCSP: true });

  test('the menu of a phone is in the flow, and covers nothing', async ({ page }) => {
    await page.addInitScript(() => {
      // Called where there is no such method, it would break the link.
      Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
    });
    await page.route('**/*', async (route) => {
      const isRead = ['document', 'stylesheet'].includes(route.request().resourceType());
      if (!isRead) return route.fallback();
      const response = await route.fetch();
      const body = (await response.text())
        .replaceAll(':popover-open', ':a-state-no-browser-knows')
        .replaceAll(' popover="auto"', '');
      return route.fulfill({ response, body });
    });
    await open(page, '/');
    const menu = page.getByRole('navigation', { name: 'Menu principal' });
    await expect(menu).toHaveCSS('position', 'static');
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
    await expectNoSidewaysScroll(page);
    const [last, heading] = await Promise.all([
      menu.getByRole('link').last().boundingBox(),
      page.getByRole('heading', { level: 1 }).boundingBox(),
    ]);
    expect(last && last.y + last.height).toBeLessThan(heading?.y ?? 0);
    await menu.getByRole('link', { name: 'Explorer' }).click();
    await expect(page).toHaveURL('/explorer');
  });
});

/** Of Firefox on a desk; the width that a style sheet asks about counts it in. */
const SCROLLBAR = 15;

for (const width of [320, 360, 390]) {
  test(`[B3] beside a scrollbar, « Menu » stands on the line of the name at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, '/');
    await page.evaluate((room) => {
      document.body.style.width = `${room}px`;
    }, width - SCROLLBAR);
    const banner = page.getByRole('banner');
    const [name, menu] = await Promise.all([
      banner.getByRole('link', { name: 'Nos Milliards, accueil' }).boundingBox(),
      banner.getByRole('button', { name: 'Menu' }).boundingBox(),
    ]);
    expect(menu?.y).toBeLessThan((name?.y ?? 0) + (name?.height ?? 0));
    expect(menu && menu.x + menu.width).toBeLessThanOrEqual(width - SCROLLBAR);
  });
}

test('[B3] a card out of sight keeps its height', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/explorer?tab=expenses');
  const cards = page.locator('[data-settled] > li');
  await expect(cards.first()).toBeAttached();
  const both = await cards.evaluateAll((all) =>
    all.filter((card) => {
      const drawn = [card, ...card.children].map((one) => getComputedStyle(one));
      return drawn.some(
        (style) => style.contentVisibility === 'auto' && style.containerType !== 'normal',
      );
    }),
  );
  expect(both).toEqual([]);
  const heights = () => cards.evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
  const seen = await heights();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  expect(await heights()).toEqual(seen);
});

test('[B4] « Fermer » stays inside the window of every card on a phone', async ({ page }) => {
  await openGame(page);
  await page.getByRole('button', { name: 'Réduire' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const titles = edition.deck.flatMap(({ title }) => [
    `Réduire\u00A0: ${title}`,
    `Augmenter\u00A0: ${title}`,
    `Supprimer\u00A0: ${title}`,
  ]);
  expect(titles).toHaveLength(3 * 76);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await outsideOf(page, titles)).toEqual([]);
  }
});

/** The titles under which the window no longer holds its way out. */
async function outsideOf(page: Page, titles: readonly string[]): Promise<string[]> {
  return page.evaluate((all) => {
    const dialog = document.querySelector('dialog[open]');
    const heading = dialog?.querySelector('h2');
    const close = heading?.nextElementSibling;
    if (!dialog || !heading || !close) return ['no window'];
    return all.filter((title) => {
      heading.textContent = title;
      const edge = dialog.getBoundingClientRect().right;
      return (
        close.getBoundingClientRect().right > edge - 8 || dialog.scrollWidth > dialog.clientWidth
      );
    });
  }, titles);
}
