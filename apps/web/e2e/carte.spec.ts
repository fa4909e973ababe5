import { edition, hurryClock, withoutQuestions } from './game.ts';
import { expect, open, storeVotes, test } from './page.ts';

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

test.describe('the four choices of a card', () => {
  test.beforeEach(async ({ page }) => withoutQuestions(page));

  test('keep it there, and the game goes on with the next card without a vote', async ({
    page,
  }) => {
    await open(page, prisons);
    await page.getByRole('link', { name: 'Garder' }).click();
    await expect(page).toHaveURL('/je-fais-mon-budget');
    await expect(page.getByText('Prisons').first()).toBeVisible();
    const place = edition.deck.findIndex(({ id }) => id === 'ET21');
    await expect(page.locator('#carte')).toHaveText(edition.deck[place + 1]?.title ?? '');
  });

  test('open the adjustment of that card', async ({ page }) => {
    await open(page, prisons);
    await page.getByRole('link', { name: 'Réduire' }).click();
    await expect(page.getByRole('dialog', { name: /^Réduire : Prisons/ })).toBeVisible();
  });

  test('ask before removing it, with who is concerned', async ({ page }) => {
    await open(page, prisons);
    await page.getByRole('link', { name: 'Supprimer' }).click();
    const dialog = page.getByRole('dialog', { name: /^Supprimer : Prisons/ });
    await expect(dialog.getByText('Qui est concerné.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Supprimer quand même' }).click();
    await expect(page.getByRole('button', { name: 'Annuler le dernier choix' })).toBeVisible();
  });

  test('tell a niche that it does not grow', async ({ page }) => {
    await open(page, '/carte/NF02');
    await expect(page.getByText('pas pour une niche')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Augmenter/ })).toHaveCount(0);
  });
});

test('the gap between a card and the official lines is said', async ({ page }) => {
  await open(page, '/carte/ET01');
  await expect(page.getByText(/font 59,9\sMd€.*, soit un écart de \+954\sM€/)).toBeVisible();
  await page
    .getByRole('region', { name: 'Ce qu’il y a derrière ce chiffre' })
    .getByRole('link', { name: 'Armées' })
    .click();
  await expect(page).toHaveURL('/ligne/defense_armees');
});

test('the game opens at the card the address asks for, and asks nothing else', async ({ page }) => {
  await storeVotes(page, { ET01: 10 });
  await open(page, '/je-fais-mon-budget?carte=SS02');
  const card = page.getByRole('heading', { level: 2, name: 'Hôpitaux et cliniques' });
  await expect(card).toBeFocused();
  await expect(page).toHaveURL('/je-fais-mon-budget');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('button', { name: 'Ce que paie cette ligne' }).click();
  await page.getByRole('link', { name: /^La page de cette carte/ }).click();
  await expect(page).toHaveURL('/carte/SS02');
});

test('entered by the link of a card, the game comes back to the cards before it', async ({
  page,
}) => {
  await hurryClock(page);
  await withoutQuestions(page);
  await open(page, '/je-fais-mon-budget?carte=NF15');
  const card = page.locator('#carte');
  await expect(card).toHaveText(edition.deckWithoutRevenue.at(-1)?.title ?? '');
  await page.getByRole('button', { name: 'Garder' }).click();
  await expect(card).toHaveText(edition.deck[0]?.title ?? '');
});

test('a card is shared by its address', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, prisons);
  await page.getByRole('button', { name: 'Partager cette carte' }).click();
  await expect(page.getByText('Adresse copiée dans le presse-papiers')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('garder, augmenter, réduire ou supprimer');
  expect(copied.endsWith(prisons)).toBe(true);
});
