import { readFileSync } from 'node:fs';
import { encodeBallot } from '@nosmilliards/contract/ballot-code';
import type { BuiltEdition, BuiltFormer, BuiltGone } from '@nosmilliards/data/built-types';
import { rowsOf } from '@nosmilliards/data/columns';
import { budgetOf } from '@nosmilliards/domain/budget/budget';
import { act, NEW_BALLOT, type Ballot } from '@nosmilliards/domain/game/ballot';
import { editionOf } from '@nosmilliards/domain/game/edition';
import { serialiseGame } from '@nosmilliards/domain/game/game-storage';
import { accountsOf } from '@nosmilliards/domain/outcome/completion';
import { resultSentenceOf } from '@nosmilliards/domain/outcome/result-sentence';
import { balanceOf } from '@nosmilliards/domain/vote/ledger';
import { serialiseLedger } from '@nosmilliards/domain/vote/ledger-storage';
import { receivedLedgerOf, type ReceivedDecision } from '@nosmilliards/domain/vote/received';
import type { Page } from '@playwright/test';
import {
  assert,
  constant,
  constantFrom,
  integer,
  oneof,
  property,
  tuple,
  uniqueArray,
} from 'fast-check';
import { receivedBudgetOf } from '../../app/ballot/budget-code.ts';
import { startCommunity } from '../community.ts';
import { expect, open, test } from '../page.ts';

/** What a visitor kept of the edition before, opened on the day of the next one (ADR 0015). */
const { year: today }: BuiltEdition = built('edition.json');
const before = today - 1;
const { coverage, edition: kept, groups, codes }: BuiltFormer = built(`former/${before}.json`);
const gone: BuiltGone = built('gone.json');
const renamed: { lines: Record<string, string> } = built('renamings.json');
const former = editionOf(
  budgetOf(rowsOf(coverage.lines)),
  rowsOf(coverage.cards),
  kept.baseline,
  coverage.stamp,
  groups.groups,
);
const cut = (id: string, percent = 10): ReceivedDecision => ({
  id,
  choice: { type: 'decrease', percent },
});
const keep = (id: string): ReceivedDecision => ({ id, choice: { type: 'keep' } });
const all = former.deck.map(({ id }) => id);
const votedLine = Object.keys(renamed.lines).find((id) => former.territory.has(id)) ?? '';
const goneLine = gone.lines.find(({ id }) => former.territory.has(id))?.id ?? '';

/** Made with the amounts of the edition before. */
const BUDGETS: Readonly<Record<string, readonly ReceivedDecision[]>> = {
  'one card': [cut('ET01')],
  'every card': all.map((id) => cut(id, 5)),
  'kept cards': all.slice(0, 16).map(keep),
  'a line renamed since': [cut(votedLine, 20), keep('ET02')],
  'a line that is no more': [cut(goneLine, 20), cut('SS01')],
};
const codeOf = (decisions: readonly ReceivedDecision[]) => encodeBallot(decisions, codes);
const [one = [], , , , lost = []] = Object.values(BUDGETS);
const madeOnce = `Fait avec les montants de ${before}`;

function built(file: string) {
  return JSON.parse(
    readFileSync(new URL(import.meta.resolve(`@nosmilliards/data/built/${file}`)), 'utf8'),
  );
}

function sentenceOf(decisions: readonly ReceivedDecision[]): string {
  const { ledger } = receivedLedgerOf(decisions, former.territory);
  return resultSentenceOf(accountsOf({ ledger }, former), 'received').text;
}

/** Votes and a game, stored by the site of the edition before. */
function storedOf(decisions: readonly ReceivedDecision[]): Record<string, string> {
  let ballot: Ballot = NEW_BALLOT;
  for (const [at, { id, choice }] of decisions.entries()) {
    const acted = act(ballot, former, { type: 'cast', id, choice, at: at + 1 });
    if (acted.ok) ballot = acted.value.ballot;
  }
  const ledger = serialiseLedger(ballot.ledger, former);
  return {
    nosMilliardsGame: serialiseGame(ballot, former),
    ...(ledger && { simpleBudgetState: ledger }),
  };
}

async function store(page: Page, items: Record<string, string>) {
  await page.addInitScript((stored) => {
    if (localStorage.getItem('stored') !== null) return;
    for (const [key, text] of Object.entries({ ...stored, stored: 'yes' }))
      localStorage.setItem(key, text);
  }, items);
}

test('10 000 random links show the amounts of their year', () => {
  const choice = oneof(
    constant({ type: 'keep' as const }),
    integer({ min: 1, max: 50 }).map((percent) => ({ type: 'decrease' as const, percent })),
  );
  const decisions = uniqueArray(constantFrom(...former.territory.keys()), {
    minLength: 1,
    maxLength: 40,
  }).chain((ids) =>
    tuple(...ids.map((id) => choice.map((made): ReceivedDecision => ({ id, choice: made })))),
  );
  assert(
    property(decisions, (made) => {
      const expected = receivedLedgerOf(made, former.territory).ledger;
      const read = receivedBudgetOf(codeOf([...expected.values()]), codes, former.territory);
      expect(read.ok && read.value.edition).toBe(before);
      const amounts = read.ok ? [...read.value.ledger.values()] : [];
      expect(new Map(amounts.map(({ id, amount }) => [id, amount]))).toEqual(
        new Map([...expected.values()].map(({ id, amount }) => [id, amount])),
      );
    }),
    { numRuns: 10_000, seed: 41 },
  );
});

