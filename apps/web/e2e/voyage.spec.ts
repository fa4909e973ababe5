import { readFileSync } from 'node:fs';
import { restoredBallot } from '@nosmilliards/data/personas';
import { Resvg } from '@resvg/resvg-js';
import type { Browser, Locator, Page } from '@playwright/test';
import { decodeQR } from 'qr/decode.js';
import { balanceOf } from '@nosmilliards/domain/vote/ledger';
import { formatAmount } from '@nosmilliards/domain/money/format';
import { edition, storedBy } from '../app/testing/persona.ts';
import { hurryClock, withoutQuestions } from './game.ts';
import { expect, open, store, test } from './page.ts';
import { storePersona } from './persona.ts';

const END = '/gamified-completion';
const FIRST = 'Fin des niches';
const SECOND = 'Équilibre exact';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** The link of the budget a persona has played, as the window of sharing shows it. */
async function linkOf(page: Page): Promise<string> {
  await open(page, END);
  await page.getByRole('button', { name: 'Montrer mon budget' }).click();
  const link = await page.getByLabel('Lien de mon budget').inputValue();
  await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click();
  return link;
}

/** The budget of the first persona, opened by the second. */
async function openReceived(page: Page) {
  await storePersona(page, FIRST);
  const link = await linkOf(page);
  await page.evaluate((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, storedBy(SECOND));
  await open(page, link);
}

/** Another person, another device: nothing in common but what is sent. */
async function profile(browser: Browser, baseURL: string | undefined, persona: string | null) {
  const context = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    locale: 'fr-FR',
    serviceWorkers: 'block',
  });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await context.newPage();
  const requests: string[] = [];
  page.on('request', (request) => {
    requests.push([request.url(), request.postData(), request.headers()['referer']].join(' '));
  });
  if (persona !== null) await store(page, storedBy(persona));
  return { page, requests };
}

/** No eight letters in a row of a code: less would be met by chance in the name of a file. */
function expectUnsent(requests: readonly string[], code: string) {
  expect(requests.length).toBeGreaterThan(0);
  const parts = Array.from({ length: code.length - 8 }, (_, at) => code.slice(at, at + 8));
  const varied = parts.filter((part) => new Set(part).size > 4);
  expect(varied.length).toBeGreaterThan(0);
  expect(requests.filter((request) => varied.some((part) => request.includes(part)))).toEqual([]);
}

async function expectBalance(figure: Locator, persona: string) {
  const balance = balanceOf(restoredBallot(storedBy(persona), edition).ledger, edition.baseline);
  const text = formatAmount(balance, { form: 'billions', signed: true });
  await expect(figure).toContainText(text);
}

/** The mark of one of two people on the axis of a duel; billions, without the unit. */
async function expectOnAxis(page: Page, name: string, persona: string) {
  const balance = balanceOf(restoredBallot(storedBy(persona), edition).ledger, edition.baseline);
  const [figure = ''] = formatAmount(balance, { form: 'billions', signed: true }).split('\u00A0');
  const axis = page.getByRole('img', { name: /^Soldes/ });
  await expect(axis).toContainText(`${name} ${figure.replace(/,0$/, '')}`);
}

test('a budget goes from one person to another and back, and no request carries it', async ({
  browser,
  baseURL,
}) => {
  const one = await profile(browser, baseURL, FIRST);
  const other = await profile(browser, baseURL, SECOND);
  const link = await linkOf(one.page);
  const code = link.split('#')[1] ?? '';
  expect(code.length).toBeLessThanOrEqual(110);

  // The other opens it: their own votes stay.
  const before = storedBy(SECOND);
  await open(other.page, link);
  await expect(title(other.page)).toContainText('Ce budget ramène le déficit');
  await expectBalance(other.page.getByRole('region', { name: /^Solde/ }), FIRST);
  expect(await other.page.evaluate(() => localStorage.getItem('simpleBudgetState'))).toBe(
    before['simpleBudgetState'],
  );

  await other.page.getByRole('link', { name: 'Comparer au mien' }).click();
  await expect(title(other.page)).toContainText('D’accord sur');
  const headline = await title(other.page).textContent();
  await expectOnAxis(other.page, 'vous', SECOND);
  await expectOnAxis(other.page, 'Budget B', FIRST);
  const halfWay = await other.page.getByRole('region', { name: 'À mi-chemin' }).textContent();

  // The first opens the duel's link, and sees the same.
  await open(one.page, other.page.url());
  await expect(title(one.page)).toHaveText(headline ?? '');
  await expect(one.page.getByRole('region', { name: 'À mi-chemin' })).toHaveText(halfWay ?? '');
  await expect(one.page.getByText('Vous et Budget A')).toBeVisible();

  // The half-way budget is one like the others.
  await one.page.getByRole('link', { name: 'Voir ce budget' }).click();
  await expect(title(one.page)).toContainText('Ce budget');
  const met = new URL(one.page.url()).hash.slice(1);

  for (const { requests } of [one, other]) {
    expectUnsent(requests, code);
    expectUnsent(requests, met);
  }
  await one.page.context().close();
  await other.page.context().close();
});

