import type { Page } from '@playwright/test';
import { expect, open, test } from './page.ts';

const DEFENCE = '/explorer?tab=expenses#defense';
const button = { name: 'Effacer mes données de cet appareil' };

test('what the visitor left on the device is erased, and the page forgets it too @every-engine', async ({
  page,
}) => {
  await open(page, DEFENCE);
  await page.getByRole('button', { name: 'Comparer Défense et anciens combattants' }).click();
  await expect(
    page.getByRole('button', { name: 'Comparé Défense et anciens combattants' }),
  ).toBeVisible();
  await open(page, '/je-fais-mon-budget');
  await page.getByRole('button', { name: /^Supprimer/ }).click();
  await page.getByRole('button', { name: 'Confirmer la suppression' }).click();
  await expect.poll(() => storedIn(page)).toContain('simpleBudgetState');
  expect(await storedIn(page)).toContain('comparisonItems');

  await open(page, '/confidentialite');
  const bar = page.getByRole('region', { name: /impact/i });
  await expect(bar).toBeVisible();
  await page.getByRole('button', button).click();
  const dialog = page.getByRole('dialog', { name: 'Tout effacer de cet appareil' });
  await dialog.getByRole('button', { name: 'Annuler' }).click();
  await expect(page.getByRole('button', button)).toBeFocused();
  expect(await storedIn(page)).toContain('simpleBudgetState');

  await page.getByRole('button', button).click();
  await dialog.getByRole('button', { name: 'Effacer' }).click();
  await expect(page.getByRole('status')).toContainText([
    /Vos données de cet appareil sont effacées/,
  ]);
  await expect(bar).toBeHidden();
  expect(await storedIn(page)).toEqual([]);

  // Inside the same tab: no vote is left to see, nor to bring back.
  await page.getByRole('link', { name: 'Résultats' }).first().click();
  await expect(page.getByText('Aucun résultat à afficher')).toBeVisible();
  await open(page, '/confidentialite');
  await expect(bar).toBeHidden();
});

test('what one tab erases, another forgets, and never writes back', async ({ page, context }) => {
  const other = await context.newPage();
  await open(other, DEFENCE);
  await other.getByRole('button', { name: 'Comparer Défense et anciens combattants' }).click();
  await expect(
    other.getByRole('button', { name: 'Comparé Défense et anciens combattants' }),
  ).toBeVisible();
  const textPage = await context.newPage();
  await open(textPage, '/lexique');
  await textPage.evaluate(() => sessionStorage.setItem('comparisonItems', '[]'));
  // Of the shared store, nothing is left to erase: the others must hear of it all the same.
  await open(page, '/confidentialite');
  await page.evaluate(() => localStorage.clear());
  await page.getByRole('button', button).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Effacer' }).click();
  await expect.poll(() => storedIn(page)).toEqual([]);

  await expect(
    other.getByRole('button', { name: 'Comparer Défense et anciens combattants' }),
  ).toBeVisible();
  expect(await storedIn(other)).toEqual([]);
  expect(await storedIn(textPage)).toEqual([]);
  await other.getByRole('link', { name: 'Résultats' }).first().click();
  await expect(other.getByText('Aucun résultat à afficher')).toBeVisible();
  expect(await storedIn(other)).not.toContain('comparisonItems');
});

test('votes erased in one tab are not written back by the vote of another', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await open(other, '/je-fais-mon-budget');
  await other.getByRole('button', { name: 'Garder' }).click();
  await expect.poll(() => storedIn(other)).toContain('nosMilliardsGame');
  await open(page, '/confidentialite');
  await page.getByRole('button', button).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Effacer' }).click();
  await expect.poll(() => storedIn(page)).toEqual([]);
  await expect(other.getByText('0 carte', { exact: true })).toBeVisible();
  await other.reload();
  await expect(other.getByText('0 carte', { exact: true })).toBeVisible();
  expect(await storedIn(other)).not.toContain('nosMilliardsGame');
});

test.describe('with the copy for offline use', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the copy goes too, and its worker', async ({ page }) => {
    await open(page, '/confidentialite');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    expect(await keptIn(page)).toEqual({ caches: ['nos-milliards'], workers: 1 });
    await page.getByRole('button', button).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Effacer' }).click();
    await expect.poll(() => keptIn(page)).toEqual({ caches: [], workers: 0 });
  });
});

async function keptIn(page: Page) {
  return page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
}

/** What any page of the site may leave behind; where the visitor stood in a page is rewritten on the way out. */
async function storedIn(page: Page): Promise<string[]> {
  return page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
}
