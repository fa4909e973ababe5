// Requests, and pages without script: nothing here can complain in a console.
import { expect, test } from '@playwright/test';
import { formatAmount } from '@nosmilliards/domain/money/format';
import { amountOf } from './built.ts';

test('robots find the list of pages, and every page of the list answers @nightly', async ({
  request,
  baseURL,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  const [, sitemap = ''] = /^Sitemap: (.+)$/m.exec(robots) ?? [];
  const answer = await request.get(new URL(sitemap).pathname);
  expect(answer.headers()['content-type']).toBe('text/xml; charset=utf-8');
  const addresses = [...(await answer.text()).matchAll(/<loc>(.+?)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  expect(addresses.length).toBeGreaterThan(1300);
  const faults: string[] = [];
  while (addresses.length > 0) {
    const some = addresses.splice(0, 100);
    const answers = some.map(async (path) => {
      const { status } = await fetch(baseURL + path, { method: 'HEAD', redirect: 'manual' });
      if (status !== 200) faults.push(`${path} ${status}`);
    });
    await Promise.all(answers);
  }
  expect(faults).toEqual([]);
});

test('other sites may show the picture', async ({ request }) => {
  const response = await request.get('/apercus/ligne-defense.png');
  expect(response.headers()).toMatchObject({
    'content-type': 'image/png',
    'cross-origin-resource-policy': 'cross-origin',
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a prerendered comparison is read; any other says what to do', async ({ page }) => {
    await page.goto('/compare/defense_armees-vs-sante_solidarite_chomage');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'La ligne «\u00A0Armées\u00A0» pèse 1,6 fois la ligne «\u00A0Assurance chômage\u00A0».',
    );
    await expect(page.getByText(formatAmount(amountOf('defense_armees'))).first()).toBeVisible();
    await page.goto('/compare/defense-vs-education_formation');
    await expect(page.locator('main noscript p')).toBeVisible();
    await page.getByRole('link', { name: 'la liste est au plan du site' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plan du site');
  });
});
