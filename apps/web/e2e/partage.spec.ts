import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test as base } from '@playwright/test';
import { addressOf, movedIn } from '../publish/built-page.ts';
import { expect, open, test } from './page.ts';

test('the address a phone shares follows the visitor', async ({ page }) => {
  const canonical = page.locator('link[rel="canonical"]');
  await open(page, '/');
  const home = (await canonical.getAttribute('href')) ?? '';
  const { origin } = new URL(home);
  expect(home).toBe(`${origin}/`);

  await page.getByRole('link', { name: 'Explorer', exact: true }).first().click();
  await expect(canonical).toHaveAttribute('href', `${origin}/explorer`);
  await page.goBack();
  await expect(canonical).toHaveAttribute('href', `${origin}/`);
  await open(page, '/compare/defense-vs-education_formation');
  await expect(canonical).toHaveAttribute(
    'href',
    `${origin}/compare/defense-vs-education_formation`,
  );
});

test('a page that is not there has no address and is not listed', async ({ page }) => {
  for (const path of ['/n-importe-quoi', '/ligne/une-ligne-inconnue']) {
    await open(page, path);
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  }
});

test('robots find the list of pages, and every page of the list answers', async ({
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

/** Read as files: a browser would take an hour for the same answers. */
test('every page shows a picture that is there, early in its head', () => {
  const client = resolve(import.meta.dirname, '../build/client');
  const moved = movedIn(client);
  const pages = globSync('**/*.html', { cwd: client }).filter(
    // Nobody shares the address of a frame.
    (file) => !moved.has(addressOf(file)) && !file.startsWith('embed/'),
  );
  expect(pages.length).toBeGreaterThan(1400);
  const faults = pages.filter((file) => {
    const start = readFileSync(join(client, file), 'utf8').slice(0, 3000);
    const [, url = ''] = /<meta property="og:image" content="([^"]+)"/.exec(start) ?? [];
    if (!/^https:\/\/[^/]+\/apercus\/[\w-]+\.png$/.test(url)) return true;
    const png = readFileSync(join(client, new URL(url).pathname));
    const isRightSize = png.readUInt32BE(16) === 1200 && png.readUInt32BE(20) === 630;
    return png.length > 200_000 || !isRightSize || !start.includes('summary_large_image');
  });
  expect(faults).toEqual([]);
});

test('other sites may show the picture', async ({ request }) => {
  const response = await request.get('/apercus/ligne-defense.png');
  expect(response.headers()).toMatchObject({
    'content-type': 'image/png',
    'cross-origin-resource-policy': 'cross-origin',
  });
});

// Nothing of the page runs: the complaints of the others would be about scripts that never came.
base.describe('without script', () => {
  base.use({ javaScriptEnabled: false });

  base('a comparison written ahead is read as any page', async ({ page }) => {
    await page.goto('/compare/defense_armees-vs-sante_solidarite_chomage');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Armées et Assurance chômage');
    await expect(page.getByText('59,9\u00A0Md€').first()).toBeVisible();
  });

  base('any other comparison says what to do', async ({ page }) => {
    await page.goto('/compare/defense-vs-education_formation');
    await expect(page.locator('main noscript p')).toBeVisible();
    await page.getByRole('link', { name: 'ouvrez l’explorateur' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explorateur budgétaire');
  });
});
