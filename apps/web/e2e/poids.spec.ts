import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { encodeBallot, type Numbering } from '@nosmilliards/contract/ballot-code';
import { restoredBallot } from '@nosmilliards/data/personas';
import { ecoIndexOf, gradeOf } from '../judge/budget/ecoindex.ts';
import { pageTypesIn, type PageType } from '../judge/budget/page-type.ts';
import { edition, storedBy } from '../judge/persona.ts';
import { fileOf } from '../publish/built-page.ts';
import { expect, test } from './page.ts';
import { storePersona } from './persona.ts';

/** What `npm run budget` reads in the files, seen from a browser once the script has run. */
const client = resolve(import.meta.dirname, '../build/client');

const numbering: Numbering = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../../packages/data/built/codes.json'), 'utf8'),
);

// What it keeps for later is not what the page costs.
test.use({ serviceWorkers: 'block' });

const PERSONA = 'Équilibre exact';
const { ledger } = restoredBallot(storedBy(PERSONA), edition);
const [own, other] = [ledger.values(), [...ledger.values()].slice(1)].map((decisions) =>
  encodeBallot(decisions, numbering),
);
/** What these pages are drawn from follows the address. */
const fragments: Readonly<Record<string, string>> = {
  '/budget': `#${other}`,
  '/duel': `#${own}.${other}`,
};

for (const { name, limits, pages } of pageTypesIn(client)) {
  const longestFirst = pages.toSorted((a, b) => lengthOf(b) - lengthOf(a));
  // Each of those drawn from a link is opened with one.
  for (const address of name === 'travel' ? pages : longestFirst.slice(0, 1)) {
    test(`${name}: ${address} stays within its budget in a browser`, async ({ page }) => {
      if (name === 'results' || name === 'travel') await storePersona(page, PERSONA);
      await expectWithin(page, address, limits);
    });
  }
}

async function expectWithin(page: Page, address: string, limits: PageType['limits']) {
  const received = await watchNetwork(page);
  await page.goto(address + (fragments[address] ?? ''), { waitUntil: 'networkidle' });

  const urls = [...received.values()].map(({ url }) => url);
  const elements = await page.evaluate(
    () => document.querySelectorAll('*').length - document.querySelectorAll('svg *').length,
  );
  const bytes = [...received.values()].reduce((sum, { size }) => sum + size, 0);
  const score = ecoIndexOf({ elements, requests: urls.length, bytes });
  // oxlint-disable-next-line no-console -- the figures are what one reads in the log
  console.log(
    `${address}: ${elements} elements, ${urls.length} requests, ${bytes} bytes, EcoIndex ${score.toFixed(1)} ${gradeOf(score)}`,
  );

  expect(urls, 'nothing is fetched twice').toEqual([...new Set(urls)]);
  expect(urls.length).toBeLessThanOrEqual(limits.liveRequests);
  expect(bytes).toBeLessThanOrEqual(limits.liveBytes);
  expect(gradeOf(score) <= limits.grade, `EcoIndex ${score}`).toBe(true);
}

/** As sent, headers included: what Playwright itself tells is the size once unpacked. */
async function watchNetwork(page: Page) {
  const received = new Map<string, { url: string; size: number }>();
  const network = await page.context().newCDPSession(page);
  network.on('Network.responseReceived', ({ requestId, response }) =>
    received.set(requestId, { url: response.url, size: 0 }),
  );
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const response = received.get(requestId);
    if (response) response.size = encodedDataLength;
  });
  await network.send('Network.enable');
  return received;
}

function lengthOf(address: string): number {
  return statSync(join(client, fileOf(address))).size;
}
