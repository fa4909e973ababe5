import { cardBytesOf, type Numbering } from '@nosmilliards/contract/ballot-code';
import { textOf } from '@nosmilliards/contract/base64url';
import type { BrowserContext, Page } from '@playwright/test';
import { restoredBallot } from '@nosmilliards/data/personas';
import { readFileSync } from 'node:fs';
import { formatAmount } from '@nosmilliards/domain/money/format';
import { balanceBy } from './built.ts';
import { edition, storedBy } from '../app/testing/persona.ts';
import { startCommunity } from './community.ts';
import { expect, expectNoAxeViolation, expectNoSidewaysScroll, open, test } from './page.ts';
import { storePersona } from './persona.ts';

// One service, one database: what one journey counts, the next one must not find.
test.describe.configure({ mode: 'serial' });

const END = '/gamified-completion';
const PRIVACY = '/confidentialite';
const STORED = 'nosMilliardsTotals';
const NIGHT_MS = 8 * 3_600_000;

const numbering: Numbering = JSON.parse(
  readFileSync(new URL(import.meta.resolve('@nosmilliards/data/built/codes.json')), 'utf8'),
);

let community: Awaited<ReturnType<typeof startCommunity>>;
let site = '';

test.use({ baseURL: async ({ baseURL }, use) => use(siteOf(baseURL)) });
test.beforeAll(async ({ baseURL }) => {
  site = baseURL ?? '';
  community = await startCommunity(site);
});
test.afterAll(() => community.stop());
test.afterEach(async () => {
  // Each leaves the totals as it found them.
  expect(await community.counters()).toEqual(community.countersOf([]));
});

/** Beside the site that the other journeys visit, whose service does not exist. */
function siteOf(baseURL: string | undefined): string {
  const { hostname, port } = new URL(baseURL ?? '');
  return `http://${hostname}:${Number(port) + 19}`;
}

const section = (page: Page) => page.getByRole('region', { name: 'Les totaux communs' });
const question = (page: Page) =>
  page.locator('summary').filter({ hasText: 'Ajouter mes choix aux totaux\u202F?' });
const status = (page: Page) => section(page).getByRole('status');
const COUNTED = 'Comptés\u00A0: vos choix sont dans les totaux communs.';
const WITHDRAWN = 'Retirés\u00A0: vos choix ne sont plus dans les totaux communs.';
const WAITING =
  'Les totaux communs ne répondent pas. En attente d’envoi\u00A0: vos choix restent sur cet appareil, et partiront plus tard, une seule fois.';

/** What this persona's cards are, as the contract writes them: computed without the site. */
function codesOf(name: string): string {
  const { ledger } = restoredBallot(storedBy(name), edition);
  return textOf(cardBytesOf(ledger.values(), numbering));
}

/** The question open, and the box ticked: nothing is sent yet. */
async function accept(page: Page) {
  await question(page).click();
  await page.getByRole('checkbox', { name: /^J’accepte/ }).check();
}

/** The end of a game, with the box ticked. */
async function openAccepted(page: Page) {
  await storePersona(page, 'Fin des niches');
  await open(page, END);
  await accept(page);
}

async function agree(page: Page) {
  await accept(page);
  await page.getByRole('button', { name: 'Ajouter mes choix aux totaux' }).click();
}

/** Those of a service that fails, and of nothing else: the page must not complain otherwise. */
function forgive(complaints: string[]) {
  const others = complaints.filter((text) => !/\/api\/v1\/|Failed to load resource/.test(text));
  expect(others).toEqual([]);
  complaints.length = 0;
}

/** The next visit, later: another page, on the same device. */
async function comeBack(context: BrowserContext, path: string, laterMs = NIGHT_MS) {
  const page = await context.newPage();
  await page.addInitScript((ahead) => {
    const realNow = Date.now.bind(Date);
    Date.now = () => realNow() + ahead;
  }, laterMs);
  await open(page, site + path);
  return page;
}

async function withdraw(page: Page) {
  await section(page).getByRole('button', { name: 'Retirer mes choix' }).click();
  await expect(status(page)).toHaveText(WITHDRAWN);
  expect(await page.evaluate((key) => localStorage.getItem(key), STORED)).toBeNull();
}

