import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { edition, hurryClock, withoutQuestions } from './game.ts';
import { test, visitOnce } from './offline.ts';
import { expect, open, storeVotes } from './page.ts';
import { nextRelease, version } from './release.ts';

test.use({ serviceWorkers: 'allow', reducedMotion: 'reduce' });

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('after one visit, the server stopped, the whole site answers', async ({
  page,
  context,
  server,
}) => {
  await hurryClock(page);
  await withoutQuestions(page);
  await visitOnce(page, server);

  await test.step('it is said once, with the edition one reads', async () => {
    await context.setOffline(true);
    await expect(
      page.getByText(/^Hors ligne\s: données de l’édition \d{4} \(version/),
    ).toBeVisible();
    await context.setOffline(false);
  });

  await test.step('a game is played, to its end and its results', async () => {
    await page.getByRole('link', { name: 'Je fais mon budget' }).first().click();
    await expect(page).toHaveURL(`${server.site}/je-fais-mon-budget`);
    await open(page, page.url());
    for (const [index, card] of edition.deck.slice(0, 3).entries()) {
      await expect(page.locator('#carte')).toHaveText(card.title);
      await page.getByRole('button', { name: index === 0 ? /^Réduire/ : /^Garder/ }).click();
      if (index === 0) await page.getByRole('dialog').getByRole('spinbutton').press('Enter');
    }
    await expect(page.locator('#carte')).toHaveText(edition.deck[3]?.title ?? '?');
    await page.getByRole('button', { name: 'Terminer maintenant' }).click();
    await expect(page).toHaveURL(`${server.site}/gamified-completion`);
    await expect(page.getByRole('main')).toContainText('3 cartes sur 64');
    await open(page, `${server.site}/resultats`);
    await expect(page.getByRole('main')).toContainText(edition.deck[0]?.title ?? '?');
  });

  await test.step('the explorer opens to the fifth level, and leads to a line', async () => {
    await open(page, `${server.site}/explorer?tab=expenses`);
    await page.getByRole('link', { name: 'Défense et anciens combattants', exact: true }).click();
    for (const line of ['Armées', 'Équipement des forces', 'Engagement et combat']) {
      await page.getByRole('button', { name: new RegExp(`^${line}, `) }).click();
    }
    await page.getByRole('link', { name: 'Frapper à distance - RAFALE' }).click();
    await expect(title(page)).toHaveText('Frapper à distance - RAFALE');
  });

  await test.step('any line and any comparison open at their address', async () => {
    await open(page, `${server.site}/ligne/sante_solidarite_hopitaux`);
    await expect(title(page)).toHaveText('Hôpitaux et cliniques (assurance maladie)');
    await expect(page).toHaveTitle(/^Hôpitaux et cliniques/);
    await expect(page.getByRole('main')).toContainText('Source');
    await open(page, `${server.site}/compare/defense_armees_p146_a07-vs-education_formation`);
    await expect(title(page)).toContainText('Commandement et maîtrise de l’information');
  });

  await test.step('search, an unknown address and home answer', async () => {
    // The names of the communes, which a field asks for when it is reached, were never read here.
    await page.route('**/recherche.txt*', (route) => route.fulfill({ body: '' }));
    await open(page, server.site);
    await expect(title(page)).toHaveText('Votre budget, vos choix');
    await page.getByRole('banner').getByRole('button', { name: 'Rechercher' }).click();
    await page.getByRole('combobox').fill('rafale');
    await page.getByRole('option').first().click();
    await expect(title(page)).toContainText('RAFALE');
    await open(page, `${server.site}/n-importe-quoi`);
    await expect(title(page)).toHaveText('Page introuvable');
  });

  await test.step('a service is asked itself, or not at all', async () => {
    const other = await context.newPage();
    const asked = other.goto(`${server.site}/api/totaux`);
    await expect(asked).rejects.toThrow('ERR_CONNECTION_REFUSED');
    await other.close();
  });

  await test.step('a server in trouble is no reason to show its trouble', async () => {
    const sick = createServer((_, response) => response.writeHead(503).end('Bad Gateway'));
    sick.listen(Number(new URL(server.site).port), '127.0.0.1');
    await once(sick, 'listening');
    await open(page, `${server.site}/ligne/sante_solidarite_hopitaux`);
    await expect(title(page)).toHaveText('Hôpitaux et cliniques (assurance maladie)');
    sick.closeAllConnections();
    sick.close();
  });
});

test('a newer release waits until it is wanted, then takes the page over with its votes', async ({
  page,
  context,
  server,
}) => {
  await storeVotes(page, { defense_armees: 10 });
  await visitOnce(page, server);
  await server.start(nextRelease('9.8.7'));
  await open(page, server.site);

  const offer = page.getByRole('status').filter({ hasText: 'Une version plus récente' });
  await expect(offer).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText(`Version ${version}`);
  // Asked again, the old release is still whole.
  await open(page, `${server.site}/explorer`);
  await expect(page.getByRole('contentinfo')).toContainText(`Version ${version}`);

  const other = await context.newPage();
  await open(other, `${server.site}/resultats`);
  let loads = 0;
  page.on('load', () => (loads += 1));
  await offer.getByRole('button', { name: 'Recharger' }).click();
  await expect(page.getByRole('contentinfo')).toContainText('Version 9.8.7');
  await expect(page.getByRole('region', { name: 'Impact de vos votes' })).toBeVisible();
  await expect(offer).toBeHidden();
  await expect(other.getByRole('contentinfo')).toContainText('Version 9.8.7');
  await page.waitForLoadState('networkidle');
  expect(loads).toBe(1);

  await server.stop();
  await open(page, server.site);
  await expect(page.getByRole('contentinfo')).toContainText('Version 9.8.7');
  const kept = await page.evaluate(async () => {
    const cache = await caches.open('nos-milliards');
    return (await cache.keys()).map(({ url }) => new URL(url).pathname);
  });
  const scripts = kept.filter((path) => /^\/assets\/.*\.js$/.test(path));
  expect(scripts.filter((path) => !path.startsWith('/assets/9.8.7-'))).toEqual([]);
});

test('what another hand wrote into the copy is never shown, and a page keeps its policy', async ({
  page,
  context,
  server,
}) => {
  await server.start();
  await page.goto(server.site);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const poison = (paths: string[]) =>
    page.evaluate(async (poisoned) => {
      const cache = await caches.open('nos-milliards');
      for (const request of await cache.keys()) {
        const { pathname } = new URL(request.url);
        const old = await cache.match(request);
        if (poisoned.includes(pathname)) {
          await cache.put(request, new Response('<h1>Volé</h1>', { headers: old?.headers ?? {} }));
        } else if (pathname === '/lexique') {
          // The right words, under no policy.
          const headers = { 'Content-Type': 'text/html; charset=utf-8' };
          await cache.put(request, new Response(await old?.text(), { headers }));
        }
      }
    }, paths);
  const policyOf = async (path: string) => {
    const response = await page.goto(server.site + path);
    return (await response?.headerValue('content-security-policy')) ?? '';
  };

  await test.step('it is had again from the network', async () => {
    await poison(['/explorer']);
    expect(await policyOf('/explorer')).toContain("script-src 'self' 'sha256-");
    await expect(title(page)).toHaveText('Explorateur budgétaire');
    expect(await policyOf('/lexique')).toContain("script-src 'self' 'sha256-");
  });

  await test.step('a page served without the network has its policy', async () => {
    await poison(['/a-propos']);
    await server.stop();
    expect(await policyOf('/explorer')).toContain("script-src 'self' 'sha256-");
    await expect(title(page)).toHaveText('Explorateur budgétaire');
    for (const path of ['/lexique', '/a-propos']) {
      const other = await context.newPage();
      await expect(other.goto(server.site + path)).rejects.toThrow('ERR_FAILED');
      await other.close();
    }
  });

  await test.step('the next release does not take it over', async () => {
    await poison(['/favicon.svg']);
    await server.start(nextRelease('9.8.7'));
    await open(page, `${server.site}/explorer`);
    const offer = page.getByRole('status').filter({ hasText: 'Une version plus récente' });
    await offer.getByRole('button', { name: 'Recharger' }).click();
    await expect(page.getByRole('contentinfo')).toContainText('Version 9.8.7');
    await server.stop();
    const icon = await page.evaluate(async () => (await fetch('/favicon.svg')).text());
    expect(icon).toContain('<svg');
  });
});

test('the site can be installed', async ({ playwright, launchOptions, server }) => {
  await server.start();
  // Only a browser that could install it can tell.
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    executablePath: '/usr/bin/chromium',
  });
  const page = await browser.newPage();
  await open(page, server.site);
  await page.waitForFunction(() => document.querySelector('link[rel="manifest"]') !== null);
  const devtools = await page.context().newCDPSession(page);
  const { errors } = await devtools.send('Page.getAppManifest');
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  await browser.close();
  expect(errors).toEqual([]);
  // What is not the page's doing: tests run in private windows.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
});
