import { expect, expectCleanWideAndNarrow, expectNoAxeViolation, open, test } from './page.ts';

const two = '/compare/defense_armees-vs-sante_solidarite_chomage';
const six = `/compare/${[
  'defense',
  'sante_solidarite',
  'securite_justice_police_p176',
  'cotisations_sociales_tabac',
  'niches_fiscales_recherche',
  'defense_armees',
].join('-vs-')}`;

test('a link opened on a fresh device shows the same lines', async ({ page }) => {
  await open(page, two);
  await expect(page).toHaveTitle('Armées et Assurance chômage : comparaison — Nos Milliards');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Armées et Assurance chômage');
  await expect(page.getByText(/pèse 1,6\sfois la ligne/)).toBeVisible();

  const bars = page.getByRole('list', { name: /^Lignes comparées/ }).getByRole('listitem');
  await expect(bars).toHaveCount(2);
  await expect(bars.nth(0)).toContainText('59,9\u00A0Md€');
  await expect(bars.nth(1)).toContainText('37,5\u00A0Md€');
  await expect(page.getByText('97,4\u00A0Md€')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Armées', exact: true })).toHaveAttribute(
    'href',
    '/ligne/defense_armees',
  );
});

test('case does not matter, and a deeper line is found in the file of its category', async ({
  page,
}) => {
  await open(page, '/compare/DEFENSE_armees-vs-securite_justice_police_P176_a01');
  const table = page.getByRole('table');
  await expect(table).toContainText('Dépenses › Sécurité et justice › Police nationale');
  await expect(table).toContainText('loi de finances initiale 2025');
  await expect(table.getByRole('link', { name: /^Référence et détail/ })).toHaveCount(2);
});

test('unknown ids are named, excess is told', async ({ page }) => {
  await open(page, `${six}-vs-recherche_innovation-vs-licornes`);
  await expect(page.getByText(/ignorée\s: «\slicornes\s»/)).toBeVisible();
  await expect(page.getByText(/On compare au plus 6 lignes/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Retirer/ })).toHaveCount(6);
});

test('without a known line, the explorer says that there is nothing to compare', async ({
  page,
}) => {
  await open(page, '/compare/licornes-vs-dragons');
  await expect(page).toHaveURL('/explorer');
  await expect(page.getByText('Aucun élément à comparer', { exact: true })).toBeVisible();
  await expect(page.getByText(/«\slicornes\s», «\sdragons\s»/)).toBeVisible();
  await page.getByRole('button', { name: 'Aller à l’explorateur' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a line alone invites to add another', async ({ page }) => {
  await open(page, '/compare/defense');
  await expect(page.getByText(/^Ajoutez une autre ligne/)).toBeVisible();
  await page.getByRole('link', { name: 'Choisir une autre ligne' }).click();
  await expect(page).toHaveURL('/explorer');
});

test('six lines: expenses and revenue are summed apart, nothing twice, no ratio on a correction', async ({
  page,
}) => {
  await open(page, six);
  for (const label of ['Total des dépenses', 'Total des recettes', 'Total des niches fiscales'])
    await expect(page.getByText(label)).toBeVisible();
  await expect(
    page.getByText(/«\sArmées\s» fait déjà partie de la ligne «\sDéfense\s»/),
  ).toBeVisible();

  await open(page, '/compare/defense-vs-technique');
  await expect(
    page.getByText(/^Pas de rapport entre ces lignes.*est une ligne technique/),
  ).toBeVisible();
});

test('sharing: focus goes in and comes back, the address is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, two);
  const opener = page.getByRole('button', { name: 'Partager' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Partager cette comparaison' });
  await expect(dialog.getByRole('heading')).toBeFocused();
  await expect(dialog.getByLabel('Adresse de la comparaison')).toHaveValue(page.url());
  await expectNoAxeViolation(page);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();

  await opener.click();
  await dialog.getByRole('button', { name: 'Copier l’adresse' }).click();
  await expect(page.getByText('URL copiée dans le presse-papiers\u202F!')).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test('a refused clipboard is told where it can be heard, and the address can be taken by hand', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await open(page, two);
  await page.getByRole('button', { name: 'Partager' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Copier l’adresse' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Impossible de copier l’URL.');
  await expect(dialog.getByLabel('Adresse de la comparaison')).toBeFocused();
});

test('removing lines one by one leads back to where one came from', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'Ouvrir cette comparaison' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page
    .getByRole('button', { name: /^Retirer/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^Retirer/ })).toHaveCount(1);
  await page.getByRole('button', { name: /^Retirer/ }).click();
  await expect(page).toHaveURL('/');
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(page).toHaveURL(/\/compare\//);
});

test('by keyboard alone: empty, then undo, and back', async ({ page }) => {
  await open(page, two);
  await page.getByRole('link', { name: 'Retour' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Vider' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/explorer');
  await expect(page.getByText('Comparaison vidée.')).toBeVisible();
  expect(
    await page.evaluate(() => Object.values(sessionStorage).some((value) => value === '[]')),
  ).toBe(true);
  await page.getByRole('button', { name: 'Annuler' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('link', { name: 'Retour' }).press('Enter');
  await expect(page).toHaveURL('/explorer');
});

test('the lens changes every amount', async ({ page }) => {
  await open(page, two);
  await page.getByLabel('Voir les montants').selectOption('Par adulte');
  const bars = page.getByRole('list', { name: /^Lignes comparées/ });
  await expect(bars).toContainText('1\u202F131\u00A0€');
  await expect(bars).not.toContainText('Md€');
});

test('six lines are clean, wide and narrow', async ({ page }) => {
  await open(page, six);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('5 autres lignes');
  await expectCleanWideAndNarrow(page);
});

test('two lines print on one sheet of A4, without what only a screen can do', async ({ page }) => {
  await open(page, two);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Partager' })).toBeHidden();
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
