import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { ecoIndexOf, gradeOf } from '../judge/budget/ecoindex.ts';
import { pageTypesIn } from '../judge/budget/page-type.ts';
import { fileOf } from '../publish/built-page.ts';
import { expect, test } from './page.ts';
import { storePersona } from './persona.ts';

/** What `npm run budget` reads in the files, seen from a browser once the script has run. */
const client = resolve(import.meta.dirname, '../build/client');

// What it keeps for later is not what the page costs.
test.use({ serviceWorkers: 'block' });

for (const { name, limits, pages } of pageTypesIn(client)) {
  const [longest = '/'] = pages.toSorted((a, b) => lengthOf(b) - lengthOf(a));
  test(`${name}: ${longest} stays within its budget in a browser`, async ({ page }) => {
    if (name === 'results') await storePersona(page, 'Équilibre exact');
    const received = await watchNetwork(page);
    await page.goto(longest, { waitUntil: 'networkidle' });

    const urls = [...received.values()].map(({ url }) => url);
    const elements = await page.evaluate(
      () => document.querySelectorAll('*').length - document.querySelectorAll('svg *').length,
    );
    const bytes = [...received.values()].reduce((sum, { size }) => sum + size, 0);
    const score = ecoIndexOf({ elements, requests: urls.length, bytes });
    // oxlint-disable-next-line no-console -- the figures are what one reads in the log
    console.log(
      `${longest}: ${elements} elements, ${urls.length} requests, ${bytes} bytes, EcoIndex ${score.toFixed(1)} ${gradeOf(score)}`,
    );

    expect(urls, 'nothing is fetched twice').toEqual([...new Set(urls)]);
    expect(urls.length).toBeLessThanOrEqual(limits.liveRequests);
    expect(bytes).toBeLessThanOrEqual(limits.liveBytes);
    expect(gradeOf(score) <= limits.grade, `EcoIndex ${score}`).toBe(true);
  });
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
