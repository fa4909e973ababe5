import { globSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { encodeBallot, type Numbering } from '@nosmilliards/contract/ballot-code';
import { restoredBallot } from '@nosmilliards/data/personas';
import type { Page } from '@playwright/test';
import { families, sitePages } from '../app/site/pages.ts';
import { visitLimits } from '../judge/limits.ts';
import { edition, storedBy } from '../app/testing/persona.ts';
import { addressOf, movedIn } from '../publish/pages/built-page.ts';
import { expect, store, test } from './page.ts';

const client = resolve(import.meta.dirname, '../build/client');
const game = storedBy('Équilibre exact');
const [own, other] = twoBallotCodes();

/** Drawn from the votes of the visitor, or from those in a link. */
const afterGame = [
  '/resultats',
  '/gamified-completion',
  '/reduction-impots',
  '/lettre',
  `/budget#${other}`,
  `/defi#${other}`,
  `/duel#${own}.${other}`,
];
const drawnFromVotes = new Set(afterGame.map(withoutFragment));

/** Every page with an address of its own, and the longest of those written by the hundred. */
const visits = [
  ...sitePages.map(({ path }) => path).filter((path) => !drawnFromVotes.has(path)),
  ...[...Object.values(families), 'embed', 'embed/ligne'].map(longestIn),
  // Not written ahead: the browser draws it.
  '/compare/defense-vs-education_formation',
  '/commune/01004',
  ...afterGame,
];

type Cost = Record<(typeof visitLimits)[number]['what'], number>;
type Fetched = {
  readonly name: string;
  readonly encodedBodySize: number;
  /** 0 when it came from the cache. */
  readonly transferSize: number;
};
const costs: Record<string, Cost> = {};
const warnings: string[] = [];

// One worker, so that the table is printed once, after the last page.
test.describe.configure({ mode: 'default' });
test.afterAll(() => {
  /* oxlint-disable no-console -- the figures are for the log */
  console.table(costs);
  for (const warning of warnings) console.log(`WARNING: ${warning}`);
  /* oxlint-enable no-console */
});

for (const address of visits) {
  const name = withoutFragment(address);
  test(`a first visit to ${name} stays within the limits`, async ({ page }) => {
    if (drawnFromVotes.has(name)) await store(page, game);
    const cost = await costOf(page, address);
    costs[name] = cost;
    for (const { what, limit, warning } of visitLimits) {
      expect.soft(cost[what], what).toBeLessThanOrEqual(limit);
      if (cost[what] > warning) warnings.push(`${name}: ${what} ${cost[what]}, limit ${limit}`);
    }
  });
}

/** The configuration blocks the worker: what it stores for offline use is not counted. */
async function costOf(page: Page, address: string): Promise<Cost> {
  await openAtRest(page, address);
  const { fetched, ...drawn } = await page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    return {
      fetched: [
        ...performance.getEntriesByType('navigation'),
        ...performance.getEntriesByType('resource'),
      ].map((entry): Fetched => entry.toJSON()),
      nodes: document.querySelectorAll('body *').length,
      layoutShift: observer
        .takeRecords()
        .map((shift): { value: number } => shift.toJSON())
        .reduce((sum, { value }) => sum + value, 0),
    };
  });
  const urls = fetched.flatMap(({ name, transferSize }) => (transferSize > 0 ? [name] : []));
  expect(urls, 'nothing is fetched twice').toEqual([...new Set(urls)]);
  return {
    scriptBytes: bytesOf(fetched.filter(({ name }) => name.endsWith('.js'))),
    bytes: bytesOf(fetched),
    requests: fetched.length,
    ...drawn,
  };
}

/**
 * Waits until the page rests, late parts included. Playwright's `networkidle` comes too early on a
 * busy machine: the scripts wait for the first paint.
 */
async function openAtRest(page: Page, address: string) {
  let [started, ended] = [0, 0];
  page.on('request', () => (started += 1));
  page.on('requestfinished', () => (ended += 1));
  page.on('requestfailed', () => (ended += 1));
  await page.addInitScript(() => addEventListener('hydrated', () => performance.mark('hydrated')));
  await page.goto(address);
  const hasScripts = !address.startsWith('/embed/');
  if (hasScripts) {
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
  }
  let last = '';
  await expect
    .poll(async () => {
      const nodes = await page.evaluate(async () => {
        await new Promise((rest) => requestAnimationFrame(() => requestIdleCallback(rest)));
        return document.querySelectorAll('*').length;
      });
      const before = last;
      last = `${started} ${ended} ${nodes}`;
      return started === ended && last === before;
    })
    .toBe(true);
}

function withoutFragment(address: string): string {
  return address.replace(/#.*/, '');
}

function bytesOf(fetched: readonly Fetched[]): number {
  return fetched.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
}

function longestIn(folder: string): string {
  const moved = movedIn(client);
  const [longest] = globSync(`${folder}/*/index.html`, { cwd: client })
    .map((file) => ({ address: addressOf(file), length: statSync(join(client, file)).size }))
    .filter(({ address }) => !moved.has(address))
    .toSorted((a, b) => b.length - a.length);
  if (longest === undefined) throw new Error(`No page in ${folder}`);
  return longest.address;
}

/** Two budgets that differ, as their links carry them. */
function twoBallotCodes(): string[] {
  const numbering: Numbering = JSON.parse(
    readFileSync(resolve(import.meta.dirname, '../../../packages/data/built/codes.json'), 'utf8'),
  );
  const decisions = [...restoredBallot(game, edition).ledger.values()];
  return [decisions, decisions.slice(1)].map((some) => encodeBallot(some, numbering));
}
