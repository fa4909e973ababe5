import { expect, expectCleanWideAndNarrow, open, test } from './page.ts';

test('the year is chosen by keyboard, and heard with its values', async ({ page }) => {
  await open(page, '/temps');
  const year = page.getByRole('slider', { name: 'Année' });
  await year.focus();
  await page.keyboard.press('Home');
  await expect(page.getByRole('region', { name: '1959', exact: true })).toContainText('36,5');
  await expect(year).toHaveAttribute('aria-valuetext', /^1959.*Dépenses 36,5/);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('region', { name: '1960', exact: true })).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByRole('region', { name: '2025', exact: true })).toContainText('57,3');
});

test('a click on a column chooses its year; back returns to the unit and to the tab before', async ({
  page,
}) => {
  await open(page, '/temps');
  const drawing = page.getByRole('img', { name: /^Toutes les administrations/ });
  await drawing.scrollIntoViewIfNeeded();
  const { width = 0, height = 0 } = (await drawing.boundingBox()) ?? {};
  await drawing.click({ position: { x: width * (61.5 / 67), y: height / 2 } });
  await expect(page.getByRole('region', { name: '2020', exact: true })).toContainText('61,7');
  await page.getByRole('link', { name: 'Euros de 2025' }).click();
  await expect(page.getByText('1 carré = 50 Md€')).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Au fil du temps' })
    .getByRole('link', { name: 'Qui' })
    .click();
  await expect(page).toHaveURL(/\/temps\/qui\?unite=constants$/);
  await page.goBack();
  // Arrived: a second step back would abort the data of the first.
  await expect(page.getByRole('heading', { level: 1, name: 'Au fil du temps' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('1 carré = 1 % du PIB')).toBeVisible();
});

test('a value leads to its cell', async ({ page }) => {
  await open(page, '/temps/dette');
  await page
    .getByRole('region', { name: '2025', exact: true })
    .getByRole('link', { name: /115,6/ })
    .click();
  await expect(page).toHaveURL(/\/piece\/eurostat_dette_annees#GD\.S13\.PC_GDP\.2025$/);
  await expect(page.locator('[id="GD.S13.PC_GDP.2025"]')).toBeInViewport();
  await expectCleanWideAndNarrow(page);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the sentences and the table are there, with links to the cells', async ({ page }) => {
    await page.goto('/temps');
    await expect(page.getByText(/^De 1959 à 2025/)).toBeVisible();
    await expect(page.getByRole('slider')).toBeHidden();
    await page.getByText('Les 67 années en tableau').click();
    await expect(page.getByRole('row')).toHaveCount(68);
    await page
      .getByRole('navigation', { name: 'Au fil du temps' })
      .getByRole('link', { name: 'Dette' })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'La dette publique, depuis 1995',
    );
  });
});
