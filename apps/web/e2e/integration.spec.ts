import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { decodeBallot, type Numbering } from '@nosmilliards/contract/ballot-code';
import type { FrameLocator, Page } from '@playwright/test';
import { formatAmount, formatCount, formatEuros } from '@nosmilliards/domain/money/format';
import { edition } from '../app/testing/persona.ts';
import { cardAmountOf, deficit } from './built.ts';
import {
  expect,
  expectCleanWideAndNarrow,
  expectNoAxeViolation,
  expectNoSidewaysScroll,
  open,
  test,
} from './page.ts';

const build = resolve(import.meta.dirname, '../build');
const numbering: Numbering = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../../packages/data/built/codes.json'), 'utf8'),
);

const defence = cardAmountOf('ET01');
const saved = defence * 0.1;

const KILOBYTE = 1024;

/** One of each kind. */
const frames = [
  '/embed/carte/ET01',
  '/embed/carte/NF01',
  '/embed/carte/RE01',
  '/embed/ligne/sante_solidarite',
  '/embed/ligne/niches_fiscales',
  '/embed/compare/defense_armees-vs-sante_solidarite_chomage',
  '/embed/temps/qui',
  '/embed/treemap',
  '/embed/fonction/gf07',
  '/embed/introuvable',
];

/** Those that axe reads on every change. */
const EACH_KIND = new Set([
  '/embed/carte/ET01',
  '/embed/ligne/sante_solidarite',
  '/embed/compare/defense_armees-vs-sante_solidarite_chomage',
  '/embed/temps/qui',
  '/embed/treemap',
]);

/** The page of another site, under another name: nothing of ours is of the same origin there. */
let elsewhere: Server;
let host = '';

