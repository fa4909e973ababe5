import type { Page } from '@playwright/test';
import { readAudit } from '../publish/bundler/accessibility-audit.ts';
import { expect, expectNoAxeViolation, expectNoSidewaysScroll, open, test } from './page.ts';
import { beyondSample, sample } from './sample.ts';

test('every screen of the audit is looked at', () => {
  expect(sample.map(({ name }) => name)).toEqual(readAudit().sample.map(({ id }) => id));
});

/** What a machine can prove again of the audit of docs/accessibilite, screen by screen. */
for (const screen of [...sample, ...beyondSample]) {
  const tag = screen.nightly ? '@nightly' : [];
  const title = `${screen.name} is clean, structured, keeps its text, shows its focus`;
  test(title, { tag }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    if ('show' in screen) await screen.show(page);
    else await open(page, screen.path);
    await page.waitForLoadState('networkidle');
    await test.step('is structured, and clean to axe', async () => {
      for (const name of ['header', 'main', 'footer']) {
        await expect(page.locator(`body > ${name}`)).toHaveCount(1);
      }
      if (sample.includes(screen)) {
        await expect(page.locator(forbidden.join(', '))).toHaveCount(0);
      }
      await expectNoAxeViolation(page);
    });

    await test.step('keeps all its text when spaced, doubled, or given little space', async () => {
      const asOpened = page.viewportSize() ?? { width: 1280, height: 720 };
      for (const { width, height, css } of presentations) {
        await page.setViewportSize({ width, height });
        await restyle(page, css);
        expect(await cutTextsOf(page)).toEqual([]);
        await expectNoSidewaysScroll(page);
      }
      await restyle(page, '');
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSidewaysScroll(page);
      // Out of sight, an opened explorer skips the layout of its last cards, which axe would measure.
      if (!('show' in screen)) await expectNoAxeViolation(page);
      await page.setViewportSize(asOpened);
    });

    await test.step('shows where the focus is at every stop, and lets it go on', async () => {
      expect(await focusFaultsOf(page)).toEqual([]);
    });
  });
}

/** What RGAA forbids and axe accepts. Media and new windows: the site has none. */
const forbidden = [
  'nav:not([aria-label], [aria-labelledby])',
  'table:not(:has(> caption))',
  'th:not([scope])',
  'figure:not([role="figure"][aria-label])',
  'svg:not([aria-hidden="true"], [aria-hidden="true"] svg, [role="img"][aria-label], [role="img"] svg, :has(a))',
  '[dir], [target], [tabindex]:not([tabindex="0"], [tabindex="-1"])',
  'iframe:not([title]), video, audio, object, embed, canvas, map, img:not([alt])',
];

const presentations = [
  {
    width: 320,
    height: 256,
    css: '',
  },
  {
    width: 320,
    height: 640,
    css: '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
  },
  { width: 1280, height: 800, css: 'html { font-size: 200% !important }' },
];

/** By a constructed sheet: the policy of the page blocks any other. */
async function restyle(page: Page, css: string) {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

/** Texts whose own box hides a part of them. */
function cutTextsOf(page: Page) {
  return page.evaluate(() => {
    const cut: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const text = element.textContent?.trim() ?? '';
      if (text === '' || !element.checkVisibility() || element.closest('svg')) continue;
      const { overflowX, overflowY } = getComputedStyle(element);
      const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
      if (clientWidth <= 1 || clientHeight <= 1) continue;
      const hiding = new Set(['hidden', 'clip']);
      if (
        (hiding.has(overflowX) && scrollWidth > clientWidth + 1) ||
        (hiding.has(overflowY) && scrollHeight > clientHeight + 1)
      ) {
        cut.push(`${element.className} ${text.slice(0, 60)}`);
      }
    }
    return cut;
  });
}

/** Tab from the top to the end: each stop has its ring, none is covered, none is a trap. */
async function focusFaultsOf(page: Page) {
  const faults: string[] = [];
  for (let stop = 0; stop < 400; stop += 1) {
    await page.keyboard.press('Tab');
    const { fault, isLast } = await page.evaluate(() => {
      const focused = document.activeElement;
      const first = document.querySelector('[data-seen=first]');
      if (focused === null || focused === document.body || focused === first) {
        // In a dialog open at its last field, the way round passes by the browser's own bar.
        return { fault: null, isLast: first !== null };
      }
      // The stops are those of its own page.
      if (focused.matches('iframe')) return { fault: null, isLast: false };
      const excerpt = focused.outerHTML.slice(0, 120);
      if (focused.matches('[data-seen]')) return { fault: `trapped at ${excerpt}`, isLast: true };
      focused.setAttribute('data-seen', first === null ? 'first' : '');
      // A link that fills its card is ringed there, by its `::after`.
      const drawn = [focused, ...focused.children].map((element) => getComputedStyle(element));
      const isRinged = [...drawn, getComputedStyle(focused, '::after')].some(
        ({ outlineStyle, outlineWidth }) =>
          outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      );
      const { x, y, width, height } = focused.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      const isCovered = top && !focused.contains(top) && !top.contains(focused);
      return { fault: isRinged && !isCovered ? null : excerpt, isLast: false };
    });
    if (fault !== null) faults.push(fault);
    if (isLast) return faults;
  }
  return [...faults, 'no way out'];
}
