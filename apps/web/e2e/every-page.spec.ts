import {
  expect,
  expectCleanWideAndNarrow,
  expectNoAxeViolation,
  expectNoSidewaysScroll,
  gluedWordsOf,
  open,
  openAtRest,
  pages,
  test,
} from './page.ts';

/** Two halves, for two workers. */
for (const half of [0, 1]) {
  test(`every page opens under its title and holds in 320 px, ${half + 1}`, async ({ page }) => {
    for (const { path, title } of pages.filter((_, index) => index % 2 === half)) {
      await test.step(path, async () => {
        await page.setViewportSize({ width: 1280, height: 720 });
        await open(page, path);
        // A title with figures starts with the words of the registry.
        const words = title.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`).split(/\s+/u);
        const start = new RegExp(String.raw`^\s*${words.join(String.raw`\s+`)}`, 'u');
        await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText(start);
        await expect.soft(page).toHaveTitle(/— Nos Milliards$/);
        // Words that a screen reader would join; wide, where no line ends at such a space.
        expect.soft(await gluedWordsOf(page), path).toEqual([]);
        await page.setViewportSize({ width: 320, height: 640 });
        await expectNoSidewaysScroll(page);
      });
    }
  });
}

for (const { path } of pages) {
  test(`${path} is clean to axe`, { tag: '@nightly' }, async ({ page }) => {
    await openAtRest(page, path);
    await expectCleanWideAndNarrow(page);
  });
}

test('the frame is clean to axe dark and wide, light and narrow', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openAtRest(page, '/');
  await expectNoAxeViolation(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoAxeViolation(page);
});
