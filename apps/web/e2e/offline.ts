import type { Page } from '@playwright/test';
import { test as base } from './page.ts';
import { serve } from './release.ts';

export type Server = {
  site: string;
  start: (build?: string) => Promise<void>;
  stop: () => Promise<void>;
};

/** A server of the test's own, which it can stop. */
export const test = base.extend<{ server: Server }>({
  server: async ({ baseURL }, use, { parallelIndex }) => {
    const { hostname, port } = new URL(baseURL ?? '');
    const site = `http://${hostname}:${Number(port) + 3 + parallelIndex}`;
    let stop: (() => Promise<void>) | undefined;
    await use({
      site,
      start: async (build) => {
        stop = await serve(site, build);
      },
      stop: async () => {
        await stop?.();
        stop = undefined;
      },
    });
    await stop?.();
  },
});

/** Visits the home page until the worker has copied the site, then stops the server. */
export async function visitOnce(page: Page, { site, start, stop }: Server) {
  await start();
  await page.goto(site);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await stop();
}