async function erase(page: Page) {
  await open(page, site + PRIVACY);
  await page.getByRole('button', { name: 'Effacer mes données de cet appareil' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Effacer' }).click();
}

test('asked after the result, agreed by keyboard, counted, replaced, withdrawn', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(`${request.method()} ${pathname}`);
  });
  await storePersona(page, 'Fin des niches');
  await open(page, END);
  await expect(question(page)).toBeVisible();
  expect(asked).toEqual([]);

  await test.step('the question is opened: one request, which says nothing of anybody', async () => {
    await question(page).press('Enter');
    await expect(page.getByRole('checkbox', { name: /^J’accepte/ })).not.toBeChecked();
    expect(asked).toEqual(['GET /api/v1/slot']);
    await expectNoAxeViolation(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolation(page);
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('without the box, the button does nothing', async () => {
    const add = page.getByRole('button', { name: 'Ajouter mes choix aux totaux' });
    await add.press('Enter');
    await expect(add).toHaveAccessibleDescription(
      'Cochez d’abord la case\u00A0: c’est votre accord.',
    );
    expect(asked).toEqual(['GET /api/v1/slot']);
  });

  await test.step('agreed, it is counted, and the focus follows', async () => {
    await page.getByRole('checkbox', { name: /^J’accepte/ }).press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(status(page)).toHaveText(COUNTED);
    const confirmation = section(page).getByRole('paragraph').filter({ hasText: COUNTED });
    await expect(confirmation).toBeFocused();
    await expect(confirmation).toBeInViewport();
    expect(await community.counters()).toEqual(community.countersOf([codesOf('Fin des niches')]));
    await expectNoAxeViolation(page);
  });

  await test.step('the next visit finds it, and sends nothing', async () => {
    asked.length = 0;
    await page.reload();
    await expect(section(page)).toContainText(COUNTED);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
  });

  await test.step('other votes replace it, as one change', async () => {
    await page.evaluate(
      (entries) => {
        for (const [key, value] of entries) localStorage.setItem(key, value);
      },
      Object.entries(storedBy('État minimal')),
    );
    await page.reload();
    await expect(section(page)).toContainText('Vos votes ont changé depuis');
    await section(page).getByRole('button', { name: 'Remplacer par mes choix actuels' }).click();
    await expect(status(page)).toHaveText(COUNTED);
    expect(await community.counters()).toEqual(community.countersOf([codesOf('État minimal')]));
  });

  await test.step('withdrawn from the page that says what is kept', async () => {
    await open(page, PRIVACY);
    const privacy = page.getByRole('region', { name: 'Les totaux communs' });
    await expect(privacy).toContainText(COUNTED);
    await withdraw(page);
    expect(await community.keys()).toBe(2);
  });
});

test('nobody there: the end screen stands, the ballot waits, and leaves once', async ({
  page,
  complaints,
}) => {
  await openAccepted(page);
  await community.relay.close();
  await page.getByRole('button', { name: 'Ajouter mes choix aux totaux' }).click();
  await expect(status(page)).toHaveText(WAITING);

  await test.step('all the rest of the site answers', async () => {
    await expect(page.getByRole('region', { name: 'Votre résultat' })).toContainText(
      formatAmount(balanceBy('Fin des niches')),
    );
    await page.getByRole('link', { name: 'Le registre de vos choix' }).click();
    await expect(page).toHaveURL('/resultats');
    await page.goBack();
    await expect(section(page)).toContainText('En attente d’envoi');
  });

  await community.relay.open();
  await section(page).getByRole('button', { name: 'Réessayer maintenant' }).click();
  await expect(status(page)).toHaveText(COUNTED);
  expect(await community.counters()).toEqual(community.countersOf([codesOf('Fin des niches')]));
  await withdraw(page);
  forgive(complaints);
});

test('an answer cut in its middle is asked for again, and counts once @nightly', async ({
  page,
  complaints,
}) => {
  await openAccepted(page);
  const keys = await community.keys();
  const answered = page.waitForResponse('**/api/v1/slot');
  await page.getByRole('button', { name: 'Ajouter mes choix aux totaux' }).click();
  // The key is made; what follows is the ballot.
  await answered;
  community.relay.make('cut');
  await expect(status(page)).toHaveText(WAITING);
  // It is counted, and the device does not know it.
  await expect.poll(community.keys).toBe(keys + 1);
  community.relay.make('clear');
  await section(page).getByRole('button', { name: 'Réessayer maintenant' }).click();
  await expect(status(page)).toHaveText(COUNTED);
  expect(await community.keys()).toBe(keys + 1);
  expect(await community.counters()).toEqual(community.countersOf([codesOf('Fin des niches')]));
  await withdraw(page);
  forgive(complaints);
});

test('a slow service holds nobody up @nightly', async ({ page }) => {
  await openAccepted(page);
  community.relay.make('slow');
  await page.getByRole('button', { name: 'Ajouter mes choix aux totaux' }).click();
  await expect(section(page)).toContainText('Envoi en cours.');
  await page.getByText('Voir le tableau').click();
  await expect(page.getByRole('table', { name: 'Votre budget, par secteur' })).toBeVisible();
  await expect(status(page)).toHaveText(COUNTED);
  community.relay.make('clear');
  await withdraw(page);
});

test('a service that cannot write says so; the ballot leaves at the next visit, and is told @nightly', async ({
  page,
  context,
  complaints,
}) => {
  await openAccepted(page);
  await community.postgres.crash();
  const refused = page.waitForResponse('**/api/v1/ballots');
  await page.getByRole('button', { name: 'Ajouter mes choix aux totaux' }).click();
  expect((await refused).status()).toBe(503);
  await expect(status(page)).toHaveText(WAITING);
  const waits = await page.evaluate((key) => {
    const { after }: { after: number } = JSON.parse(localStorage.getItem(key) ?? '{}');
    return after - Date.now();
  }, STORED);
  expect(waits).toBeGreaterThan(0);
  expect(waits).toBeLessThanOrEqual(600_000);
  await page.close();
  await community.postgres.start();

  // Where nothing of the totals is on the page.
  const later = await comeBack(context, '/lexique');
  await expect(
    later
      .getByRole('status')
      .getByText('Vos choix, en attente d’envoi, sont maintenant comptés dans les totaux communs.'),
  ).toBeVisible();
  expect(await community.counters()).toEqual(community.countersOf([codesOf('Fin des niches')]));
  await open(later, site + END);
  await withdraw(later);
  forgive(complaints);
});

test('without network it waits, and leaves as soon as there is one @nightly', async ({
  page,
  context,
  complaints,
}) => {
  await openAccepted(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Ajouter mes choix aux totaux' }).click();
  await expect(status(page)).toHaveText(WAITING);
  await context.setOffline(false);
  await expect(status(page)).toHaveText(COUNTED);

  await test.step('another tab sees it, and takes it back', async () => {
    const other = await context.newPage();
    await open(other, END);
    await expect(section(other)).toContainText(COUNTED);
    await withdraw(other);
    await expect(question(page)).toBeVisible();
  });
  forgive(complaints);
});

test('erasing the device reaches the totals, at once or when they answer', async ({
  page,
  context,
  complaints,
}) => {
  await storePersona(page, 'Fin des niches');
  await open(page, END);
  await agree(page);
  await expect(status(page)).toHaveText(COUNTED);

  await test.step('the service is away: it is told, and what withdraws is kept, alone', async () => {
    await community.relay.close();
    await erase(page);
    await expect(page.getByRole('alert')).toContainText(
      'Les totaux communs ne répondent pas\u00A0: cet appareil garde de quoi en retirer vos choix, et réessaiera à votre prochaine visite.',
    );
    await expect(status(page)).toHaveText(
      'Les totaux communs ne répondent pas. En attente de retrait\u00A0: cet appareil garde de quoi retirer vos choix, et réessaiera.',
    );
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([STORED]);
    expect(await community.counters()).toEqual(community.countersOf([codesOf('Fin des niches')]));
    await page.close();
    await community.relay.open();
  });

  await test.step('the next visit withdraws, says so, and nothing is left', async () => {
    const later = await comeBack(context, '/lexique');
    await expect(
      later
        .getByRole('status')
        .getByText('Vos choix, en attente de retrait, ne sont plus dans les totaux communs.'),
    ).toBeVisible();
    expect(await community.counters()).toEqual(community.countersOf([]));
    expect(await later.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });

  await test.step('where the service answers, it is done at once', async () => {
    const again = await context.newPage();
    await storePersona(again, 'Fin des niches');
    await open(again, site + END);
    await agree(again);
    await expect(status(again)).toHaveText(COUNTED);
    await erase(again);
    await expect(again.getByText('Vos choix sont retirés des totaux communs.')).toBeVisible();
    expect(await again.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });
  forgive(complaints);
});
