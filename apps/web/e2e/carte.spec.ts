import { expect, open, test } from './page.ts';

const prisons = '/carte/ET21';
const question = /^«\u00A0Prisons\u00A0»\u00A0: que feriez-vous\u202F\?$/;

test('a card leads from the line it stands on to the decision, and on to the next @every-engine', async ({
  page,
}) => {
  await open(page, '/ligne/securite_justice_prisons');
  await page
    .getByRole('region', { name: 'Dans le jeu de cartes' })
    .getByRole('link', { name: 'Prisons' })
    .click();
  await expect(page).toHaveURL(prisons);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(question);
  await expect(page).toHaveTitle(
    /^«\sPrisons\s», 5,3\sMd€\s: que feriez-vous\s\? — Nos Milliards$/,
  );

  const figure = page.getByRole('region', { name: 'Montant' });
  await expect(figure).toContainText('par adulte (53\u00A0millions)');
  await expect(figure).toContainText('Officiel');
  await expect(page.getByText('Qui est concerné')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ce que ce chiffre ne dit pas' })).toBeVisible();

  await page.getByRole('link', { name: /^Carte suivante/ }).click();
  await expect(page).toHaveURL('/carte/ET23');
  await page.goBack();
  // The page left has the same link.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(question);
  await page.getByRole('link', { name: 'Ouvrir le jeu à cette carte' }).click();
  await expect(page).toHaveURL('/je-fais-mon-budget');
  await expect(page.getByRole('heading', { level: 2, name: 'Prisons' })).toBeVisible();
});
