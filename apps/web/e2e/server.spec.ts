import { formerPaths } from '../app/site/path.ts';
import { expect, open, openAtRest, test } from './page.ts';

test('every page answers with its own strict policy', async ({ request }) => {
  for (const path of ['/', '/explorer', '/compare/a-vs-b', '/n-importe-quoi']) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).toContain("script-src 'self' 'sha256-");
    expect(policy, path).not.toContain('unsafe');
  }
});

test('an inline script that is not ours is blocked', async ({ page, complaints }) => {
  await page.goto('/');
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.body.dataset.hacked = "yes"';
    document.body.append(script);
    return document.body.dataset['hacked'] === 'yes';
  });
  expect(ran).toBe(false);
  expect(complaints.splice(0).join()).toContain('Content Security Policy');
});

test('a string becomes neither markup nor the address of a script', async ({
  page,
  complaints,
}) => {
  await open(page, '/');
  const refused = await page.evaluate(() => {
    const attempts = [
      () => (document.createElement('p').innerHTML = '<img src="x" onerror="alert(1)">'),
      () => document.body.insertAdjacentHTML('beforeend', '<b>a</b>'),
      () => (document.createElement('script').src = '/assets/other.js'),
    ];
    return attempts.map((attempt) => {
      try {
        attempt();
        return 'done';
      } catch (error) {
        return error instanceof TypeError ? 'refused' : String(error);
      }
    });
  });
  expect(refused).toEqual(['refused', 'refused', 'refused']);
  expect(complaints.splice(0).join()).toContain('TrustedHTML');
  // What React builds by itself still comes: a page with data for robots, reached by a link.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Données' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Données');
});

test('a page that an extension or a translator changed is drawn again, scripts and all', async ({
  page,
  complaints,
}) => {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      '>Votre budget, vos choix</h1>',
      '>Your budget, your choices</h1>',
    );
    await route.fulfill({ response, body });
  });
  await open(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre budget, vos choix');
  await page.getByRole('banner').getByRole('button', { name: 'Rechercher' }).click();
  await expect(page.getByRole('combobox')).toBeFocused();
  // React tells what it found, never a refusal.
  expect(complaints.splice(0).join()).not.toContain('Trusted');
});

test('an unknown page is a 404 in French', async ({ request }) => {
  const response = await request.get('/n-importe-quoi');
  expect(response.status()).toBe(404);
  const html = await response.text();
  expect(html).toContain('Page introuvable');
  expect(html).not.toContain('rel="canonical"');
});

test('an unknown line or card is a 404 that fits its route', async ({ request }) => {
  for (const path of [
    '/ligne/inconnue',
    '/ligne/inconnue.data',
    '/carte/inconnue',
    '/piece/inconnue',
  ]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(response.headers()['content-security-policy'], path).toContain('sha256-');
    const text = await response.text();
    expect(text, path).toContain('Page introuvable');
    expect(text, path).not.toContain('rel="canonical"');
  }
});

test('what a page reads when one comes from another comes compressed, with its own type', async ({
  request,
}) => {
  const br = { 'Accept-Encoding': 'br' };
  for (const [path, type] of [
    ['/ligne/defense.data', 'text/x-script; charset=utf-8'],
    ['/ligne/defense.json', 'application/json; charset=utf-8'],
  ] as const) {
    const response = await request.get(path, { headers: br });
    expect(response.headers(), path).toMatchObject({
      'content-type': type,
      'content-encoding': 'br',
    });
  }
});

test('any comparison is a page: its own when it was written ahead', async ({ request }) => {
  const other = await request.get('/compare/defense-vs-culture');
  expect(other.status()).toBe(200);
  expect(await other.text()).not.toContain('canonical');
  const written = await request.get('/compare/defense_armees-vs-sante_solidarite_chomage');
  expect(written.headers()['content-security-policy']).toContain('sha256-');
  expect(await written.text()).toContain('<title>Armées et Assurance chômage');
});

test('/voter leads to the game', async ({ request }) => {
  const response = await request.get('/voter', { maxRedirects: 0 });
  expect(response.status()).toBe(302);
  expect(response.headers()['location']).toBe('/je-fais-mon-budget');
});

test('the former pages lead to those that took them in', async ({ request }) => {
  for (const [from, to] of [
    ...Object.entries(formerPaths),
    ['/embed/temps/impots-1995', '/embed/temps/impots'] as const,
  ]) {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status(), from).toBe(301);
    expect(response.headers()['location'], from).toBe(to);
  }
});