test.beforeAll(async () => {
  elsewhere = createServer(({ url = '' }, response) => {
    const body = new URL(url, 'http://localhost').searchParams.get('body') ?? '';
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(
      `<!doctype html><html lang="fr"><title>Un journal</title><link rel="icon" href="data:,"><h1>Un article</h1>${body}<script>window.messages=[];addEventListener('message',({data})=>messages.push(data))</script></html>`,
    );
  }).listen(0, 'localhost');
  await once(elsewhere, 'listening');
  const address = elsewhere.address();
  host = `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
});

test.afterAll(() => {
  elsewhere.close();
});

async function openElsewhere(page: Page, body: string): Promise<FrameLocator> {
  await page.goto(`${host}/?body=${encodeURIComponent(body)}`);
  await page.waitForLoadState('networkidle');
  return page.frameLocator('iframe');
}

function frameOf(src: string, more = ''): string {
  return `<iframe src="${src}" title="Nos Milliards" width="100%" height="900" style="border:0" ${more}></iframe>`;
}

test('a card is decided in the page of another site, by keyboard, and goes on here', async ({
  page,
  baseURL,
}) => {
  const asked: string[] = [];
  page.context().on('request', (request) => asked.push(request.url()));
  const frame = await openElsewhere(page, frameOf(`${baseURL}/embed/carte/ET01`));
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Défense');
  await frame.getByRole('button', { name: 'Garder' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const reduce = frame.getByRole('button', { name: 'Réduire', exact: true });
  await expect(reduce).toHaveAttribute('aria-pressed', 'true');
  await expect(
    frame.getByText(
      `Baisse de 10 % : ${formatAmount(defence * 0.9)} au lieu de ${formatAmount(defence)}`,
    ),
  ).toBeVisible();
  await expect(
    frame.getByText(
      `Dépenses en moins : ${formatAmount(saved)}, soit ${formatEuros((saved * 1e6) / edition.baseline.adults)} par adulte et par an.`,
    ),
  ).toBeVisible();
  await expect(
    frame.getByText(
      `Solde public : ${formatAmount(saved - deficit)} au lieu de ${formatAmount(-deficit)}.`,
    ),
  ).toBeVisible();

  await frame.getByRole('slider').focus();
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight');
  await expect(
    frame.getByText(
      `Baisse de 15 % : ${formatAmount(defence * 0.85)} au lieu de ${formatAmount(defence)}`,
    ),
  ).toBeVisible();
  // Said once the hand rests.
  await expect(frame.getByRole('status')).toContainText(
    `${formatCount((defence * 0.15) / 1000, { decimals: 1 })} milliards d’euros de dépenses en moins`,
  );

  const way = frame.getByRole('link', { name: 'Continuer avec ce choix' });
  const coming = page.context().waitForEvent('page');
  await way.click();
  const site = await coming;
  await site.waitForLoadState('networkidle');
  const { origin, pathname, hash } = new URL(site.url());
  expect(origin + pathname).toBe(`${baseURL}/budget`);
  expect(decodeBallot(hash.slice(1), numbering)).toMatchObject({
    ok: true,
    value: { decisions: [{ id: 'ET01', choice: { type: 'decrease', percent: 15 } }] },
  });
  expect(asked.filter((url) => url.includes(hash.slice(1)))).toEqual([]);
});

test('a removal says what goes past the limits; a closed choice says why and does nothing', async ({
  page,
}) => {
  await page.goto('/embed/carte/ET01');
  await page.getByRole('button', { name: 'Supprimer' }).click();
  await expect(
    page.getByText(`${formatAmount(defence * 0.7)} au-delà des limites retenues`),
  ).toBeVisible();
  await page.goto('/embed/carte/NF01');
  const rise = page.getByRole('button', { name: /^Augmenter .*niche/ });
  await rise.click({ force: true });
  await expect(rise).not.toHaveAttribute('aria-pressed');
  await expect(page.getByRole('link', { name: 'Continuer avec ce choix' })).toHaveCount(0);
});

test('a frame weighs little, keeps nothing and asks nobody else', async ({ page, baseURL }) => {
  const fonts = new Map<string, number>();
  let complete: Promise<{ url: string; type: string; bytes: number }>[] = [];
  page.on('requestfinished', (request) => {
    if (request.frame() === page.mainFrame()) return;
    complete.push(
      request.sizes().then(({ responseBodySize, responseHeadersSize }) => ({
        url: request.url(),
        type: request.resourceType(),
        bytes: responseBodySize + responseHeadersSize,
      })),
    );
  });
  for (const path of frames) {
    await test.step(path, async () => {
      complete = [];
      const frame = await openElsewhere(page, frameOf(`${baseURL}${path}`));
      await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
      const files = await Promise.all(complete);
      // The browser caches the fonts from one frame to the next: each frame counts them all.
      for (const { url, type, bytes } of files) {
        if (type === 'font') fonts.set(url, Math.max(bytes, fonts.get(url) ?? 0));
      }
      const own = files.filter(({ type }) => type !== 'font').map(({ bytes }) => bytes);
      const weight = [...own, ...fonts.values()].reduce((sum, bytes) => sum + bytes, 0);
      expect(weight).toBeLessThanOrEqual(60 * KILOBYTE);
      expect(files.filter(({ url }) => !url.startsWith(`${baseURL}/`))).toEqual([]);
      const types = new Set(files.map(({ type }) => type));
      expect([...types].filter((type) => type !== 'document' && type !== 'font')).toEqual([]);

      const html = readFileSync(join(build, 'client', path, 'index.html'), 'utf8');
      const scripts = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, code = '']) => code);
      expect(Buffer.byteLength(scripts.join(''))).toBeLessThanOrEqual(16 * KILOBYTE);

      if (path.includes('/carte/')) await frame.getByRole('button', { name: 'Réduire' }).click();
      const inside = page.frames().find((one) => one.url().startsWith(`${baseURL}/embed`));
      const kept = await inside?.evaluate(async () => ({
        local: localStorage.length,
        session: sessionStorage.length,
        cookie: document.cookie,
        databases: (await indexedDB.databases()).length,
      }));
      expect(kept).toEqual({ local: 0, session: 0, cookie: '', databases: 0 });
      expect(await page.context().cookies()).toEqual([]);
      // Nothing is said to the page around, unless it gave a secret for it.
      expect(await page.evaluate('messages.length')).toBe(0);
    });
  }
});

for (const path of frames) {
  const tag = EACH_KIND.has(path) ? [] : '@nightly';
  test(`${path} is clean to axe, wide and narrow, light and dark`, { tag }, async ({ page }) => {
    await page.goto(path);
    if (path.includes('/carte/')) await page.getByRole('button', { name: 'Réduire' }).click();
    await expectCleanWideAndNarrow(page);
  });
}

test('no other page is shown by another site', async ({ page, baseURL, complaints }) => {
  for (const path of ['/', '/carte/ET01']) {
    const frame = await openElsewhere(page, frameOf(`${baseURL}${path}`));
    await expect(frame.getByRole('heading', { level: 1 })).toHaveCount(0);
    expect(complaints.splice(0).join(), path).toContain("frame-ancestors 'none'");
  }
});

test('a frame that is shut in, as WordPress does, says its height and asks for its links, never the choice', async ({
  page,
  baseURL,
}) => {
  const src = `${baseURL}/embed/carte/ET01#?secret=aB3`;
  const frame = await openElsewhere(page, frameOf(src, 'sandbox="allow-scripts"'));
  const messages = () =>
    page.evaluate<{ message: string; value: unknown; secret: string }[]>('messages');
  await expect(async () => {
    const heights = (await messages()).filter(({ message }) => message === 'height');
    expect(heights.at(-1)).toMatchObject({ value: expect.any(Number), secret: 'aB3' });
  }).toPass();
  const heightsAfter = async (choice: string) => {
    const button = frame.getByRole('button', { name: choice });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    // A resize observer is called before the second frame to come is drawn.
    await frame
      .locator('body')
      .evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      );
    return (await messages()).filter(({ message }) => message === 'height');
  };
  const first = await heightsAfter('Garder');
  for (const choice of ['Supprimer', 'Augmenter', 'Réduire']) {
    expect(await heightsAfter(choice), choice).toEqual(first);
  }
  await frame.getByRole('link', { name: 'Continuer avec ce choix' }).click();
  await expect(async () => {
    expect((await messages()).filter(({ message }) => message === 'link')).toEqual([
      { message: 'link', value: `${baseURL}/carte/ET01`, secret: 'aB3' },
    ]);
  }).toPass();
  expect(JSON.stringify(await messages())).not.toContain('budget');
});

