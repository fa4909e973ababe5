import type { Page, Request } from '@playwright/test';
import { test as offlineTest, visitOnce } from './offline.ts';
import { expect, expectCleanWideAndNarrow, expectNoSidewaysScroll, open, test } from './page.ts';

const PHONE = { width: 390, height: 664 };
const AMBERIEU = /^Ambérieu-en-Bugey dépense 1\s304\s€ par habitant\.$/;

const title = (page: Page, name: RegExp | string) => page.getByRole('heading', { level: 1, name });
const pictures = (page: Page) =>
  page.getByRole('img', { name: /sur 1\s000 carrés/ }).filter({ visible: true });

/** What was asked of the accounts, from now on. */
function askedOf(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return requests;
}

test('from home, by keyboard: the search, a name, and one screen of a phone has the sentence and both sheets @every-engine', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await open(page, '/');
  const requests = askedOf(page);
  await page.getByRole('banner').getByRole('button', { name: 'Rechercher' }).press('Enter');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('amberieu en bug');
  await expect(page.getByRole('option', { name: /^Ambérieu-en-Bugey/ })).toContainText('Ain (01)');
  await page.keyboard.press('Enter');
  await expect(title(page, AMBERIEU)).toBeFocused();
  await expect(pictures(page)).toHaveCount(2);
  for (const phone of [PHONE, { width: 360, height: 640 }]) {
    await page.setViewportSize(phone);
    for (const picture of await pictures(page).all()) {
      const box = await picture.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThanOrEqual(phone.height);
    }
  }
  for (const request of requests) expect(request.url()).not.toMatch(/amberieu|01004/i);
});

test('homonyms have their department, and a name no commune has is said', async ({ page }) => {
  await open(page, '/commune');
  const requests = askedOf(page);
  const field = page.getByRole('combobox', { name: 'Le nom de votre commune' });
  expect(requests).toEqual([]);
  await field.fill('St-Denis');
  await expect(page.getByRole('option', { name: /Seine-Saint-Denis \(93\)/ })).toBeVisible();
  await expect(page.getByRole('option', { name: /La Réunion \(974\)/ })).toBeVisible();
  await field.fill('Trifouillis');
  await expect(page.getByText(/^Aucune commune de ce nom/)).toBeVisible();
  await field.fill('2A004');
  await field.press('Enter');
  await expect(page).toHaveURL('/commune/2A004');
  await expect(title(page, /^Ajaccio dépense/)).toBeVisible();
});

test('a part opens its years by keyboard; back returns', async ({ page }) => {
  await open(page, '/commune/01004');
  await expect(title(page, AMBERIEU)).toBeVisible();
  await page
    .getByRole('table', { name: /^Où va l’argent/ })
    .getByRole('link', { name: 'Personnel' })
    .press('Enter');
  const figure = page.getByRole('figure', { name: 'Personnel, par habitant' });
  await expect(figure).toBeInViewport();
  await expect(page.locator('#personnel')).toBeFocused();
  await figure.locator('summary').press('Enter');
  await expect(figure.getByRole('row')).toHaveCount(9);
  await page.goBack();
  await expect(page.getByRole('figure', { name: 'Fonctionnement, par habitant' })).toBeVisible();
});

test('another commune is put beside, in the order chosen, and taken away', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, '/commune/69123');
  await page
    .getByRole('combobox', { name: 'Une commune à mettre en face' })
    .fill('bourg en bresse');
  await page.getByRole('option', { name: /^Bourg-en-Bresse/ }).click();
  await expect(page).toHaveURL('/commune/69123?face=01053');
  const pair = page.getByRole('list', { name: /^Communes comparées/ }).getByRole('listitem');
  await expect(pair).toHaveText([/^Lyon/, /^Bourg-en-Bresse/]);
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'Retirer Bourg-en-Bresse' }).click();
  await expect(title(page, /^Lyon dépense/)).toBeVisible();
});

for (const path of ['/commune', '/commune/01004', '/commune/01004?face=69123', '/commune/55039']) {
  test(`${path} is clean to axe, in 320 px and with large text`, async ({ page, context }) => {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Une commune');
    await expectCleanWideAndNarrow(page);
    await page.setViewportSize({ width: 640, height: 720 });
    const session = await context.newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await expectNoSidewaysScroll(page);
  });
}

test('the first commune costs less than 60 KB, and prints without its controls', async ({
  page,
}) => {
  await open(page, '/commune/01004');
  await expect(title(page, AMBERIEU)).toBeVisible();
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/donnees/communes/'))
      .map((entry): { encodedBodySize: number } => entry.toJSON())
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThan(60_000);
  await page.emulateMedia({ media: 'print' });
  await expect(pictures(page)).toHaveCount(2);
  await expect(page.getByRole('combobox')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('table', { name: /^Fonctionnement/ })).toBeVisible();
});

offlineTest.describe('without network', () => {
  offlineTest.use({ serviceWorkers: 'allow' });
  offlineTest(
    'a commune opened once is read again, another is asked again',
    async ({ page, server, complaints }) => {
      await visitOnce(page, server);
      await server.start();
      await open(page, `${server.site}/commune/01004`);
      await expect(title(page, AMBERIEU)).toBeVisible();
      await server.stop();
      await open(page, `${server.site}/commune/01004`);
      await expect(title(page, AMBERIEU)).toBeVisible();
      await open(page, `${server.site}/commune/69123`);
      await expect(title(page, 'Ces comptes ne sont pas arrivés')).toBeVisible();
      await server.start();
      await page.getByRole('button', { name: 'Réessayer' }).click();
      await expect(title(page, /^Lyon dépense/)).toBeVisible();
      // The files that could not come are told in the console, and nothing else.
      complaints.splice(0, complaints.length, ...complaints.filter((one) => !isLostFile(one)));
    },
  );
});

function isLostFile(complaint: string): boolean {
  return complaint.includes('ERR_CONNECTION_REFUSED');
}
