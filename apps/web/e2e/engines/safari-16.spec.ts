import { test as base, expect } from '@playwright/test';
import { faultsOf, isHydrated, pagesOfEachKind } from './in-page.ts';
import { servePhoneFrames } from './phone-frame.ts';
import { startSession, type Session } from './webdriver.ts';

/** WPE 2.38 is the engine of Safari 16.0, and says so. */
const wpe = {
  driver: 'WPEWebDriver',
  capabilities: {
    browserName: 'MiniBrowser',
    'wpe:browserOptions': {
      binary: `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/wpe-webkit-1.1/MiniBrowser`,
      args: ['--automation', '--headless'],
    },
  },
};

/** Several at once: a page waits most of its time. */
const AT_ONCE = 7;

const test = base.extend<{ session: Session }>({
  session: async ({ baseURL }, use) => {
    const frames = await servePhoneFrames(baseURL ?? '');
    const session = await startSession(wpe, frames.address);
    await use(session);
    await session.end();
    frames.close();
  },
});

for (let first = 0; first < pagesOfEachKind.length; first += AT_ONCE) {
  const some = pagesOfEachKind.slice(first, first + AT_ONCE);
  const paths = some.map(({ path }) => path);
  test(`no worse with script than without: ${paths.join(' ')}`, async ({ session }) => {
    const query = new URLSearchParams(paths.map((path) => ['path', path]));
    await session.goTo(`/frames?${query}`);
    for (const [index, { path, title }] of some.entries()) {
      await session.enterFrame(index);
      await expect.soft.poll(() => session.run(isHydrated), path).toBe(true);
      expect.soft(await session.run(() => complaints), path).toEqual([]);
      await expect.soft.poll(() => session.run(faultsOf, title), path).toEqual([]);
      await session.enterFrame(null);
    }
  });
}
