import { expect, expectNoAxeViolation, open, test } from './page.ts';

const h2 = { level: 2 } as const;

test('the page of a programme shows the figure, its parts, its past and its results', async ({
  page,
}) => {
  await open(page, '/ligne/defense_armees_p146');
  await expect(page).toHaveTitle('Équipement des forces (P146) : 18,7\u00A0Md€ — Nos Milliards');

  const path = page.getByRole('navigation', { name: 'Fil d’Ariane' });
  await expect(path.getByRole('link')).toHaveText(['Dépenses', 'Défense', 'Armées']);
  await expect(path.getByRole('link', { name: 'Dépenses' })).toHaveAttribute(
    'href',
    '/explorer?tab=expenses',
  );

  const amount = page.getByRole('region', { name: 'Montant' });
  for (const text of [
    '18,7\u00A0Md€',
    '31,2\u00A0%',
    '10,8\u00A0€',
    '353\u00A0€',
    '277\u00A0€',
    '0,76\u00A0€',
  ]) {
    await expect(amount).toContainText(text);
  }
  await expect(amount).toContainText('Officiel');
  await expect(amount).toContainText('Loi de finances initiale 2025');

  for (const name of [
    'Ce que contient cette ligne',
    'Au fil des années',
    'Qui s’en occupe, avec quels résultats',
    'D’où vient ce chiffre',
  ]) {
    await expect(page.getByRole('heading', { ...h2, name })).toBeVisible();
  }
  const parts = page.getByRole('list', { name: /Lignes du dessous/ }).getByRole('link');
  await expect(parts.first()).toHaveText('Engagement et combat');
  await expect(page.getByText('Cible 2025')).toHaveCount(5);
  await expect(page.getByText('Réserve sur la source')).toBeVisible();
});

test('the chart and its table say the same', async ({ page }) => {
  await open(page, '/ligne/defense_armees');
  const figure = page.getByRole('figure', { name: 'Proposé, voté, dépensé' });
  await figure.getByText('Voir le tableau').click();
  const table = figure.getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(5);
  const last = table.getByRole('row').last();
  await expect(last).toContainText('2026');
  await expect(last).toContainText('non disponible');
  const drawn = await figure.locator('ol span[aria-hidden]').allTextContents();
  const written = await table.locator('tbody span[aria-hidden]').allTextContents();
  expect(drawn.toSorted()).toEqual(written.toSorted());
  await expectNoAxeViolation(page);
});

test('a change of perimeter is told beside the years it spoils', async ({ page }) => {
  await open(page, '/ligne/sante_solidarite_logement_aides_p109');
  await expect(page.getByText('Les années ne se comparent pas tout à fait')).toBeVisible();
});

for (const [kind, id, said] of [
  ['a revenue', 'fiscalite_etat_tva', 'À qui va cette recette'],
  ['a technical line', 'technique_ecart_insee', 'Elle ne se vote pas'],
  ['a tax niche', 'niches_fiscales_abattement_pensions', 'De l’argent non perçu'],
  ['a transfer', 'collectivites_territoriales_concours_etat', 'Transfert entre administrations'],
  ['a line with a gap', 'sante_solidarite_retraites_fonctionnaires', 'Écart non détaillé'],
  ['a line of the game', 'defense_armees', 'Dans le jeu de cartes'],
] as const) {
  test(`${kind} says what it is`, async ({ page }) => {
    await open(page, `/ligne/${id}`);
    await expect(page.getByRole('main')).toContainText(said);
    await expect(page.getByRole('heading', { ...h2, name: 'D’où vient ce chiffre' })).toBeVisible();
  });
}

test('one goes from line to line without loading the site again', async ({ page }) => {
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
