import { type ChildProcess, execFile } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { readLedger, readTrends } from '@nosmilliards/contract/community-reading';
import { restoredBallot } from '@nosmilliards/data/personas';
import { formatAmount, formatCount } from '@nosmilliards/domain/money/format';
import { balanceStandingOf, cardsOnly } from '@nosmilliards/domain/trends/balance-step';
import {
  cardTrendsOf,
  choiceStandingsOf,
  dividingCardsOf,
  medianBudgetOf,
} from '@nosmilliards/domain/trends/card-trend';
import { lotAccountOf } from '@nosmilliards/domain/trends/lot';
import {
  medianWords,
  NOT_A_POLL,
  shareWords,
  TOO_FEW,
  volunteersWords,
} from '@nosmilliards/domain/trends/trend-words';
import { balanceOf } from '@nosmilliards/domain/vote/ledger';
import { receivedLedgerOf } from '@nosmilliards/domain/vote/received';
import type { Page } from '@playwright/test';
import { edition, storedBy } from '../judge/persona.ts';
import { buildDirectory } from '../publish/variant.ts';
import { prefixOf, startNginx } from './nginx.ts';
import {
  expect,
  expectCleanWideAndNarrow,
  expectNoAxeViolation,
  gluedWordsOf,
  open,
  test,
} from './page.ts';
import { storePersona } from './persona.ts';

const PERSONA = 'Fin des niches';
const web = resolve(import.meta.dirname, '..');
const trial = resolve(web, '../community/trials/published.ts');

// One after the other, in one worker: they share a database, a server and what it publishes.
test.describe.configure({ mode: 'default' });

let folder: string;
let site: string;
let nginx: ChildProcess;

