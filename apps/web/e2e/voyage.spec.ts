import { restoredBallot } from '@nosmilliards/data/personas';
import { Resvg } from '@resvg/resvg-js';
import type { Browser, Locator, Page } from '@playwright/test';
import jsQR from 'jsqr';
import { balanceOf } from '@nosmilliards/domain/vote/ledger';
import { formatAmount } from '@nosmilliards/domain/money/format';
import { edition, storedBy } from '../judge/persona.ts';
import { hurryClock, withoutQuestions } from './game.ts';
import { expect, expectCleanWideAndNarrow, open, store, test } from './page.ts';
import { storePersona } from './persona.ts';

const END = '/gamified-completion';
const FIRST = 'Fin des niches';
const SECOND = 'Équilibre exact';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** The link of the budget a persona has played, as the window of sharing shows it. */
async function linkOf(page: Page): Promise<string> {
  await open(page, END);
  await page.getByRole('button', { name: 'Image, lien, code QR' }).click();
  const link = await page.getByLabel('Lien de mon budget').inputValue();
  await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click();
  return link;
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
  const seen = {
    headline: await title(other.page).textContent(),
    a: other.page.getByRole('figure', { name: /^A, / }),
    b: other.page.getByRole('figure', { name: /^B, / }),
  };
  await expectBalance(seen.a, SECOND);
  await expectBalance(seen.b, FIRST);
  const halfWay = await other.page
    .getByRole('region', { name: 'Le budget à mi-chemin' })
    .textContent();

  // The first opens the duel's link, and sees the same.
  await open(one.page, other.page.url());
  await expect(title(one.page)).toHaveText(seen.headline ?? '');
  await expect(one.page.getByRole('region', { name: 'Le budget à mi-chemin' })).toHaveText(
    halfWay ?? '',
  );
  await expect(one.page.getByRole('figure', { name: 'B, Vous' })).toBeVisible();

  // The half-way budget is one like the others.
  await one.page.getByRole('link', { name: 'Ouvrir ce budget' }).click();
  await expect(title(one.page)).toContainText('Ce budget');
  const met = new URL(one.page.url()).hash.slice(1);

  for (const { requests } of [one, other]) {
    expectUnsent(requests, code);
    expectUnsent(requests, met);
  }
  await one.page.context().close();
  await other.page.context().close();
});

