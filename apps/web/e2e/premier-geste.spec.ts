import type { Page } from '@playwright/test';
import { path as game } from './game.ts';
import { expect, test } from './page.ts';

/** No script comes until it is let through. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

for (const gesture of ['tap', 'key'] as const) {
  test(`the first vote is kept when its ${gesture} comes before the scripts`, async ({ page }) => {
    const letThrough = await holdScripts(page);
    await page.goto(game, { waitUntil: 'commit' });
    const first = await page.getByRole('heading', { level: 2 }).first().textContent();
    const keep = page.getByRole('button', { name: 'Garder' });
    await (gesture === 'tap' ? keep.click() : keep.press('Enter'));
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(first ?? '');
    letThrough();
    await expect(page.getByRole('heading', { level: 2 }).first()).not.toHaveText(first ?? '');
    await expect(page.getByText(/^1\s*carte$/)).toBeVisible();
  });
}

test('a search asked for before the scripts opens when they are there', async ({ page }) => {
  const letThrough = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('button', { name: 'Rechercher' }).click();
  letThrough();
  await expect(page.getByRole('combobox')).toBeFocused();
});

test('nothing is played twice once the page answers', async ({ page }) => {
  await page.goto(game, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Garder' }).click();
  await page.evaluate(() => dispatchEvent(new Event('hydrated')));
  await expect(page.getByText(/^1\s*carte$/)).toBeVisible();
});