/** One decision, the end, then the duel against the budget of the persona. */
async function finishThenDuel(page: Page, persona: string) {
  await expect(page).toHaveURL('/express');
  await page.getByRole('button', { name: /^Garder/ }).click();
  // The next card takes the focus and scrolls into view: a click before that could miss its button.
  await expect(page.locator('#carte')).toBeFocused();
  await page.getByRole('button', { name: 'Terminer maintenant' }).click();
  await expect(page).toHaveURL('/gamified-completion');
  await page.getByRole('link', { name: 'Voir le duel' }).click();
  await expect(page.getByText('Vous et Budget B')).toBeVisible();
  await expectOnAxis(page, 'Budget B', persona);
}

test('who has no budget makes one from the link received, and is led to the duel @nightly', async ({
  browser,
  baseURL,
}) => {
  const sender = await profile(browser, baseURL, FIRST);
  const link = await linkOf(sender.page);
  const { page, requests } = await profile(browser, baseURL, null);
  await hurryClock(page);
  await withoutQuestions(page);
  await open(page, link);
  await page.getByRole('link', { name: 'Faire le mien, puis comparer' }).click();
  await finishThenDuel(page, FIRST);

  // Sent back, it shows the first the same two budgets.
  const sentence = await title(page).textContent();
  await open(sender.page, page.url());
  await expect(title(sender.page)).toHaveText(sentence ?? '');
  await expect(sender.page.getByText('Vous et Budget A')).toBeVisible();
  const [, code = ''] = link.split('#');
  expectUnsent([...requests, ...sender.requests], code);
  await page.context().close();
  await sender.page.context().close();
});

