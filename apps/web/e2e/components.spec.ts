import { expectNoAxeViolation, expectNoSidewaysScroll, open, test } from './page.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [320, 390, 1280]) {
    test(`every component is clean at ${width} px, ${colorScheme}`, async ({ page }, testInfo) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      await open(page, '/composants');
      await expectNoSidewaysScroll(page);
      await expectNoAxeViolation(page);
      await page.screenshot({ path: testInfo.outputPath('components.png'), fullPage: true });
    });
  }
}
