import { withoutScript } from '../app/site/without-script.ts';
import { expect, expectNoSidewaysScroll, open, test } from './page.ts';

test('in a browser too old for the scripts, a page stays as it was written', async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  for (const path of ['/', '/explorer', '/je-fais-mon-budget', '/ligne/defense_armees']) {
    const written = await (await page.request.get(path)).text();
    await page.goto(path);
    // Past the timer that starts the scripts where no paint is told.
    await page.clock.fastForward('00:10');
    const title = /<h1[^>]*>(.*?)<\/h1>/.exec(written)?.[1] ?? '';
    expect(await page.locator('h1').innerHTML(), path).toBe(title);
  }
  // A comparison says what to do, as it does without script.
  await page.goto('/compare/defense_armees-vs-securite_justice_police-vs-defense');
  await expect(page.getByRole('main')).toContainText('chaque ligne a sa propre page');
  await expect(page.getByRole('main')).not.toContainText('<');
  expect(scripts).toEqual([]);
});

test.describe('in a browser without popovers', () => {
  test.use({ viewport: { width: 390, height: 844 }, bypassCSP: true });

  test('the menu of a phone is in the flow, and covers nothing', async ({ page }) => {
    await page.addInitScript(() => {
      // Called where there is no such method, it would break the link.
      Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
    });
    await page.route('**/*', async (route) => {
      const isRead = ['document', 'stylesheet'].includes(route.request().resourceType());
      if (!isRead) return route.fallback();
      const response = await route.fetch();
      const body = (await response.text())
        .replaceAll(':popover-open', ':a-state-no-browser-knows')
        .replaceAll(' popover="auto"', '');
      return route.fulfill({ response, body });
    });
    await open(page, '/');
    const menu = page.getByRole('navigation', { name: 'Menu principal' });
    await expect(menu).toHaveCSS('position', 'static');
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
    await expectNoSidewaysScroll(page);
    const [last, heading] = await Promise.all([
      menu.getByRole('link').last().boundingBox(),
      page.getByRole('heading', { level: 1 }).boundingBox(),
    ]);
    expect(last && last.y + last.height).toBeLessThan(heading?.y ?? 0);
    await menu.getByRole('link', { name: 'Explorer' }).click();
    await expect(page).toHaveURL('/explorer');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('each page that needs one says so, and leads to what can be read', async ({ page }) => {
    for (const [path, { what, link, to }] of Object.entries(withoutScript)) {
      await test.step(path, async () => {
        await page.goto(path.endsWith('/') ? `${path}defense-vs-education_formation` : path);
        // Text is not looked for inside `noscript`.
        const said = page.locator('main noscript p');
        await expect(said).toBeVisible();
        await expect(said).toContainText(`${what} avec JavaScript`);
        await expect(said.getByRole('link', { name: link })).toHaveAttribute('href', to);
        await expect(page.getByText(/^(Lecture|Préparation|La carte arrive).*…$/)).toBeHidden();
      });
    }
  });
});
