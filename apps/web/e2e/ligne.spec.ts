import { expect, expectNoAxeViolation, open, test } from './page.ts';

test('the chart shows what was voted and spent, and opens its table @every-engine', async ({
  page,
}) => {
  await open(page, '/ligne/defense_armees');
  const figure = page.getByRole('figure', { name: 'Voté et dépensé' });
  await figure.getByText('Voir le tableau').click();
  const table = figure.getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(6);
  const last = table.getByRole('row').last();
  await expect(last).toContainText('2026');
  await expect(last).toContainText('non connu');
  await expect(figure.getByRole('definition')).toHaveCount(7);
  await expectNoAxeViolation(page);
});

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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Défense');
});

test('small lines wait in a fold, and lead to their page', async ({ page }) => {
  await open(page, '/ligne/defense_armees_p212');
  const fold = page.getByText(/autres lignes/);
  await fold.click();
  const small = page.getByRole('link', { name: 'Politique culturelle et éducative', exact: true });
  await small.click();
  await expect(page).toHaveURL('/ligne/defense_armees_p212_a08');
});

test('two lines are chosen for comparison from their pages', async ({ page }) => {
  await open(page, '/ligne/defense');
  await page.getByRole('button', { name: 'Comparer Défense' }).click();
  await expect(page.getByRole('button', { name: 'Comparé Défense' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await open(page, '/ligne/agriculture_rural');
  await page.getByRole('button', { name: 'Comparer Agriculture et monde rural' }).click();
  await page.getByRole('link', { name: 'Voir la comparaison (2 lignes)' }).click();
  await expect(page).toHaveURL('/compare/agriculture_rural-vs-defense');
});

test('an error is reported in a form already filled, and the line can be taken away', async ({
  page,
  request,
}) => {
  await open(page, '/ligne/defense_armees_p146');
  const report = await page.getByRole('link', { name: /Signaler une erreur/ }).getAttribute('href');
  const { searchParams, pathname } = new URL(report ?? '');
  expect(pathname).toBe('/nos-milliards/nos-milliards/issues/new');
  expect(searchParams.get('adresse')).toBe('/ligne/defense_armees_p146');
  expect(searchParams.get('affiche')).toContain('18,7\u00A0Md€');
  expect(searchParams.get('title')).toContain('defense_armees_p146');

  const file = await page
    .getByRole('link', { name: /Télécharger cette ligne/ })
    .getAttribute('href');
  const response = await request.get(file ?? '');
  expect(response.headers()['content-type']).toContain('application/json');
  expect(await response.json()).toMatchObject({
    id: 'defense_armees_p146',
    unite: 'millions d’euros',
    montant: 18689.519719,
  });
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