test('a former address opens the answer that its anchor names', async ({ page }) => {
  await page.goto('/ma-part-methode#taux');
  await expect(page).toHaveURL(/\/methodologie#taux$/);
  await expect(page.getByText(/^101 valeurs, relevées/)).toBeInViewport();
});

test('a page has one address', async ({ request, baseURL }) => {
  const response = await request.get('/explorer/?tab=expenses', { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers()['location']).toBe('/explorer?tab=expenses');
  const slashes = await request.get(`${baseURL}///`, { maxRedirects: 0 });
  expect(slashes.headers()['location']).toBe('/');
  for (const path of ['/index.html', '/explorer/index.html', '//explorer', '/EXPLORER']) {
    expect((await request.get(baseURL + path)).status(), path).toBe(404);
  }
});

test('no address sends the visitor elsewhere', async ({ request, baseURL }) => {
  for (const path of [
    '/%5Cexample.org/',
    '//example.org/',
    '/%2Fexample.org/',
    '/a%0d%0aX:1/',
    '/€/',
  ]) {
    const response = await request.get(baseURL + path, { maxRedirects: 0 });
    expect([400, 404], path).toContain(response.status());
  }
  expect((await request.get('/')).status()).toBe(200);
});

test('files come compressed and, when their name holds their hash, for good', async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  const script = /\/assets\/[^"]+\.js/.exec(html)?.[0] ?? '';
  const response = await request.get(script, { headers: { 'Accept-Encoding': 'br' } });
  expect(response.headers()['content-encoding']).toBe('br');
  expect(response.headers()['cache-control']).toContain('immutable');
});

test('a browser asks again for a page; a CDN may keep it a few minutes', async ({ request }) => {
  for (const path of ['/', '/explorer', '/compare/defense-vs-culture']) {
    expect((await request.get(path)).headers()['cache-control'], path).toBe(
      'public, max-age=0, s-maxage=300, stale-if-error=86400',
    );
  }
});

test('what is not there is asked for again soon, and an error is kept by nobody', async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  const script = /\/assets\/[^"]+\.js/.exec(html)?.[0] ?? '';
  const cacheOf = async (path: string, options = {}) => {
    const response = await request.fetch(path, options);
    return `${response.status()} ${response.headers()['cache-control']}`;
  };
  for (const path of ['/n-importe-quoi', '/ligne/x', '/assets/lost-12345678.js']) {
    expect(await cacheOf(path), path).toBe('404 public, max-age=0, s-maxage=60');
  }
  expect(await cacheOf('/%2e/assets/root.js')).toMatch(/^(?:400 no-store|404 public, max-age=0)/);
  const beyond = await cacheOf(script, { headers: { Range: 'bytes=99999999-' } });
  expect(beyond).toMatch(/^200 /);
  expect(await cacheOf(script, { method: 'POST' })).toMatch(/^405 no-store/);
});

test('no address and no method brings the server down', async ({ request }) => {
  for (const length of [255, 256, 300, 4000]) {
    const response = await request.get(`/ligne/${'a'.repeat(length)}`);
    expect([404, 414], String(length)).toContain(response.status());
  }
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
    expect((await request.fetch('/', { method })).status(), method).toBe(405);
  }
  expect((await request.head('/')).status()).toBe(200);
  expect((await request.get('/')).status()).toBe(200);
});

test('open data can be read by the pages of other sites, our pages cannot', async ({ request }) => {
  const data = (await request.get('/ligne/defense.json')).headers();
  expect(data['access-control-allow-origin']).toBe('*');
  expect(data['cross-origin-resource-policy']).toBe('cross-origin');
  const page = (await request.get('/ligne/defense')).headers();
  expect(page['access-control-allow-origin']).toBeUndefined();
  expect(page['cross-origin-resource-policy']).toBe('same-origin');
});

test('the worker may download from the site, do nothing else, and never be an old one', async ({
  request,
}) => {
  const { headers } = await answer('/sw.js');
  expect(headers['content-security-policy']).toContain("default-src 'none'; connect-src 'self'");
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['content-type']).toContain('javascript');
  const manifest = await answer('/manifest.webmanifest');
  expect(manifest.headers['content-type']).toContain('application/manifest+json');
  for (const { src } of JSON.parse(manifest.text).icons) {
    expect((await answer(src)).headers['content-type']).toContain('image/');
  }

  async function answer(path: string) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    return { headers: response.headers(), text: await response.text() };
  }
});

test('the frames may be shown by any site, every other page by none', async ({ request }) => {
  const policyOf = async (path: string) =>
    (await request.get(path)).headers()['content-security-policy'] ?? '';
  for (const path of ['/embed/carte/ET01', '/embed/ligne/defense', '/embed/treemap', '/embed/x']) {
    expect(await policyOf(path), path).toContain('frame-ancestors *;');
    expect(await policyOf(path), path).not.toMatch(/unsafe|connect-src/);
  }
  for (const path of [
    '/',
    '/integrer',
    '/carte/ET01',
    '/compare/defense-vs-culture',
    '/ligne/inconnue',
    '/n-importe-quoi',
    '/embed',
    '/oembed/carte-ET01.json',
    '/ligne/defense.json',
    '/sw.js',
    '/favicon.svg',
  ]) {
    expect(await policyOf(path), path).toContain("frame-ancestors 'none'");
  }
  expect((await request.get('/embed/x')).status()).toBe(404);
});

test('every answer carries its protections, those of a page only where a page may be', async ({
  request,
}) => {
  const home = await (await request.get('/')).text();
  const [script = ''] = /\/assets\/[\w.-]+\.js/.exec(home) ?? [];
  const ofAll = {
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
  };
  const ofPages = {
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('geolocation=()'),
  };
  for (const path of ['/', '/favicon.svg', '/n-importe-quoi', '/assets/absent.js']) {
    const headers = (await request.get(path)).headers();
    expect(headers, path).toMatchObject({ ...ofAll, ...ofPages });
  }
  const headers = (await request.get(script)).headers();
  expect(headers).toMatchObject(ofAll);
  for (const name of Object.keys(ofPages)) expect(headers, name).not.toHaveProperty(name);
});

test('the camera is for /seance alone', async ({ request }) => {
  const camera = async (path: string) =>
    (await request.get(path)).headers()['permissions-policy']?.split(',')[0];
  expect(await camera('/seance')).toBe('camera=(self)');
  for (const path of ['/', '/express', '/seance-bis', '/budget']) {
    expect(await camera(path), path).toBe('camera=()');
  }
});

test('no path climbs out of the site', async ({ request }) => {
  for (const path of ['/..%2f..%2fpackage.json', '/%2e%2e/%2e%2e/etc/passwd', '/%00', '/%ff']) {
    const response = await request.get(path);
    expect([400, 404], path).toContain(response.status());
    expect(await response.text(), path).not.toContain('root:');
  }
});

test('no request leaves the site', async ({ page, baseURL }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await openAtRest(page, '/');
  expect([...hosts]).toEqual([new URL(baseURL ?? '').host]);
});