test('a challenge hides its choices until one’s own game is over', async ({ browser, baseURL }) => {
  const sender = await profile(browser, baseURL, SECOND);
  await open(sender.page, END);
  await sender.page.getByRole('button', { name: 'Défier', exact: true }).click();
  await sender.page.getByRole('button', { name: 'Envoyer le défi' }).click();
  await expect(sender.page.getByText('Lien copié')).toBeVisible();
  const sent = await sender.page.evaluate(() => navigator.clipboard.readText());
  const link = /http\S+\/defi#\S+/.exec(sent)?.[0] ?? '';

  const { page, requests } = await profile(browser, baseURL, null);
  await hurryClock(page);
  await withoutQuestions(page);
  await open(page, link);
  await expect(title(page)).toHaveText('Quelqu’un a fait son budget de la France. À vous.');
  await expect(page.getByRole('main')).not.toContainText('Md€');
  await page.getByText('Deviner d’abord ses trois plus grands choix').click();
  const form = page.getByRole('main');
  await form.getByRole('group', { name: 'Retraites' }).getByLabel('Réduire').check();
  await form.getByRole('group', { name: 'Personnel' }).getByLabel('Augmenter').check();
  await form.getByRole('group', { name: 'Hôpitaux' }).getByLabel('Réduire').check();
  await page.getByRole('link', { name: 'Faire le mien' }).click();
  await finishThenDuel(page, SECOND);
  const guessed = page.getByRole('region', { name: 'Ce que vous aviez imaginé' });
  await expect(guessed).toContainText('Vous aviez vu juste deux fois sur trois.');
  await expect(guessed.getByRole('listitem')).toHaveCount(3);
  const wrong = guessed.getByRole('listitem').filter({ hasText: 'Personnel' });
  await expect(wrong).toContainText('Votre idée : hausse');
  await expect(wrong).toContainText(/Son choix : baisse de \d+.%/);
  await expect(wrong).toContainText('Md€');
  const [, code = ''] = link.split('#');
  expectUnsent([...requests, ...sender.requests], code);
  await page.context().close();
  await sender.page.context().close();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a link says whose budget, which result, and what to do, above the fold', async ({
    browser,
    baseURL,
    page,
  }) => {
    const sender = await profile(browser, baseURL, FIRST);
    await open(page, await linkOf(sender.page));
    await expect(page.getByText('Quelqu’un vous envoie son budget')).toBeInViewport({ ratio: 1 });
    await expect(title(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('link', { name: 'Faire le mien, puis comparer' })).toBeInViewport({
      ratio: 1,
    });
    await sender.page.context().close();
  });

  for (const size of [
    { width: 390, height: 664 },
    { width: 360, height: 640 },
  ]) {
    test(`a challenge says what to do above the fold at ${size.width} × ${size.height}`, async ({
      browser,
      baseURL,
      page,
    }) => {
      const sender = await profile(browser, baseURL, FIRST);
      const link = await linkOf(sender.page);
      await sender.page.context().close();
      await page.setViewportSize(size);
      await open(page, `${link.replace('/budget#', '/defi#')}=Camille`);
      await expect(title(page)).toHaveText('Camille a fait son budget de la France. À vous.');
      await expect(page.getByRole('link', { name: 'Faire le mien' })).toBeInViewport({ ratio: 1 });
    });
  }

  test('from a challenge received to the image sent back, twenty taps', async ({
    browser,
    baseURL,
    page,
  }) => {
    const sender = await profile(browser, baseURL, FIRST);
    const link = await linkOf(sender.page);
    await sender.page.context().close();
    await page.setViewportSize({ width: 390, height: 664 });
    await hurryClock(page);
    await withoutQuestions(page);
    await page.addInitScript(() => {
      Object.assign(navigator, {
        canShare: () => true,
        share: async ({ text, files = [] }: ShareData) => {
          Object.assign(window, { sent: [text, ...files.map(({ name }) => name)] });
        },
      });
    });
    await open(page, `${link.replace('/budget#', '/defi#')}=Camille`);
    let taps = 0;
    const tap = async (target: Locator) => {
      await target.tap();
      taps += 1;
    };
    await tap(page.getByRole('link', { name: 'Faire le mien' }));
    for (const { title: name } of edition.groups) {
      await expect(page.locator('#carte')).toHaveText(name);
      await tap(page.getByRole('button', { name: 'Garder' }));
    }
    await tap(page.getByRole('button', { name: 'Voir mon bilan' }));
    await tap(page.getByRole('link', { name: 'Voir le duel' }));
    await expect(page.getByText('Vous et Camille')).toBeVisible();
    await tap(page.getByRole('button', { name: 'Renvoyer l’image du duel' }));
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'sent')))
      .toEqual([expect.stringContaining('/duel#'), expect.stringMatching(/\.png$/)]);
    expect(taps).toBe(20);
  });
});

test('a budget, then a duel, by the keyboard alone', async ({ page }) => {
  await openReceived(page);
  await tabTo(page, 'Comparer au mien');
  await page.keyboard.press('Enter');
  // The title takes the focus, and is what a screen reader says first.
  await expect(title(page)).toBeFocused();
  await expect(title(page)).toContainText('D’accord sur');
  await tabTo(page, 'Partir de celui-ci');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /^Remplacer vos votes/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Partir de celui-ci' })).toBeFocused();
  // The link that is sent carries the names: the address follows what is typed.
  await tabTo(page, 'Changer les noms');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Camille');
  await expect(page).toHaveURL(/=Camille$/);
  await expect(page.getByLabel('Budget B')).toBeFocused();
});

test('the choices of two are read whole on the narrowest phones', async ({ page }) => {
  await openReceived(page);
  await page.getByRole('link', { name: 'Comparer au mien' }).click();
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 640 });
    const tables = page.getByRole('region').filter({ has: page.getByRole('table') });
    await expect(tables.first()).toBeVisible();
    const wider = await tables.evaluateAll((all) =>
      all
        .filter((table) => table.scrollWidth > table.clientWidth)
        .map((table) => table.textContent),
    );
    expect(wider, `${width} px`).toEqual([]);
  }
});

