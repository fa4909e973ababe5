import type { Locator } from '@playwright/test';
import {
  expect,
  expectNoSidewaysScroll,
  layoutShiftOf,
  open,
  openAtRest,
  store,
  storeVotes,
  test,
} from './page.ts';

test.describe('the first screen of a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('holds both games at one size, their aim and the sheet', async ({ page }) => {
    await open(page, '/');
    const main = page.getByRole('main');
    const doors = main.getByRole('link', { name: /^(Je fais mon budget|En 16\sdécisions)/ });
    await expect(doors).toHaveCount(2);
    for (const door of await doors.all()) await expect(door).toBeInViewport({ ratio: 1 });
    expect(await sizesOf(doors)).toEqual(['175 88']);
    await expect(main.getByText('Déficit ≤ 0')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('img', { name: /^Une feuille de 1000 carrés/ })).toBeInViewport({
      ratio: 1,
    });
    const choices = page.getByRole('group', { name: /^Défense/ }).getByRole('link');
    await expect(choices).toHaveText(['Garder', 'Augmenter', 'Réduire', 'Supprimer']);
    expect(await sizesOf(choices)).toHaveLength(1);
  });

  test('a vote on the first card lands at the top of the game', async ({ page }) => {
    await open(page, '/');
    await page.evaluate(() => scrollTo(0, 200));
    await page.getByRole('link', { name: 'Garder' }).tap();
    await expect(page).toHaveURL('/je-fais-mon-budget');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test('a first vote is not lost when no script is there yet', async ({ page }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await promise;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('link', { name: 'Garder' }).tap();
    await expect(page).toHaveURL(/je-fais-mon-budget/);
    resolve();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('nosMilliardsGame') ?? ''))
      .toContain('ET01');
  });
});

test('the votes of an earlier visit are drawn on the sheet, and nothing moves', async ({
  page,
}) => {
  const shift = await layoutShiftOf(page);
  await storeVotes(page, { defense_armees: 10 });
  await page.setViewportSize({ width: 390, height: 844 });
  await openAtRest(page, '/');
  await expect(page.getByRole('img', { name: /réduits/ })).toBeVisible();
  expect(await shift()).toBeLessThan(0.02);
});

test('home is as wide as its screen, with its table open', async ({ page }) => {
  await open(page, '/');
  await page.getByText(/^Tableau/).click();
  for (const width of [360, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await test.step(`${width} px`, () => expectNoSidewaysScroll(page));
  }
});

test('a game under way is offered again, and nothing moves', async ({ page }) => {
  const shift = await layoutShiftOf(page);
  await store(page, {
    nosMilliardsGame: JSON.stringify({
      version: 1,
      currentCardIndex: 1,
      endTime: null,
      votes: [{ cardId: 'ET01', type: 'keep', value: 0, timestamp: 2 }],
    }),
  });
  await openAtRest(page, '/');
  const resume = page.getByRole('link', { name: /Reprendre, carte\s2/ });
  await expect(resume).toHaveAttribute('href', '/je-fais-mon-budget');
  await expect(page.getByText('1 carte votée sur 64')).toBeVisible();
  expect(await shift()).toBeLessThan(0.02);
});

async function sizesOf(links: Locator): Promise<string[]> {
  const boxes = await Promise.all((await links.all()).map((link) => link.boundingBox()));
  return [...new Set(boxes.map((box) => `${Math.round(box?.width ?? 0)} ${box?.height}`))];
}
