import type { Locator, Page, Request } from '@playwright/test';
import { expect, open, test } from './page.ts';

/** Typed nowhere else: what leaves or stays would carry it. */
const AMOUNT = '4321';
const TAX = '765';

const STATUSES = [
  ['Salarié du privé', 'Non'],
  ['Salarié du privé', 'Oui'],
  ['Agent public titulaire', 'État'],
  ['Agent public titulaire', 'Territoriale ou hospitalière'],
  ['Retraité', 'Du privé'],
  ['Retraité', 'Du public'],
  ['Au chômage indemnisé', ''],
  ['Micro-entrepreneur', 'Vente'],
  ['Micro-entrepreneur', 'Services'],
  ['Micro-entrepreneur', 'Profession libérale'],
] as const;

/** All that a page may keep, besides what it shows. */
async function tracesOf(page: Page) {
  return page.evaluate(async () => {
    const texts = [
      location.href,
      document.title,
      document.cookie,
      JSON.stringify(history.state),
      String(name),
      ...Object.entries(localStorage).flat(),
      ...Object.entries(sessionStorage).flat(),
    ];
    const databases = await indexedDB.databases();
    return { text: texts.join('\n'), databases: databases.length, entries: history.length };
  });
}

/** Key by key: React does not hear the `fill` of this Firefox. */
async function retype(field: Locator, text: string) {
  await field.clear();
  await field.pressSequentially(text);
}

/** The copy of the site fills them during the test: only their addresses can be read. */
async function cachedPathsOf(page: Page) {
  return page.evaluate(async () => {
    const paths: string[] = [];
    for (const cache of await caches.keys()) {
      const kept = await (await caches.open(cache)).keys();
      paths.push(...kept.map(({ url }) => new URL(url).pathname));
    }
    return paths.join('\n');
  });
}

test('nothing that is typed leaves the page, or stays after it @every-engine', async ({ page }) => {
  await open(page, '/ma-part');
  await page.waitForLoadState('networkidle');
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  const before = await tracesOf(page);

  const field = page.getByRole('textbox', { name: /net|pension|allocation|affaires/ }).first();
  for (const [family, kind] of STATUSES) {
    await page.getByRole('radio', { name: family }).check();
    if (kind !== '') await page.getByRole('radio', { name: kind, exact: true }).check();
    await retype(field, AMOUNT);
    await retype(page.getByLabel('Votre impôt du mois'), TAX);
    await expect(page.getByText(/^Pour 4\s321\s€/).first()).toBeVisible();
    await page.getByRole('radio', { name: 'Tout mis en commun' }).check();
    await expect(page.getByRole('table', { name: /tout mis en commun/ })).toBeVisible();
    await page.getByRole('radio', { name: 'Par caisse' }).check();
  }
  const after = await tracesOf(page);
  expect(after).toEqual(before);
  expect(after.text).not.toMatch(/4.?321|765/);
  expect(await cachedPathsOf(page)).not.toMatch(/4321/);
  // The router may fetch the code of the pages that are linked; nothing is sent.
  for (const request of requests) {
    expect(request.method()).toBe('GET');
    expect(request.url()).not.toMatch(/4321|765/);
    expect(new URL(request.url()).pathname).not.toMatch(/^\/api\//);
  }

  await page.reload();
  await expect(field).toHaveValue('');
  await expect(page.getByText(/Ceci est un exemple/)).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Salarié du privé' })).toBeChecked();
});

test('a line opens and coming back finds an empty field', async ({ page }) => {
  await open(page, '/ma-part');
  const field = page.getByRole('textbox', { name: 'Votre net du mois, avant impôt' });
  await field.fill(AMOUNT);
  await expect(page.getByText(/^Pour 4\s321\s€/).first()).toBeVisible();
  await page
    .getByRole('table', { name: /par caisse/ })
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL(/\/ligne\//);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Ma part' })).toBeVisible();
  await expect(field).toHaveValue('');

  // Off the site: the browser may keep the page whole.
  await field.fill(AMOUNT);
  await page.goto('about:blank');
  await page.goBack();
  await expect(field).toHaveValue('');
});

test('the ticket alone is printed, without an amount', async ({ page }) => {
  await open(page, '/ma-part');
  await page.evaluate(() => {
    // The paper is looked at while the dialog would be open.
    window.print = () => {};
  });
  await page.getByRole('textbox', { name: 'Votre net du mois, avant impôt' }).fill(AMOUNT);
  await page.getByRole('button', { name: 'Imprimer mon ticket' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Nos Milliards · 2025')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  expect(await page.locator('main').innerText()).not.toMatch(/4.?321/);
});

test('on paper, a question keeps its answer, and only that', async ({ page }) => {
  await open(page, '/ma-part');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Salarié du privé', { exact: true })).toBeVisible();
  await expect(page.getByText('Micro-entrepreneur', { exact: true })).toBeHidden();
});

test('the keyboard alone reaches the result', async ({ page }) => {
  await open(page, '/ma-part');
  await page.getByRole('radio', { name: 'Salarié du privé' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Agent public titulaire' })).toBeChecked();
  await page.getByRole('slider').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/^Pour 2\s150\s€ nets/).first()).toBeVisible();
});