test('follows the device, or the theme it is asked for', async ({ page }) => {
  const groundOf = async (path: string) => {
    await page.goto(path);
    return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  };
  const [light, dark] = ['rgb(251, 247, 239)', 'rgb(16, 23, 21)'];
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await groundOf('/embed/ligne/defense')).toBe(dark);
  expect(await groundOf('/embed/ligne/defense?theme=clair')).toBe(light);
  expect(await groundOf('/embed/ligne/defense?theme=fluo')).toBe(dark);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await groundOf('/embed/ligne/defense')).toBe(light);
  expect(await groundOf('/embed/ligne/defense?theme=sombre')).toBe(dark);
  await expectNoAxeViolation(page);
});

test('every card fits 320 px, in its longest words @nightly', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const id of numbering.codes.id.filter((code) => /^[A-Z]{2}\d/.test(code))) {
    await page.goto(`/embed/carte/${id}`);
    await page.getByRole('button', { name: 'Réduire' }).click();
    await expectNoSidewaysScroll(page);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a card shows its figure and its source, and /integrer gives a code', async ({ page }) => {
    await page.goto('/embed/carte/ET01');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Défense');
    await expect(page.getByText('Source :')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Réduire' })).toBeHidden();
    const way = page.getByRole('link', { name: 'Ouvrir cette carte' });
    await expect(way).toHaveAttribute('href', '/carte/ET01');

    await page.goto('/integrer');
    await expect(page.getByLabel('Code à coller dans votre page')).toHaveValue(
      /^<iframe src="https:\/\/[^"]+\/embed\/carte\/ET01" title="[^"]+"/,
    );
    await page.getByRole('link', { name: 'Voir le cadre' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Défense');
  });
});

test('/integrer writes the code of what is chosen, copies it and shows it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/integrer');
  await page.getByLabel('Montrer').selectOption('Une ligne du budget');
  await page.getByLabel('Laquelle').selectOption('/ligne/defense_armees');
  await page.getByLabel('Couleurs').selectOption('Sombres');
  const height = page.getByLabel('Hauteur, en pixels');
  // The preview tells its own.
  await expect(height).not.toHaveValue('720');
  await height.fill('480');
  const code = page.getByLabel('Code à coller dans votre page');
  await expect(code).toHaveValue(
    /^<iframe src="https:\/\/[^"]+\/embed\/ligne\/defense_armees\?theme=sombre" title="Armées" height="480" loading="lazy" style="width:100%;border:0"><\/iframe>$/,
  );
  await page.getByRole('button', { name: 'Copier le code' }).click();
  await expect(page.getByText('Code copié dans le presse-papiers.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await code.inputValue());

  const example = page.locator('iframe');
  await expect(example).toHaveAttribute('title', 'Armées');
  const inside = page.frameLocator('iframe');
  await expect(inside.getByRole('heading', { level: 1 })).toHaveText('Armées');
  // The code as it was copied, in the page of another site.
  const { pathname, search } = new URL(/src="([^"]+)"/.exec(copied)?.[1] ?? '');
  const pasted = copied.replace(
    /src="[^"]+"/,
    `src="${new URL(page.url()).origin}${pathname}${search}"`,
  );
  const frame = await openElsewhere(page, pasted);
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Armées');
});

test('/integrer is reached from the data page without another policy, example and all', async ({
  page,
}) => {
  await open(page, '/donnees#integrer');
  await page.getByRole('main').getByRole('link', { name: 'Intégrer' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Intégrer');
  const example = page.frameLocator('iframe');
  await expect(example.getByRole('heading', { level: 1 })).toHaveText('Défense');
});

test('a tool that reads oEmbed finds from a page the frame that stands for it', async ({
  request,
}) => {
  for (const path of [
    '/carte/ET01',
    '/ligne/defense_armees',
    '/compare/defense_armees-vs-sante_solidarite_chomage',
    '/explorer',
  ]) {
    const html = await (await request.get(path)).text();
    const [, address = ''] =
      /<link rel="alternate" type="application\/json\+oembed" href="([^"]+)"/.exec(html) ?? [];
    const answer = await request.get(new URL(address).pathname);
    expect(answer.headers()).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'access-control-allow-origin': '*',
    });
    const oembed = await answer.json();
    expect(oembed).toMatchObject({ version: '1.0', type: 'rich', provider_name: 'Nos Milliards' });
    const [, src = ''] = /<iframe src="([^"]+)"/.exec(oembed.html) ?? [];
    expect((await request.get(new URL(src).pathname)).status(), src).toBe(200);
    expect((await request.get(new URL(oembed.thumbnail_url).pathname)).status()).toBe(200);
  }
  // A deeper line has no frame, and promises none.
  const deeper = await (await request.get('/ligne/defense_armees_p146')).text();
  expect(deeper).not.toContain('json+oembed');
});
