import type { Page } from '@playwright/test';
import { expect, layoutShiftOf, test } from './page.ts';

/** The fonts that the browser draws with, not those that the style sheet names. */
async function typefacesOf(page: Page, selector: string): Promise<string> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument');
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId });
  // A browser may name the cut too: « Bricolage Grotesque 96pt ExtraBold ».
  return fonts.map(({ familyName }) => familyName).join(', ');
}

test('typefaces that come after the first paint are used all the same, and nothing jumps', async ({
  page,
}) => {
  const shift = await layoutShiftOf(page);
  let painted = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await painted.promise;
    await route.continue();
  });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/', '/explorer', '/je-fais-mon-budget', '/ligne/defense_armees_p146']) {
      await test.step(`${path}, ${width} px`, async () => {
        painted = Promise.withResolvers();
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await page.waitForFunction(
          () => performance.getEntriesByName('first-contentful-paint').length > 0,
        );
        painted.resolve();
        await page.waitForLoadState('networkidle');
        await page.evaluate(() => document.fonts.ready);
        expect(await typefacesOf(page, 'h1')).toContain('Bricolage Grotesque');
        if (path === '/') {
          expect(await typefacesOf(page, 'h1 + p')).toContain('Bricolage Grotesque');
        }
        expect(await typefacesOf(page, 'footer p')).toContain('Public Sans');
        expect(await shift()).toBeLessThan(0.005);
      });
    }
  }
});
