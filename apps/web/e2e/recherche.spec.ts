import { expect, expectCleanWideAndNarrow, open, test } from './page.ts';

test('a misspelt line is found and opened with the keyboard alone @every-engine', async ({
  page,
}) => {
  await open(page, '/');
  const button = page.getByRole('banner').getByRole('button', { name: 'Rechercher' });
  await button.focus();
  await page.keyboard.press('Enter');
  const field = page.getByRole('combobox', { name: 'Un mot ou un code' });
  await expect(field).toBeFocused();
  await page.keyboard.type('hopitaux publcs');
  const options = page.getByRole('option');
  await expect(options.first()).toContainText('Hôpitaux et cliniques');
  await expect(options.first()).toContainText('Santé, retraites et solidarité');
  await expect(options.first()).toContainText('109,6\u00A0Md€');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/résultats?$/);

  await page.keyboard.press('ArrowDown');
  const marked = await options.first().getAttribute('id');
  await expect(field).toHaveAttribute('aria-activedescendant', marked ?? 'none');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/ligne/sante_solidarite_hopitaux');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('arrows go round, Home and End go to the ends, Escape gives the focus back', async ({
  page,
}) => {
  await open(page, '/a-propos');
  const button = page.getByRole('banner').getByRole('button', { name: 'Rechercher' });
  await button.press('Enter');
  await page.getByRole('combobox').fill('soutien');
  const options = page.getByRole('option');
  await expect(options).toHaveCount(12);
  const selected = page.getByRole('option', { selected: true });
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await expect(options.last()).toBeInViewport();
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(selected).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('nothing of the search is downloaded before it is wanted', async ({ page }) => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await open(page, '/');
  const heavy = () => urls.filter((url) => /search-dialog|\/search-/.test(url));
  expect(heavy()).toEqual([]);
  await page.getByRole('banner').getByRole('button', { name: 'Rechercher' }).click();
  await expect(page.getByRole('combobox')).toBeFocused();
  expect(heavy().length).toBeGreaterThan(0);
});

test('who finds nothing is told so, and where else to look', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('banner').getByRole('button', { name: 'Rechercher' }).click();
  await page.getByRole('combobox').fill('xyzxyzxyz');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/^Aucun résultat/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await page.getByRole('dialog').getByRole('link', { name: 'le lexique' }).click();
  await expect(page).toHaveURL('/lexique');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the open search is clean, wide and narrow', async ({ page }) => {
  await open(page, '/ligne/defense_armees_p146');
  await page.getByRole('banner').getByRole('button', { name: 'Rechercher' }).click();
  await page.getByRole('combobox').fill('educaton');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toContainText('Éducation');
  await expectCleanWideAndNarrow(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a lost visitor finds the line from the page not found', async ({ page }) => {
    await open(page, '/n-importe-quoi');
    await page.getByRole('main').getByRole('button', { name: 'Rechercher' }).tap();
    await page.getByRole('combobox').fill('P150');
    await page.getByRole('option').first().tap();
    await expect(page).toHaveURL('/ligne/education_formation_superieur_p150');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Formations supérieures et recherche universitaire',
    );
  });
});