test('a challenge taken before the scripts are there is not lost', async ({ page }) => {
  await storePersona(page, SECOND);
  const [, code = ''] = (await linkOf(page)).split('#');
  await page.evaluate(() => localStorage.clear());
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(`/defi#${code}=Zo%C3%A9`, { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Faire le mien' }).click();
  await expect(page).toHaveURL('/express');
  resolve();
  await expect(page.getByText(/Zoé vous attend/)).toBeVisible();
});

test('the image of a duel is sent in one tap, else saved and its link copied', async ({
  browser,
  baseURL,
}) => {
  const { page } = await profile(browser, baseURL, SECOND);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'canShare', { value: undefined });
  });
  const link = await linkOf(page);
  await open(page, `/duel#${link.split('#')[1]}=Camille.${link.split('#')[1]}=Alex`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Renvoyer l’image du duel' }).click();
  const png = readFileSync(await (await download).path());
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  await expect(page.getByText('Image enregistrée, lien du duel copié.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.context().close();
});

test('the picture is drawn, saved at its size, and sent by the device with text and link', async ({
  page,
}) => {
  await storePersona(page, SECOND);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'canShare', { value: () => true });
    Object.defineProperty(navigator, 'share', {
      value: ({ text, files = [] }: ShareData) => {
        const names = files.map(({ name, type, size }) => [name, type, size > 10_000]);
        document.documentElement.dataset['shared'] = JSON.stringify({ text, names });
        return Promise.resolve();
      },
    });
  });
  await open(page, END);
  await page.getByRole('button', { name: 'Montrer mon budget' }).click();
  const sizes = { portrait: [1080, 1350], message: [1200, 630] } as const;
  for (const [format, size] of Object.entries(sizes)) {
    await page.getByRole('button', { name: `Format ${format}` }).click();
    await page.locator(`canvas[data-painted=${format}]`).waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Enregistrer l’image' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`mon-budget-${format}.png`);
    const png = readFileSync(await file.path());
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(size);
  }
  await page.getByRole('button', { name: 'Envoyer l’image et le lien' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-shared', /budget#/);
  const shared = await page.locator('html').getAttribute('data-shared');
  expect(JSON.parse(shared ?? '')).toEqual({
    text: expect.stringMatching(
      /Le (?:budget public serait à l’équilibre|déficit public passerait)[^]*\/budget#[\w-]+$/,
    ),
    names: [['mon-budget-message.png', 'image/png', true]],
  });
});

/** Decodes the QR code with another library than the one that draws it. */
async function readCode(code: Locator): Promise<string | undefined> {
  const svg = await code.evaluate((element) => {
    const copy = element.cloneNode(true);
    if (!(copy instanceof Element)) return '';
    copy.querySelector('rect')?.setAttribute('fill', '#fff');
    return new XMLSerializer().serializeToString(copy);
  });
  const { pixels, width, height } = new Resvg(svg, {
    fitTo: { mode: 'width', value: 600 },
  }).render();
  return decodeQR({ data: pixels, width, height });
}

test('the QR code leads to the budget, on screen and on the printed poster', async ({ page }) => {
  await storePersona(page, FIRST);
  const link = await linkOf(page);
  const code = page.getByRole('img', { name: /^Code QR/, includeHidden: true });
  expect(await readCode(code.first())).toBe(link);
  await page.getByRole('button', { name: 'Montrer mon budget' }).click();
  expect(await readCode(page.getByRole('dialog').getByRole('img', { name: /^Code QR/ }))).toBe(
    link,
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('img', { name: /^Code QR/ })).toBeVisible();
});

/** As a visitor would: no element is reached that Tab does not reach. */
async function tabTo(page: Page, name: string) {
  for (let step = 0; step < 80; step += 1) {
    await page.keyboard.press('Tab');
    const words = await page.evaluate(() => document.activeElement?.textContent);
    if (words?.trim() === name) return;
  }
  throw new Error(`Tab never reached ${name}`);
}

test.describe('without the network', () => {
  test.use({ serviceWorkers: 'allow', reducedMotion: 'reduce' });

  test('after one visit a link opens, a duel too, and a poster is drawn', async ({
    page,
    context,
  }) => {
    await storePersona(page, FIRST);
    await page.goto('/');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await context.setOffline(true);
    const link = await linkOf(page);
    await open(page, link);
    await expect(title(page)).toContainText('Vous ramenez');
    const [, code = ''] = link.split('#');
    await open(page, `/duel#${code}.${code}`);
    await expect(title(page)).toContainText('D’accord sur');
    await open(page, '/lettre');
    await expect(page.getByLabel('Votre lettre, à relire et à changer')).toBeVisible();
    await open(page, '/integrer');
    await expect(title(page)).toHaveText('Intégrer');
    await open(page, '/resultats');
    await page.getByRole('button', { name: 'Montrer mon budget' }).click();
    await page.locator('canvas[data-painted=message]').waitFor();
  });
});
