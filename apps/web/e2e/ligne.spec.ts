import { expect, open, test } from './page.ts';

test('one goes from line to line without loading the site again @every-engine', async ({
  page,
}) => {
  await open(page, '/ligne/defense');
  await page.evaluate(() => document.body.setAttribute('data-same', ''));
  await page.getByRole('link', { name: 'Armées' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Armées');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/^Armées\s: 59,9/);
  await expect(page.locator('body[data-same]')).toHaveCount(1);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Défense et anciens combattants',
  );
});

test('an unknown line is a page not found, by its address and by a link', async ({
  page,
  complaints,
}) => {
  const response = await page.goto('/ligne/inconnue');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page introuvable');
  await expect(page).toHaveTitle('Page introuvable — Nos Milliards');

  await open(page, '/ligne/defense');
  // As a link of an older edition, followed inside the site.
  await page.evaluate(() => {
    history.pushState({ key: 'x', idx: 1 }, '', '/ligne/inconnue');
    history.pushState({ key: 'y', idx: 2 }, '', '/ligne/defense_armees');
  });
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page introuvable');
  await expect(page).toHaveTitle('Page introuvable — Nos Milliards');
  await expect(page.getByRole('main').getByRole('button', { name: 'Rechercher' })).toBeVisible();
  expect(complaints.splice(0).join()).toMatch(/\/ligne\/inconnue\.data\?\S+ 404$/);
});

test('the nature, the year and the source of an amount are on the first screen of a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  for (const id of ['sante_solidarite', 'defense_armees', 'education_formation_culture']) {
    await open(page, `/ligne/${id}`);
    const amount = page.getByRole('region', { name: 'Montant' });
    await expect(amount.getByRole('link', { name: /^Source/ })).toBeInViewport({ ratio: 1 });
  }
});
