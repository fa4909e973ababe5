import { type ChildProcess, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { isServed, startNginx } from '../judge/nginx.ts';
import { expect, open, storeVotes, test } from './page.ts';
import { nextRelease } from './release.ts';

const script = resolve(import.meta.dirname, '../../../deploy/release.sh');
const base = Number(process.env['E2E_PORT'] ?? 4180);
let nginx: ChildProcess | undefined;

test.use({ serviceWorkers: 'allow' });
test.afterEach(async () => {
  if (nginx?.exitCode !== null) return;
  nginx.kill('SIGQUIT');
  await once(nginx, 'exit');
});

const shows = (page: Page, version: string) =>
  expect(page.getByRole('contentinfo')).toContainText(`Version ${version}`);

/** Whether a button of the page does anything. */
async function answers(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Rechercher' }).click();
  await expect(page.getByRole('combobox')).toBeVisible({ timeout: 2000 });
}

test('a release whose script is broken is taken off the devices that kept it, votes intact @nightly', async ({
  page,
  context,
  complaints,
}, testInfo) => {
  const port = base + 3 + testInfo.parallelIndex;
  const site = `http://127.0.0.1:${port}`;
  const prefix = testInfo.outputPath('srv');
  mkdirSync(prefix, { recursive: true });
  writeFileSync(join(prefix, 'listen.conf'), `listen 127.0.0.1:${port};`);
  const home = async () => (await fetch(site)).text();
  const release = async (verb: string, build: string, shown: string) => {
    execFileSync(script, [verb, prefix, build], {
      env: {
        ...process.env,
        SMOKE_PORT: String(base + 9),
        RELOAD: nginx === undefined ? 'true' : `kill -HUP ${nginx.pid}`,
      },
    });
    nginx ??= startNginx(join(prefix, 'current'));
    await expect(async () => expect(await home()).toContain(`/assets/${shown}-`)).toPass();
  };
  const votes = () => page.evaluate(() => localStorage.getItem('simpleBudgetState'));

  await release('put', nextRelease('1.1.0'), '1.1.0');
  await storeVotes(page, { defense_armees: 10 });
  await page.goto(site);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const cast = await votes();

  await test.step('the visitor takes a new release, and nothing answers any more', async () => {
    const broken = nextRelease('1.2.0', (file, text) =>
      file.includes('entry.client') ? 'throw new Error("broken");' : text,
    );
    await release('put', broken, '1.2.0');
    const offer = page.getByRole('status').filter({ hasText: 'Une version plus récente' });
    // A file asked for during the switch may still be the old one: nothing is kept, until next time.
    await expect(async () => {
      await open(page, site);
      await expect(offer).toBeVisible();
    }).toPass();
    await offer.getByRole('button', { name: 'Recharger' }).click();
    await shows(page, '1.2.0');
    await page.waitForLoadState('networkidle');
    await expect(answers(page)).rejects.toThrow('toBeVisible');
  });

  const other = await context.newPage();
  // Its script is broken: it never hydrates.
  await other.goto(`${site}/a-propos`);
  await shows(other, '1.2.0');

  await test.step('recalled, it is gone from both tabs as soon as one asks again', async () => {
    await release('recall', '', '1.1.0');
    await page.reload();
    await shows(page, '1.1.0');
    await shows(other, '1.1.0');
    await expect(() => answers(page)).toPass();
    await expect(() => answers(other)).toPass();
    await expect(page.getByRole('region', { name: 'Impact de vos votes' })).toBeVisible();
    expect(await votes()).toBe(cast);
  });

  await test.step('the next release is kept as any other', async () => {
    await release('put', nextRelease('1.3.0'), '1.3.0');
    await open(page, site);
    // Its own worker, not the one that was leaving.
    const isKept = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        const { controller } = navigator.serviceWorker;
        return controller !== null && controller === registration?.active;
      });
    await expect.poll(isKept).toBe(true);
    expect(await page.evaluate(() => caches.has('nos-milliards'))).toBe(true);
    nginx?.kill('SIGTERM');
    await expect.poll(() => isServed(site)).toBe(false);
    await page.reload();
    await shows(page, '1.3.0');
    await expect(() => answers(page)).toPass();
    expect(await votes()).toBe(cast);
  });
  // What the broken release said.
  complaints.length = 0;
});
