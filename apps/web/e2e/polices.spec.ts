import type { Page } from '@playwright/test';
import { expect, test } from './page.ts';

const LATE = 1500;

/** What the browser really draws the letters with: a stack of names proves nothing. */
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

for (const width of [390, 1280]) {
  for (const path of ['/', '/explorer', '/je-fais-mon-budget', '/ligne/defense_armees_p146']) {
    test(`${path} at ${width} px: typefaces that come late come all the same, and nothing jumps`, async ({
      page,
    }) => {
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const shift = 'value' in entry ? Number(entry.value) : 0;
            const before = Number(document.documentElement.dataset['shift'] ?? 0);
            document.documentElement.dataset['shift'] = String(before + shift);
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.route('**/*.woff2', async (route) => {
        await new Promise((come) => {
          setTimeout(come, LATE);
        });
        await route.continue();
      });
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.evaluate(() => document.fonts.ready);
      expect(await typefacesOf(page, 'h1')).toContain('Bricolage Grotesque');
      if (path === '/') expect(await typefacesOf(page, 'h1 + p')).toContain('Bricolage Grotesque');
      expect(await typefacesOf(page, 'footer p')).toContain('Public Sans');
      const shift = await page.evaluate(() => document.documentElement.dataset['shift'] ?? '0');
      expect(Number(shift)).toBeLessThan(0.02);
    });
  }
}
