import { createServer, connect } from 'node:net';
import { type BrowserContext, chromium, type Page } from '@playwright/test';

/** The paths that one visit requests, in order, and the bytes sent for them. */
export type Visit = { paths: string[]; bytes: number };

/** Home, the explorer with a category opened, the game with a first vote. */
async function walk(page: Page, site: string) {
  await page.goto(site, { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Explorer', exact: true }).first().click();
  await page.waitForLoadState('networkidle');
  await page.getByRole('tab', { name: 'Dépenses' }).click();
  await page.getByRole('button', { name: /^Défense, .*postes?$/ }).click();
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: 'Mon Budget', exact: true }).first().click();
  await page
    .getByRole('button', { name: /Garder/ })
    .first()
    .click();
  await page.waitForLoadState('networkidle');
}

/**
 * The same visitor twice, with an empty cache then with what it kept; and a new visitor without the
 * offline copy (`deploy/pause.conf`).
 */
export async function measuredVisits(sitePort: number, proxyPort: number) {
  const counted: Visit = { paths: [], bytes: 0 };
  const proxy = createServer((visitor) => {
    const site = connect(sitePort, '127.0.0.1');
    visitor.on('data', (chunk) => {
      const asked = chunk.toString('latin1').matchAll(/^GET (\S+) HTTP/gm);
      counted.paths.push(...[...asked].map(([, path = '']) => path));
    });
    site.on('data', (chunk) => (counted.bytes += chunk.length));
    for (const end of [visitor, site]) end.on('error', () => end.destroy());
    visitor.pipe(site).pipe(visitor);
  }).listen(proxyPort, '127.0.0.1');

  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const visit = async (context: BrowserContext): Promise<Visit> => {
    const before = { ...counted, paths: [...counted.paths] };
    const page = await context.newPage();
    await walk(page, `http://127.0.0.1:${proxyPort}/`);
    // The worker fetches its offline copy after the page is drawn; no event tells its end.
    await page.waitForTimeout(5000);
    await page.close();
    return {
      paths: counted.paths.slice(before.paths.length),
      bytes: counted.bytes - before.bytes,
    };
  };
  const visitor = await browser.newContext({ locale: 'fr-FR' });
  const first = await visit(visitor);
  const second = await visit(visitor);
  const bare = await visit(await browser.newContext({ locale: 'fr-FR', serviceWorkers: 'block' }));
  await browser.close();
  proxy.close();
  return { first, second, bare };
}
