import { expect, expectNoAxeViolation, open, test } from './page.ts';

const two = '/compare/defense_armees-vs-sante_solidarite_chomage';
test('sharing: focus goes in and comes back, the address is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, two);
  const opener = page.getByRole('button', { name: 'Partager' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Partager cette comparaison' });
  await expect(dialog).toBeFocused();
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

test('removing lines one by one leads back to where one came from @every-engine @nightly', async ({
  page,
}) => {
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
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeFocused();
  await expect(page.getByText('Comparaison vidée.')).toBeVisible();
  expect(
    await page.evaluate(() => Object.values(sessionStorage).some((value) => value === '[]')),
  ).toBe(true);
  await page.getByRole('button', { name: 'Annuler' }).press('Enter');
  await expect(page).toHaveURL(/\/compare\//);
  await expect(title).toBeFocused();
  await page.getByRole('link', { name: 'Retour' }).press('Enter');
  await expect(page).toHaveURL('/explorer');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 } });

  test('six lines, chosen on the page of the menu, are read on one screen', async ({ page }) => {
    await open(page, '/compare');
    for (const name of ['Défense', 'Écologie', 'Agriculture', 'Opérateurs', 'Sécurité civile'])
      await page.getByRole('button', { name: new RegExp(`^Comparer ${name}`) }).click();
    await page.getByRole('button', { name: /^Comparer Taxes des opérateurs/ }).click();
    const menu = page.getByRole('navigation', { name: 'Pages de la section Explorer' });
    await menu.getByRole('link', { name: 'Comparer' }).click();
    const list = page.getByRole('list', { name: /^Lignes comparées/ });
    await expect(list.getByRole('listitem')).toHaveCount(6);
    const box = await list.boundingBox();
    expect(box?.height).toBeLessThan(664);
    await expectNoAxeViolation(page);
  });
});
