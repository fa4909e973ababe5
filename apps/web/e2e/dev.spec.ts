import { expect, expectCleanWideAndNarrow, knownPages, test } from './page.ts';

/** The development server compiles a page on its first visit. */
const COMPILED = { timeout: 90_000 };

/** On `npm run dev`, without the service: the fixture fails on any error of the console. */
test.beforeEach(async ({ page }) => {
  await page.route('/api/**', (route) => route.fulfill({ status: 404 }));
});

test('every page opens in development without a console error', async ({ page }) => {
  for (const { path, title } of knownPages) {
    await test.step(path, async () => {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText(title, COMPILED);
    });
  }
});

test('the page of components is clean, wide and narrow', async ({ page }) => {
  await page.goto('/composants', { waitUntil: 'networkidle' });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Le registre et l’affiche', COMPILED);
  await expectCleanWideAndNarrow(page);
});
