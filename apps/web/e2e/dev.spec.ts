import { expect, knownPages, test } from './page.ts';

/** The development server compiles a page on its first visit. */
const COMPILED = { timeout: 90_000 };

/** On `npm run dev`, without the service: the fixture fails on any error of the console. */
test.beforeEach(async ({ page }) => {
  await page.route('/api/**', (route) => route.fulfill({ status: 404 }));
});

/** The first page of each kind of screen: list, picture, game, series, form. */
const MAIN = ['/', '/explorer', '/express', '/temps', '/ma-part'];

for (const { name, pages, tag } of [
  { name: 'the main pages open', pages: knownPages.filter(isMain), tag: [] },
  { name: 'every page opens', pages: knownPages, tag: '@nightly' },
]) {
  test(`${name} in development without a console error`, { tag }, async ({ page }) => {
    expect(pages.length).toBeGreaterThanOrEqual(MAIN.length);
    for (const { path, title } of pages) {
      await test.step(path, async () => {
        await page.goto(path, { waitUntil: 'networkidle' });
        await expect.soft(page.getByRole('heading', { level: 1 })).toContainText(title, COMPILED);
      });
    }
  });
}

function isMain({ path }: { readonly path: string }) {
  return MAIN.includes(path);
}