/** What nginx serves from now on: a folder that the service wrote, or nothing. */
function publish(name: 'few' | 'enough' | 'damaged' | 'nothing') {
  const next = join(folder, 'next');
  symlinkSync(join(folder, name), next);
  renameSync(next, join(folder, 'now'));
}

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'published-'));
  await promisify(execFile)(process.execPath, [trial, folder]);
  mkdirSync(join(folder, 'nothing'));
  publish('nothing');
  const port = await freePort();
  site = `http://127.0.0.1:${port}`;
  const places = { service: '127.0.0.1:9', publication: join(folder, 'now') };
  nginx = startNginx(prefixOf(join(web, buildDirectory), `listen 127.0.0.1:${port};`, places));
  await expect(async () => expect((await fetch(site)).ok).toBe(true)).toPass();
});
test.afterAll(async () => {
  nginx.kill('SIGQUIT');
  await once(nginx, 'exit');
  rmSync(folder, { recursive: true });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return address !== null && typeof address === 'object' ? address.port : 0;
}

/** What the service wrote, read by the rules of the domain. */
function told() {
  const trends = readTrends(readFileSync(join(folder, 'enough/tendances.json'), 'utf8'));
  const ledger = readLedger(readFileSync(join(folder, 'enough/registre.json'), 'utf8'));
  if (!trends?.cards || !trends.balances || trends.ballots === null || ledger === null) {
    throw new Error('The service published nothing');
  }
  const { codes } = JSON.parse(
    readFileSync(resolve(web, '../../packages/data/built/codes.json'), 'utf8'),
  );
  const numberOf = (id: string): number => codes.number[codes.id.indexOf(id)];
  const ids = edition.deck.map(({ id }) => id);
  return {
    ballots: trends.ballots,
    balances: trends.balances,
    cards: cardTrendsOf(trends.cards, ids, numberOf),
    account: lotAccountOf(ledger.lots, ledger.earlier),
  };
}

const openTrends = (page: Page) => open(page, `${site}/tendances`);
const title = (page: Page) => page.getByRole('heading', { level: 1 });
/** Opens what is folded there, by the keyboard, and gives its cells row by row. */
async function tableUnder(
  page: Page,
  region: ReturnType<Page['locator']>,
  summary: string | RegExp,
) {
  const named = page.locator('summary', { hasText: summary });
  const details = region.locator('details').filter({ has: named }).first();
  await details.locator('summary').focus();
  await page.keyboard.press('Enter');
  // Written the first time it is opened.
  await expect(details.locator('tbody tr').first()).toBeVisible();
  const rows = await details.locator('tbody tr').all();
  return Promise.all(rows.map((row) => row.locator('th, td').allInnerTexts()));
}

test('below the threshold, it says so, and shows the ledger alone', async ({ page }) => {
  publish('few');
  await openTrends(page);
  await expect(page.getByText(TOO_FEW)).toBeVisible();
  await expect(title(page)).toHaveText('Tendances');
  await expect(page.getByText(NOT_A_POLL)).toBeVisible();
  const ledger = page.getByRole('region', { name: 'Registre d’intégrité' });
  await expect(ledger.getByRole('row', { name: 'Bulletins reçus 500' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/\d\u00A0%/);
  await expectNoAxeViolation(page);
});

test('what is published is shown as it is, with its table', async ({ page }) => {
  publish('enough');
  const { ballots, cards, account } = told();
  expect(ballots).toBe(account.told);
  await openTrends(page);
  await expect(title(page)).toHaveText(volunteersWords(ballots));
  await expect(page.getByText(NOT_A_POLL)).toBeVisible();

  const shares = page.getByRole('region', { name: 'Carte par carte' });
  const names = new Map(edition.deck.map((card) => [card.id, card.title]));
  expect(await tableUnder(page, shares, /cartes, en tableau$/)).toEqual(
    cards.map(({ id, answered, tally, median }) => [
      names.get(id),
      ...[answered, tally.keep, tally.increase, tally.decrease, tally.remove].map(shareWords),
      medianWords(median),
    ]),
  );
  const { most, least } = dividingCardsOf(cards);
  for (const [name, listed] of [
    ['Les cartes qui divisent le plus', most],
    ['Les cartes qui divisent le moins', least],
  ] as const) {
    const items = page.getByRole('region', { name }).getByRole('listitem');
    await expect(items).toHaveCount(listed.length);
    for (const [at, { id }] of listed.entries()) {
      await expect(items.nth(at)).toContainText(names.get(id) ?? id);
    }
  }

  const ledger = page.getByRole('region', { name: 'Registre d’intégrité' });
  for (const [words, count] of [
    ['Bulletins reçus', account.received],
    ['Retirés par leurs auteurs', -account.withdrawn],
    ['Écartés avec leur lot', -account.excluded],
    ['Comptés dans les totaux', account.told],
  ] as const) {
    const row = ledger.getByRole('row').filter({ hasText: words });
    await expect(row.getByRole('cell')).toHaveText(formatCount(count));
  }
  await expect(ledger).toContainText('Lot de l’essai, écarté pour être vu');
  await expect(ledger).toContainText('les clés comptées et les compteurs s’accordent');
  const lots = await tableUnder(page, ledger, 'Lot par lot');
  expect(lots).toHaveLength(4);
  await expect(page.getByRole('link', { name: 'Faire mon budget' })).toBeVisible();
  expect(await gluedWordsOf(page)).toEqual([]);
  await expectCleanWideAndNarrow(page);
});

test('the visitor’s place is worked out on the device, from the votes kept there', async ({
  page,
}) => {
  publish('enough');
  await storePersona(page, PERSONA);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(`${request.method()} ${pathname}${search}`);
  });
  await openTrends(page);
  const { cards, balances } = told();
  const { ledger } = restoredBallot(storedBy(PERSONA), edition);
  const own = cardsOnly(ledger, edition.territory);
  const balance = balanceOf(own, edition.baseline);
  const { lower, same, higher } = balanceStandingOf(balance, balances);
  const standings = choiceStandingsOf(cards, own);
  const standing = page.getByRole('region', { name: 'Où vous êtes' });
  await expect(standing).toContainText(formatAmount(balance, { form: 'billions', signed: true }));
  await expect(standing).toContainText(
    `${shareWords(lower)} des bulletins finissent plus bas, ${shareWords(same)} dans la même tranche, ${shareWords(higher)} plus haut.`,
  );
  const frequent = standings.filter(({ isMostChosen }) => isMostChosen).length;
  await expect(standing).toContainText(
    `Sur les ${standings.length}\u00A0cartes que vous avez votées, votre choix est le plus fréquent sur ${frequent}.`,
  );
  const rows = await tableUnder(page, standing, 'Voir le tableau');
  expect(rows.map((cells) => cells[2])).toEqual(standings.map(({ share }) => shareWords(share)));

  // Where the histogram stands « vous » is the step that counts that balance.
  const histogram = page.getByRole('figure', { name: 'Où finissent leurs budgets' });
  const steps = await tableUnder(page, histogram, 'Voir le tableau');
  expect(steps.filter(([name]) => name?.endsWith('(vous)')).map(([, share]) => share)).toEqual([
    shareWords(same),
  ]);
  expect(asked.toSorted()).toEqual(['GET /api/v1/registre.json', 'GET /api/v1/tendances.json']);
  await expectNoAxeViolation(page);

  // The median budget is one like the others, by its own link.
  const median = receivedLedgerOf(medianBudgetOf(cards, edition.territory), edition.territory);
  const words = formatAmount(balanceOf(median.ledger, edition.baseline), {
    form: 'billions',
    signed: true,
  });
  await expect(page.getByRole('figure', { name: 'La feuille médiane' })).toContainText(words);
  await page.getByRole('link', { name: 'Ouvrir ce budget' }).click();
  await expect(page.getByRole('region', { name: /^Solde/ })).toContainText(words);
});

test('it prints in black, with what is published', async ({ page }) => {
  publish('enough');
  await storePersona(page, PERSONA);
  await openTrends(page);
  await expect(page.getByRole('region', { name: 'Registre d’intégrité' })).toBeVisible();
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(3);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(NOT_A_POLL)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copier son lien' })).toBeHidden();
});

test('what is not what the service writes is refused whole', async ({ page }) => {
  const whole = readFileSync(join(folder, 'enough/tendances.json'), 'utf8');
  const damaged = join(folder, 'damaged');
  cpSync(join(folder, 'enough'), damaged, { recursive: true });
  for (const ending of ['', '.br', '.gz']) rmSync(join(damaged, `tendances.json${ending}`));
  publish('damaged');
  for (const text of [
    whole.slice(0, -10),
    whole.replace('"keep":[', '"keep":[101,'),
    whole.replace('"ballots":', '"ballots":-'),
    '<!doctype html><title>Connexion au réseau</title>',
  ]) {
    writeFileSync(join(damaged, 'tendances.json'), text);
    await openTrends(page);
    await expect(page.getByText('Ces totaux ne peuvent pas être lus')).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(/\d\u00A0%|\d visiteurs/);
  }
  // The ledger alone does not come: the totals are shown without it.
  writeFileSync(join(damaged, 'tendances.json'), whole);
  for (const ending of ['.br', '.gz', '']) rmSync(join(damaged, `registre.json${ending}`));
  await openTrends(page);
  await expect(title(page)).toHaveText(volunteersWords(told().ballots));
  await expect(page.getByText('Registre non disponible.')).toBeVisible();
});

test('nothing published, nobody who answers: both are said, and asked again', async ({ page }) => {
  publish('nothing');
  await openTrends(page);
  await expect(page.getByText('Ce site n’a pas encore publié de totaux.')).toBeVisible();
  await expectNoAxeViolation(page);
  publish('enough');
  await page.getByRole('button', { name: 'Demander de nouveau' }).focus();
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText(volunteersWords(told().ballots));
  await expect(title(page)).toBeFocused();
});

test('a network that drops the totals leaves the page and its words', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'fr-FR', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.route('**/api/**', (route) => route.abort('connectionreset'));
  await openTrends(page);
  await expect(page.getByText('Les totaux ne répondent pas')).toBeVisible();
  await expect(page.getByText('Le reste du site marche sans lui.')).toBeVisible();
  await context.close();
});

