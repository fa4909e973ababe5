import { expectCleanWideAndNarrow, expectNoSidewaysScroll, open, test } from './page.ts';

test('every component is clean, wide and narrow', async ({ page }) => {
  await open(page, '/composants');
  await expectNoSidewaysScroll(page);
  await expectCleanWideAndNarrow(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await expectNoSidewaysScroll(page);
});
