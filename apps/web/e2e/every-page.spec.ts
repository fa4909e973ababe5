import { expect, expectNoAxeViolation, expectNoSidewaysScroll, open, pages, test } from './page.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    for (const { path, title } of pages) {
      test(`${path} is clean`, async ({ page }) => {
        await open(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        await expect(page).toHaveTitle(/— Nos Milliards$/);
        await expectNoAxeViolation(page);

        await page.setViewportSize({ width: 320, height: 640 });
        await expectNoSidewaysScroll(page);
        await expectNoAxeViolation(page);
      });
    }
  });
}