test('without script, the same totals are a link away, in tables', async ({ browser }) => {
  publish('enough');
  const { ballots, cards, account } = told();
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'fr-FR' });
  const page = await context.newPage();
  await page.goto(`${site}/tendances`);
  await expect(page.getByText(NOT_A_POLL)).toBeVisible();
  await page.getByRole('link', { name: 'Les mêmes totaux en tableaux, sans script' }).click();
  await expect(title(page)).toHaveText(volunteersWords(ballots));
  await expect(page.getByText(NOT_A_POLL)).toBeVisible();
  const [first] = cards;
  const row = page
    .getByRole('table', { name: 'Parts des réponses à chaque carte' })
    .getByRole('row')
    .nth(1);
  await expect(row.getByRole('cell').first()).toHaveText(shareWords(first?.answered ?? 0));
  await expect(
    page.getByRole('row', { name: `Comptés dans les totaux ${formatCount(account.told)}` }),
  ).toBeVisible();
  await context.close();
});

test('the page without script is clean, under a policy that lets nothing run', async ({ page }) => {
  publish('enough');
  const response = await page.goto(`${site}/api/v1/tendances.html`);
  expect(response?.headers()['content-type']).toBe('text/html; charset=utf-8');
  expect(response?.headers()['content-security-policy']).toContain("default-src 'none'");
  await expectNoAxeViolation(page);
});
