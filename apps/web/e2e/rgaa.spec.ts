import { formatPercent } from '@nosmilliards/domain/money/format';
import type { Page } from '@playwright/test';
import { readAudit } from '../publish/accessibility-audit.ts';
import { conformityOf, rateOf } from '../app/features/accessibility/audit.ts';
import { expect, expectNoAxeViolation, expectNoSidewaysScroll, open, pages, test } from './page.ts';
import { sample } from './sample.ts';

test('every screen of the audit is looked at, and the page publishes the rate of the file', async ({
  page,
}) => {
  const audit = readAudit();
  expect(sample.map(({ name }) => name)).toEqual(audit.sample.map(({ id }) => id));
  await open(page, '/accessibilite');
  const result = page.getByRole('region', { name: 'Résultat' });
  await expect(result).toContainText(formatPercent(rateOf(audit)));
  await expect(page.getByRole('contentinfo')).toContainText(conformityOf(audit));
});

/** What the audit of docs/accessibilite can have proved again by a machine, screen by screen. */
for (const screen of sample) {
  test(`${screen.name} is structured, keeps its text, shows its focus`, async ({ page }) => {
    if (screen.path === undefined) await screen.show(page);
    else await open(page, screen.path);
    await test.step('is structured', async () => {
      for (const tag of ['header', 'main', 'footer']) {
        await expect(page.locator(`body > ${tag}`)).toHaveCount(1);
      }
      await expect(page.locator(forbidden.join(', '))).toHaveCount(0);
      // As it opens, a page of that list is read by `every-page.spec.ts`.
      const isReadThere = pages.some(({ path }) => path === screen.path);
      if (!isReadThere) await expectNoAxeViolation(page);
    });

    await test.step('keeps all its text when spaced, doubled, or given little room', async () => {
      const asOpened = page.viewportSize() ?? { width: 1280, height: 720 };
      for (const { width, height, css } of presentations) {
        await page.setViewportSize({ width, height });
        await restyle(page, css);
        expect(await cutTextsOf(page)).toEqual([]);
        await expectNoSidewaysScroll(page);
      }
      await page.setViewportSize(asOpened);
      await restyle(page, '');
    });

    await test.step('shows where the focus is at every stop, and lets it go on', async () => {
      expect(await focusFaultsOf(page)).toEqual([]);
    });
  });
}

/** What axe lets pass and RGAA does not; media, frames and other windows, of which we have none. */
const forbidden = [
  'nav:not([aria-label], [aria-labelledby])',
  'table:not(:has(> caption))',
  'th:not([scope])',
  'figure:not([role="figure"][aria-label])',
  'svg:not([aria-hidden="true"], [aria-hidden="true"] svg, [role="img"][aria-label], :has(a))',
  '[dir], [target], [tabindex]:not([tabindex="0"], [tabindex="-1"])',
  'iframe, video, audio, object, embed, canvas, map, img:not([alt])',
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

/** Constructed sheets are the one way past our own policy, as a bookmarklet would go. */
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
      const excerpt = focused.outerHTML.slice(0, 120);
      if (focused.matches('[data-seen]')) return { fault: `trapped at ${excerpt}`, isLast: true };
      focused.setAttribute('data-seen', first === null ? 'first' : '');
      const isRinged = [focused, ...focused.children].some((element) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      });
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