test('another budget replaces one’s own after a question, and « Annuler » gives it back', async ({
  page,
}) => {
  await storePersona(page, FIRST);
  const link = await linkOf(page);
  const votes = () => page.evaluate(() => localStorage.getItem('simpleBudgetState'));
  await page.evaluate((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, storedBy(SECOND));
  await open(page, link);
  await page.getByRole('button', { name: 'Partir de celui-ci' }).click();
  await page.getByRole('button', { name: 'Garder mes votes' }).click();
  expect(await votes()).toBe(storedBy(SECOND)['simpleBudgetState']);
  await page.getByRole('button', { name: 'Partir de celui-ci' }).click();
  await page.getByRole('button', { name: 'Partir de ce budget' }).click();
  await expect(page).toHaveURL('/resultats');
  await expect.poll(votes).not.toBe(storedBy(SECOND)['simpleBudgetState']);
  await page.getByRole('status').getByRole('button', { name: 'Annuler' }).click();
  await expect.poll(votes).toBe(storedBy(SECOND)['simpleBudgetState']);
});

test('who came by a link, then plays, is offered the duel; erasing forgets the link', async ({
  page,
}) => {
  await storePersona(page, FIRST);
  const link = await linkOf(page);
  await page.evaluate((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, storedBy(SECOND));
  await open(page, link);
  await open(page, END);
  await page.getByRole('link', { name: 'Comparer au budget reçu' }).click();
  await expect(title(page)).toContainText('D’accord sur');
  await open(page, '/confidentialite');
  await page.getByRole('button', { name: 'Effacer mes données de cet appareil' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Effacer' }).click();
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('nosMilliardsReceived')))
    .toBeNull();
});

test('who has no budget makes one from the link received, and is led to the duel', async ({
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
  await expect(page).toHaveURL('/express');
  await expect(async () => {
    await page.keyboard.press('1');
    await expect(page.getByRole('button', { name: 'Terminer maintenant' })).toBeVisible({
      timeout: 500,
    });
  }).toPass();
  await page.getByRole('button', { name: 'Terminer maintenant' }).click();
  await expect(page).toHaveURL('/gamified-completion');
  await page.getByRole('link', { name: 'Comparer au budget reçu' }).click();
  await expect(page.getByRole('figure', { name: 'A, Vous' })).toBeVisible();
  await expectBalance(page.getByRole('figure', { name: /^B, / }), FIRST);

  // Sent back, it shows the first the same two budgets.
  const told = await title(page).textContent();
  await open(sender.page, page.url());
  await expect(title(sender.page)).toHaveText(told ?? '');
  await expect(sender.page.getByRole('figure', { name: 'B, Vous' })).toBeVisible();
  const [, code = ''] = link.split('#');
  expectUnsent([...requests, ...sender.requests], code);
  await page.context().close();
  await sender.page.context().close();
});

test('a budget, then a duel, by the keyboard alone', async ({ page }) => {
  await storePersona(page, FIRST);
  const link = await linkOf(page);
  await page.evaluate((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, storedBy(SECOND));
  await open(page, link);
  await tabTo(page, 'Comparer au mien');
  await page.keyboard.press('Enter');
  // The title takes the focus, and is what a screen reader says first.
  await expect(title(page)).toBeFocused();
  await expect(title(page)).toContainText('D’accord sur');
  await tabTo(page, 'Nommer les deux budgets');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Camille');
  await expect(page.getByRole('figure', { name: 'A, Camille' })).toBeVisible();
  await tabTo(page, 'Partir de celui-ci');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /^Remplacer vos votes/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Partir de celui-ci' })).toBeFocused();
});

test('a damaged link is refused in a sentence', async ({ page }) => {
  await storePersona(page, FIRST);
  const link = await linkOf(page);
  const damages = {
    'il en manque la fin': link.slice(0, link.indexOf('#') + 9),
    'a été abîmé en route': `${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`,
    'contient un caractère': `${link}!`,
    'Aucun budget dans cette adresse': '/budget',
  };
  for (const [words, address] of Object.entries(damages)) {
    await open(page, address);
    await expect(page.getByRole('main')).toContainText(words);
    await page.goto('about:blank');
  }
});

test('the picture is drawn at its size in less than a second on a slow telephone', async ({
  page,
}) => {
  await storePersona(page, SECOND);
  await open(page, END);
  const session = await page.context().newCDPSession(page);
  await page.getByRole('button', { name: 'Image, lien, code QR' }).hover();
  await page.waitForLoadState('networkidle');
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(() => {
    addEventListener('click', () => performance.mark('asked'), { capture: true });
    const told = new MutationObserver(() => performance.mark('painted'));
    told.observe(document.body, { subtree: true, attributeFilter: ['data-painted'] });
  });
  const spent = () =>
    page.evaluate(() => {
      const [asked = 0, painted = 0] = ['asked', 'painted'].map(
        (name) => performance.getEntriesByName(name).at(-1)?.startTime,
      );
      return painted - asked;
    });
  const sizes = { message: [1200, 630], story: [1080, 1920] } as const;
  await page.getByRole('button', { name: 'Image, lien, code QR' }).click();
  for (const [format, size] of Object.entries(sizes)) {
    await page.getByRole('button', { name: `Format ${format}` }).click();
    await page.locator(`canvas[data-painted=${format}]`).waitFor();
    if (format === 'story') expect(await spent()).toBeLessThan(1000);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Enregistrer l’image' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`mon-budget-${format}.png`);
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(Buffer.from(chunk));
    const png = Buffer.concat(chunks);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(size);
  }
});

test('the device sends the picture with the text and the link', async ({ page }) => {
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
  await page.getByRole('button', { name: 'Image, lien, code QR' }).click();
  await page.locator('canvas[data-painted]').waitFor();
  await page.getByRole('button', { name: 'Envoyer l’image et le lien' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-shared', /budget#/);
  const shared = await page.locator('html').getAttribute('data-shared');
  expect(JSON.parse(shared ?? '')).toEqual({
    text: expect.stringMatching(/^Mon budget public 2025[^]*\/budget#[\w-]+$/),
    names: [['mon-budget-message.png', 'image/png', true]],
  });
});

/** As a telephone would see it: drawn by one library, read by another. */
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
  return jsQR(new Uint8ClampedArray(pixels), width, height)?.data;
}

test('the QR code leads to the budget, on screen and on the printed poster', async ({ page }) => {
  await storePersona(page, FIRST);
  const link = await linkOf(page);
  const code = page.getByRole('img', { name: /^Code QR/, includeHidden: true });
  expect(await readCode(code.first())).toBe(link);
  await page.getByRole('button', { name: 'Image, lien, code QR' }).click();
  expect(await readCode(page.getByRole('dialog').getByRole('img', { name: /^Code QR/ }))).toBe(
    link,
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('img', { name: /^Code QR/ })).toBeVisible();
});

test('a letter is the visitor’s to change, to copy, or to open in their mail', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await storePersona(page, FIRST);
  await open(page, '/lettre');
  const letter = page.getByLabel('Votre lettre, à relire et à changer');
  await expect(letter).toHaveValue(/^Madame, Monsieur,/);
  expect((await letter.inputValue()).match(/^- /gm)).toHaveLength(5);
  await letter.fill('À moi.');
  await page.getByRole('button', { name: 'Copier la lettre' }).click();
  await expect(page.getByText('Lettre copiée.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('À moi.');
  await expect(page.getByRole('link', { name: 'Ouvrir dans ma messagerie' })).toHaveAttribute(
    'href',
    /^mailto:\?subject=.+&body=%C3%80%20moi\.$/,
  );
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

test.describe('each new page is clean, wide and narrow', () => {
  test('a budget, everything unfolded', async ({ page }) => {
    await storePersona(page, FIRST);
    await open(page, await linkOf(page));
    await page.getByText('Voir le tableau').click();
    await page.getByText(/autres changements$/).click();
    await page.getByText(/cartes? gardées?$/).click();
    await expectCleanWideAndNarrow(page);
  });

  test('a duel, its names open', async ({ page }) => {
    await storePersona(page, FIRST);
    const [, mine = ''] = (await linkOf(page)).split('#');
    await open(page, `/duel#${mine}.${mine}`);
    await expect(title(page)).toContainText('D’accord sur');
    await page.getByText('Nommer les deux budgets').click();
    await expectCleanWideAndNarrow(page);
  });

  test('the window of sharing', async ({ page }) => {
    await storePersona(page, FIRST);
    await open(page, '/resultats');
    await page.getByRole('button', { name: 'Image, lien, code QR' }).click();
    await page.locator('canvas[data-painted]').waitFor();
    await expectCleanWideAndNarrow(page);
  });

  test('a letter', async ({ page }) => {
    await storePersona(page, FIRST);
    await open(page, '/lettre');
    await expect(page.getByLabel('Votre lettre, à relire et à changer')).toBeVisible();
    await expectCleanWideAndNarrow(page);
  });

  test('without a budget in the address', async ({ page }) => {
    await open(page, '/duel');
    await expect(page.getByText('Aucun budget dans cette adresse')).toBeVisible();
    await expectCleanWideAndNarrow(page);
  });
});

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
    await expect(title(page)).toContainText('Ce budget ramène');
    const [, code = ''] = link.split('#');
    await open(page, `/duel#${code}.${code}`);
    await expect(title(page)).toContainText('D’accord sur');
    await open(page, '/lettre');
    await expect(page.getByLabel('Votre lettre, à relire et à changer')).toBeVisible();
    await open(page, '/integrer');
    await expect(title(page)).toHaveText('Intégrer');
    await open(page, '/resultats');
    await page.getByRole('button', { name: 'Image, lien, code QR' }).click();
    await page.locator('canvas[data-painted=message]').waitFor();
  });
});
