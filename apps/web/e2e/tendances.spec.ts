import { type ChildProcess, execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { ledgerSchema, readTrends } from '@nosmilliards/contract/community-message';
import { readTextAs } from '@nosmilliards/contract/schema';
import { formatCount } from '@nosmilliards/domain/money/format';
import { cardTrendsOf } from '@nosmilliards/domain/trends/card-trend';
import { lotAccountOf } from '@nosmilliards/domain/trends/lot';
import {
  medianWords,
  NOT_A_POLL,
  shareWords,
  volunteersWords,
} from '@nosmilliards/domain/trends/trend-words';
import type { Page } from '@playwright/test';
import { isServed, prefixOf, startNginx } from '../judge/nginx.ts';
import { edition } from '../app/testing/persona.ts';
import {
  expect,
  expectCleanWideAndNarrow,
  expectNoAxeViolation,
  gluedWordsOf,
  open,
  test,
} from './page.ts';

/** The files of the real service. `routes/tendances.test.tsx` has every other state of the page. */
const web = resolve(import.meta.dirname, '..');
const trial = resolve(web, '../community/trials/published.ts');
const port = Number(process.env['E2E_PORT'] ?? 4180) + 17;
const site = `http://127.0.0.1:${port}`;

// In one worker: they share a server.
test.describe.configure({ mode: 'default' });

let folder: string;
let nginx: ChildProcess;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'published-'));
  await promisify(execFile)(process.execPath, [trial, folder]);
  const places = { service: '127.0.0.1:9', publication: join(folder, 'enough') };
  nginx = startNginx(prefixOf(join(web, 'build'), `listen 127.0.0.1:${port};`, places));
  await expect.poll(() => isServed(site)).toBe(true);
});
test.afterAll(async () => {
  nginx.kill('SIGQUIT');
  await once(nginx, 'exit');
  rmSync(folder, { recursive: true });
});

/** What the service wrote, read by the rules of the domain. */
function published() {
  const trends = readTrends(readFileSync(join(folder, 'enough/tendances.json'), 'utf8'));
  const ledger = readTextAs(
    ledgerSchema,
    readFileSync(join(folder, 'enough/registre.json'), 'utf8'),
  );
  if (!trends?.cards || trends.ballots === null || ledger === null) {
    throw new Error('The service published nothing');
  }
  const { codes } = JSON.parse(
    readFileSync(resolve(web, '../../packages/data/built/codes.json'), 'utf8'),
  );
  const numberOf = (id: string): number => codes.number[codes.id.indexOf(id)];
  const ids = edition.deck.map(({ id }) => id);
  return {
    ballots: trends.ballots,
    cards: cardTrendsOf(trends.cards, ids, numberOf),
    account: lotAccountOf(ledger.lots, ledger.earlier, trends.ballots ?? 0),
  };
}

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('what the service publishes is shown as it is, and prints', async ({ page }) => {
  const { ballots, cards, account } = published();
  expect(ballots).toBe(account.inTotals);
  await open(page, `${site}/tendances`);
  await expect(title(page)).toHaveText(volunteersWords(ballots));
  await expect(page.getByText(NOT_A_POLL)).toBeVisible();

  await expect(page.getByRole('region', { name: 'Registre d’intégrité' })).toBeVisible();
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(3);

  await page.getByText(/cartes, en tableau$/).click();
  const rows = page
    .getByRole('table', { name: 'Parts des réponses à chaque carte' })
    .locator('tbody tr');
  await expect(rows).toHaveCount(cards.length);
  const names = new Map(edition.deck.map((card) => [card.id, card.title]));
  const cells = await rows.evaluateAll((all) =>
    all.map((row) => [...row.children].map(({ textContent }) => textContent)),
  );
  expect(cells).toEqual(
    cards.map(({ id, answered, tally, median }) => [
      names.get(id),
      ...[answered, tally.keep, tally.increase, tally.decrease, tally.remove].map(shareWords),
      medianWords(median),
    ]),
  );
  const ledger = page.getByRole('region', { name: 'Registre d’intégrité' });
  const counted = ledger.getByRole('row').filter({ hasText: 'Comptés dans les totaux' });
  await expect(counted.getByRole('cell')).toHaveText(formatCount(account.inTotals));
  await expect(ledger).toContainText('Lot de l’essai, écarté pour être vu');
  await expect(ledger).toContainText('les clés comptées et les compteurs s’accordent');

  expect(await gluedWordsOf(page)).toEqual([]);
  await expectCleanWideAndNarrow(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(NOT_A_POLL)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copier son lien' })).toBeHidden();

  // The tables for browsers without script: axe itself needs one.
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  await page.goto(`${site}/api/v1/tendances.html`);
  await expectNoAxeViolation(page);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the same totals are a link away, in tables, under a policy that lets nothing run', async ({
    page,
  }) => {
    const { ballots, cards, account } = published();
    await page.goto(`${site}/tendances`);
    await expect(page.getByText(NOT_A_POLL)).toBeVisible();
    const written = page.waitForResponse('**/api/v1/tendances.html');
    await page.getByRole('link', { name: 'Les mêmes totaux en tableaux, sans script' }).click();
    const headers = (await written).headers();
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    await expect(title(page)).toHaveText(volunteersWords(ballots));
    await expect(page.getByText(NOT_A_POLL)).toBeVisible();
    const [first] = cards;
    const row = page
      .getByRole('table', { name: 'Parts des réponses à chaque carte' })
      .getByRole('row')
      .nth(1);
    await expect(row.getByRole('cell').first()).toHaveText(shareWords(first?.answered ?? 0));
    await expect(
      page.getByRole('row', { name: `Comptés dans les totaux ${formatCount(account.inTotals)}` }),
    ).toBeVisible();
  });
});
