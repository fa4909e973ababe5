import type { Page } from '@playwright/test';
import { path as game } from './game.ts';
import { expect, open, storeVotes, test } from './page.ts';

/** Aborts every script and style sheet that the HTML of the page does not name, until the returned function is called. */
async function loseLazyFiles(page: Page, path: string) {
  const html = await (await page.request.get(path)).text();
  const assets = '**/assets/*';
  await page.route(assets, (route) =>
    html.includes(new URL(route.request().url()).pathname) ? route.fallback() : route.abort(),
  );
  return () => page.unroute(assets);
}

const message = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Un fichier du site n’est pas arrivé.' });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test.afterEach(({ complaints }) => {
  // The failed requests are those this file aborts.
  complaints.length = 0;
});

/** A message tells the loss; its button does what was asked. */
const clicked = [
  {
    path: '/',
    press: 'Rechercher',
    arrives: (page: Page) => expect(page.getByRole('combobox')).toBeFocused(),
  },
  {
    path: game,
    press: 'Plan des cartes',
    arrives: (page: Page) =>
      expect(page.getByRole('dialog', { name: 'Plan des cartes' })).toBeVisible(),
  },
];

test('a lost file leaves the page, and is asked for again', async ({ page }) => {
  for (const { path, press, arrives } of clicked) {
    await test.step(`${path}, « ${press} »`, async () => {
      const find = await loseLazyFiles(page, path);
      await open(page, path);
      const before = await title(page).innerText();
      await page.getByRole('button', { name: press }).first().click();
      await expect(message(page)).toBeVisible();
      await expect(title(page)).toHaveText(before);
      await find();
      await message(page).getByRole('button', { name: 'Réessayer' }).click();
      await arrives(page);
    });
  }
});

test('lost twice, a reload is offered; the button itself still asks', async ({ page }) => {
  await open(page, '/');
  const find = await loseLazyFiles(page, '/');
  const search = page.getByRole('banner').getByRole('button', { name: 'Rechercher' });
  await search.click();
  await message(page).getByRole('button', { name: 'Réessayer' }).click();
  await expect(message(page).getByRole('button', { name: 'Recharger la page' })).toBeVisible();
  await find();
  await search.click();
  await expect(page.getByRole('combobox')).toBeFocused();
  // Its sheet was lost too.
  await expect(page.getByRole('combobox')).toHaveCSS('min-height', '56px');
});

test('/resultats says that a file did not come, then shows the votes', async ({ page }) => {
  await storeVotes(page, { defense_armees: 10 });
  const find = await loseLazyFiles(page, '/resultats');
  await open(page, '/resultats');
  await expect(message(page)).toBeVisible();
  await find();
  await message(page).getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('main')).toContainText('Armées');
  await expect(page.getByRole('region', { name: 'Impact de vos votes' })).toBeVisible();
  await expect(message(page)).toBeHidden();
});

test('the window to share comes when asked again', async ({ page }) => {
  await storeVotes(page, { defense_armees: 10 });
  await open(page, '/resultats');
  const share = page.getByRole('button', { name: 'Montrer mon budget' });
  await expect(share).toBeVisible();
  const find = await loseLazyFiles(page, '/resultats');
  await share.click();
  await expect(message(page)).toBeVisible();
  await find();
  await message(page).getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('dialog').getByLabel('Lien de mon budget')).toBeVisible();
});

test('a vote is cast once the rules come, asked again', async ({ page }) => {
  const path = '/ligne/defense_armees';
  await open(page, path);
  const find = await loseLazyFiles(page, path);
  await page.getByRole('button', { name: 'Réduire' }).click();
  await expect(message(page)).toBeVisible();
  await expect(title(page)).toHaveText('Armées');
  await find();
  await message(page).getByRole('button', { name: 'Réessayer' }).click();
  await page.getByRole('button', { name: 'Supprimer' }).click();
  await page.getByRole('button', { name: 'Confirmer la suppression' }).click();
  await expect(page.getByRole('region', { name: 'Impact de vos votes' })).toBeVisible();
});

test('the sources of a card come when asked again', async ({ page }) => {
  await open(page, game);
  const find = await loseLazyFiles(page, game);
  await page.getByRole('button', { name: 'Ce que paie cette ligne' }).click();
  await expect(message(page)).toBeVisible();
  await find();
  await message(page).getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByText('Ce que ce chiffre ne dit pas')).toBeVisible();
});
