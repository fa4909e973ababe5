import { functionYear } from './built.ts';
import { expect, expectCleanWideAndNarrow, open, test } from './page.ts';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('Europe and its functions are read whole', async ({ page }) => {
    await page.goto('/europe');
    const health = page.getByRole('row', { name: /^Santé/ });
    await expect(health.getByRole('cell').nth(1)).toHaveText(/^\d+,\d\s%$/);
    await page.getByText('En neuf phrases').click();
    await expect(
      page.getByText(`En ${functionYear}, la dépense publique rapportée au PIB`),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Défense', exact: true }).first().click();
    await expect(page).toHaveURL(/\/fonction\/gf02/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      'la dépense publique de défense',
    );
    await page.getByText('Les quatre unités, en tableau').click();
    await expect(page.getByRole('row', { name: /^France/ }).first()).toContainText('724');
  });
});

test('on a phone, the finding and the picture first, then another function in place, and back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await open(page, '/europe');
  const title = page.getByRole('heading', { level: 1 });
  const picture = page.getByRole('list', {
    name: new RegExp(`^\\S+, en % du PIB, ${functionYear}$`),
  });
  const choice = page.getByRole('navigation', { name: 'Choisir une fonction' });
  await expect(title).toContainText('de santé fait 8,9 % du PIB en France');
  await expect(picture.getByRole('listitem')).toHaveCount(5);
  await expect(picture.getByRole('listitem').last()).toBeInViewport({ ratio: 1 });
  await expect(choice.getByText('Choisir une fonction')).toBeInViewport();

  const groups = page.getByText(/^Les groupes/);
  await groups.click();
  const defence = choice.getByRole('link', { name: 'Défense' });
  await defence.focus();
  await page.keyboard.press('Enter');
  await expect(title).toContainText('de défense fait 1,9 % du PIB en France');
  await expect(page).toHaveURL(/\/fonction\/gf02$/);
  // The page was not left: what was focused, scrolled to and opened still is.
  await expect(defence).toBeFocused();
  await expect(defence).toHaveAttribute('aria-current', 'true');
  await expect(defence).toBeInViewport();
  await expect(
    page.getByRole('table', { name: new RegExp(`^Défense, en % du PIB, ${functionYear}`) }),
  ).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'de défense fait' })).toHaveCount(1);
  await page.goBack();
  await expect(title).toContainText('de santé fait 8,9 % du PIB en France');
  await expect(page).toHaveURL(/\/europe$/);
  await expectCleanWideAndNarrow(page);
});

test('nothing collapses when the text is twice as large', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.setViewportSize({ width: 390, height: 664 });
  await open(page, '/europe');
  for (const summary of await page.getByRole('group').locator('summary').all())
    await summary.click();
  const cut = await page.evaluate(() => [
    document.documentElement.scrollWidth - innerWidth,
    ...[...document.querySelectorAll('main :is(li, td, th) :is(a, span)')]
      .filter((one) => one.closest('section[tabindex]') === null)
      .map((one) => Math.round(one.getBoundingClientRect().right - innerWidth)),
  ]);
  expect(Math.max(...cut)).toBeLessThanOrEqual(0);
  const bars = page
    .getByRole('list', { name: `Santé, en % du PIB, ${functionYear}` })
    .locator('svg');
  for (const bar of await bars.all()) expect((await bar.boundingBox())?.width).toBeGreaterThan(80);
});

test('by keyboard, a unit, a function, a value, its cell, and back', async ({ page }) => {
  await open(page, '/europe');
  const health = page.getByRole('row', { name: /^Santé/ });
  const value = health.getByRole('cell').nth(1).getByRole('link');
  await expect(value).toHaveText(/^\d+,\d\s%$/);
  const share = await value.innerText();
  await page.getByRole('link', { name: 'Euros par habitant' }).focus();
  await page.keyboard.press('Enter');
  await expect(value).toHaveText(/^\d\s\d{3}\s€$/);
  const euros = await value.innerText();
  await expect(page).toHaveURL(/\?unite=euros$/);
  await health.getByRole('link', { name: 'Santé' }).press('Enter');
  await expect(page).toHaveURL(/\/fonction\/gf07\?unite=euros$/);
  // To leave again before its data is there would abort their request.
  const loaded = page.waitForResponse(/europe\.data/);
  await page.goBack();
  await loaded;
  await expect(value).toHaveText(euros);
  await page.goBack();
  await expect(value).toHaveText(share);
  await value.press('Enter');
  await expect(page).toHaveURL(new RegExp(String.raw`#GF07\.FR\.PC_GDP\.${functionYear}$`));
  await expect(page.locator(`[id="GF07.FR.PC_GDP.${functionYear}"]`)).toHaveText(
    share.replace(/\s%$/, ''),
  );
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
