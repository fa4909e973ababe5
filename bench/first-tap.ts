import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { firstTapLimit } from '../apps/web/judge/limits.ts';
import { medianOf } from './median.ts';
import { CPU_SLOWDOWN, onSite, phoneScreen } from './site.ts';

/**
 * How long after the navigation the game answers a visitor who taps « Garder » soon after the first paint, before the scripts
 * are there. The link and the CPU are throttled by Chromium itself. `first-tap.ts [ROUNDS]`
 */
const rounds = Number(process.argv[2] ?? 7);
const TAP_MS = 1700;
const phone = {
  viewport: phoneScreen,
  isMobile: true,
  hasTouch: true,
  serviceWorkers: 'block',
} as const;
const slow4G = {
  offline: false,
  latency: 150,
  // Bytes per second.
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

await onSite(async (browser, site) => {
  const game = `${site}/je-fais-mon-budget`;
  const firstCard = await firstCardOf(browser, game);
  const measured: Awaited<ReturnType<typeof tapOnce>>[] = [];
  for (let round = 0; round < rounds; round += 1) {
    measured.push(await tapOnce(browser, game, firstCard));
  }
  console.table(measured);
  const paint = medianOf(measured.map(({ firstPaint }) => firstPaint));
  const answer = medianOf(measured.map(({ answered }) => answered));
  console.log(`Medians: first paint ${paint} ms, first tap answered ${answer} ms.`);
  if (answer > firstTapLimit.warning) {
    const isOver = answer > firstTapLimit.limit;
    console.log(`${isOver ? 'TOO SLOW' : 'WARNING'}: the limit is ${firstTapLimit.limit} ms`);
    if (isOver) process.exitCode = 1;
  }
});

/** Read without throttling: asked of a slowed page, it would delay the tap. */
async function firstCardOf(browser: Browser, game: string) {
  const page = await browser.newPage(phone);
  await page.goto(game);
  const box = await page.getByRole('button', { name: 'Garder', exact: true }).boundingBox();
  const title = await page.locator('#carte').textContent();
  await page.close();
  if (box === null) throw new Error('« Garder » is not on the screen');
  return { title, x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Milliseconds since the navigation. */
async function tapOnce(
  browser: Browser,
  game: string,
  { title, x, y }: Awaited<ReturnType<typeof firstCardOf>>,
) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.addInitScript(() =>
    addEventListener('pointerdown', () => performance.mark('tapped'), { capture: true }),
  );
  const device = await context.newCDPSession(page);
  await device.send('Network.enable');
  await device.send('Network.emulateNetworkConditions', slow4G);
  await device.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });

  const tapTime = wait(TAP_MS);
  await page.goto(game, { waitUntil: 'commit' });
  await page.locator('#carte').waitFor();
  await tapTime;
  await page.touchscreen.tap(x, y);
  // Looked for at each frame: the next card is painted in the one where it is found.
  const answer = await page.waitForFunction(
    (before) => document.querySelector('#carte')?.textContent !== before && performance.now(),
    title,
  );
  const answered = Number(await answer.jsonValue());
  const timeOf = (name: string) =>
    page.evaluate((entry) => performance.getEntriesByName(entry)[0]?.startTime ?? NaN, name);
  const [firstPaint, tapped] = [await timeOf('first-contentful-paint'), await timeOf('tapped')];
  await context.close();
  return {
    firstPaint: Math.round(firstPaint),
    tapped: Math.round(tapped),
    answered: Math.round(answered),
  };
}
