import {
  expect,
  expectCleanWideAndNarrow,
  expectNoAxeViolation,
  gluedWordsOf,
  open,
  pages,
  test,
} from './page.ts';

for (const { path, title } of pages) {
  test(`${path} is clean`, async ({ page }) => {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(/— Nos Milliards$/);
    // [B5] Heard as they are seen.
    expect(await gluedWordsOf(page)).toEqual([]);
    await expectCleanWideAndNarrow(page);
  });
}

test('the frame of every page is clean dark and wide, light and narrow', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/');
  await expectNoAxeViolation(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoAxeViolation(page);
});
