import { expect, expectCleanWideAndNarrow, open, test } from './page.ts';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('Europe and its functions are read whole', async ({ page }) => {
    await page.goto('/europe');
    const health = page.getByRole('row', { name: /^Santé/ });
    await expect(health.getByRole('cell').nth(1)).toHaveText('8,9 %');
    await expect(page.getByText('En 2024, la dépense publique rapportée au PIB')).toBeVisible();
    await page.getByRole('link', { name: 'Santé', exact: true }).first().click();
    await expect(page).toHaveURL(/\/fonction\/gf07/);
    await expect(page.getByRole('row', { name: /^France/ }).first()).toContainText('3 487');
  });
});

test('by keyboard, a unit, a function, a value, its cell, and back', async ({ page }) => {
  await open(page, '/europe');
  await page.getByRole('link', { name: 'Euros par habitant' }).focus();
  await page.keyboard.press('Enter');
  const health = page.getByRole('row', { name: /^Santé/ });
  const value = health.getByRole('cell').nth(1).getByRole('link');
  await expect(value).toHaveText('3 797 €');
  await expect(page).toHaveURL(/\?unite=euros$/);
  await health.getByRole('link', { name: 'Santé' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Santé, ailleurs en Europe');
  await page.goBack();
  await expect(value).toHaveText('3 797 €');
  await page.goBack();
  await expect(value).toHaveText('8,9 %');
  await value.press('Enter');
  await expect(page).toHaveURL(/#GF07\.FR\.PC_GDP\.2024$/);
  await expect(page.locator('[id="GF07.FR.PC_GDP.2024"]')).toHaveText('8,9');
});

test('a decision says the same share before and elsewhere', async ({ page }) => {
  await open(page, '/express');
  await page.getByRole('button', { name: 'Avant et ailleurs' }).click();
  const dialog = page.getByRole('dialog', { name: 'La même part avant et ailleurs' });
  await expect(dialog).toContainText('correspond en partie');
  await expect(dialog.getByRole('link', { name: 'Vieillesse' })).toHaveAttribute(
    'href',
    '/fonction/gf10',
  );
  await expectCleanWideAndNarrow(page);
});