for (const [name, decisions] of Object.entries(BUDGETS)) {
  test(`a link, ${name}: read with its own amounts`, async ({ page }) => {
    await open(page, `/budget#${codeOf(decisions)}`);
    await expect(page.getByText(madeOnce, { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(sentenceOf(decisions));
  });
}

test('a link starts a budget with the amounts of today', async ({ page }) => {
  await open(page, `/budget#${codeOf(lost)}`);
  await expect(page.getByText(/Un de ses choix porte sur une ligne qui n’est plus/)).toBeVisible();
  await page.getByRole('button', { name: 'Partir de celui-ci' }).click();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('simpleBudgetState')))
    .toContain(`"edition":"${today}-`);
});

const year = new RegExp(`faits avec les montants de ${before}`);
for (const others of [[keep('ET01')], [keep('ET01'), cut('SS01')]]) {
  test(`a duel of ${others.length + 1}, of the same year`, async ({ page }) => {
    const link = [one, ...others.map((decision) => [decision])].map(codeOf).join('.');
    await open(page, `/duel#${link}`);
    await expect(page.getByText(year)).toBeVisible();
    const { ledger } = receivedLedgerOf(one, former.territory);
    const balance = Math.abs(balanceOf(ledger, former.baseline)) / 1000;
    await expect(page.getByRole('region', { name: /de chacun$/ })).toContainText(
      `−${balance.toFixed(1).replace('.', ',').replace(',0', '')}`,
    );
  });
}

test('a duel of two years says which budget was carried over', async ({ page }) => {
  const now = encodeBallot([keep('ET01')], built('codes.json'));
  await open(page, `/duel#${codeOf(one)}=Camille.${now}=Alex`);
  await expect(page.getByText(`Camille\u00A0: fait avec les montants de ${before}.`)).toBeVisible();
  await expect(page.getByText(/^Alex.*fait avec/)).toHaveCount(0);
});

for (const name of ['one card', 'every card']) {
  test(`a challenge, ${name}`, async ({ page }) => {
    await open(page, `/defi#${codeOf(BUDGETS[name] ?? [])}=Camille`);
    await expect(page.getByText(`lancé avec les montants de ${before}`)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Faire le mien' })).toBeVisible();
  });
}

for (const name of ['one card', 'every card', 'a line that is no more']) {
  test(`a stored budget, ${name}: counted on today’s, and seen again as it was`, async ({
    page,
  }) => {
    const decisions = BUDGETS[name] ?? [];
    await store(page, storedOf(decisions));
    await open(page, '/resultats');
    await expect(
      page.getByText(`Votre budget a été fait avec les montants de ${before}`),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Le revoir tel qu’il était' }).click();
    await expect(page.getByText(madeOnce, { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(sentenceOf(decisions));
  });
}

test('frames: of a card, of a line renamed, of one that is no more', async ({ page, request }) => {
  // A frame has no script: nothing says that it is hydrated.
  await page.goto('/embed/carte/ET01');
  await expect(page.locator('main')).toContainText(String(today));
  const [from = '', to = ''] = Object.entries(renamed.lines)[0] ?? [];
  const answer = await request.get(`/embed/ligne/${from}`, { maxRedirects: 0 });
  expect([answer.status(), answer.headers()['location']]).toEqual([301, `/embed/ligne/${to}`]);
  await page.goto(`/embed/ligne/${gone.lines[0]?.id}`);
  await expect(page.getByText(`N’est plus dans l’édition ${today}.`)).toBeVisible();
});

test('citations: a line gives its amount of the edition before, or its last one', async ({
  page,
  request,
}) => {
  await open(page, '/ligne/defense_armees');
  await expect(page.getByText(`Dans l’édition ${before}`)).toBeVisible();
  await page.goto(`/ligne/${gone.lines[0]?.id}`);
  await expect(page.getByText(`dans l’édition ${before}.`)).toBeVisible();
  const file = await request.get(`/donnees/${before}/${kept.version}/postes.csv`);
  expect(file.status()).toBe(200);
});

test('a session under way on a screen is closed, and said so', async ({ page }) => {
  const session = {
    version: 1,
    edition: coverage.stamp.name,
    way: 'hands',
    deck: 'groups',
    step: 'stage',
  };
  await page.addInitScript((text) => {
    sessionStorage.setItem('nosMilliardsSession', text);
  }, JSON.stringify(session));
  await open(page, '/seance');
  await expect(page.getByText(`commencée avec les montants de ${before}`)).toBeVisible();
});

test('a live room of the edition before is told from those of today', async ({ page, baseURL }) => {
  const { hostname, port } = new URL(baseURL ?? '');
  const site = `http://${hostname}:${Number(port) + 18}`;
  const community = await startCommunity(site);
  try {
    const room = await fetch(`${site}/api/v1/rooms`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        edition: before,
        deck: 'groups',
        items: former.groups.length,
        size: 'class',
      }),
    });
    const { code }: { code: string } = JSON.parse(await room.text());
    await page.goto(`${site}/rejoindre#${code}`);
    await page.getByRole('button', { name: 'Entrer dans la salle' }).click();
    await expect(
      page.getByRole('heading', { name: 'Cette salle joue une autre édition' }),
    ).toBeVisible();
    // Its stream would be cut.
    await page.close();
  } finally {
    await community.stop();
  }
});
