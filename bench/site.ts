import { once } from 'node:events';
import { resolve } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { prefixOf, startNginx } from '../apps/web/judge/nginx.ts';

const port = Number(process.env['BENCH_PORT'] ?? 4195);
const build = resolve(import.meta.dirname, '../apps/web/build');

/** A phone, next to the machine that measures. */
export const CPU_SLOWDOWN = 4;
export const phoneScreen = { width: 390, height: 844 };

/** Opens Chromium on the built site, served by the nginx of `deploy/`, for as long as `use` runs. */
export async function onSite(use: (browser: Browser, site: string) => Promise<void>) {
  const nginx = startNginx(prefixOf(build, `listen 127.0.0.1:${port};`));
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    await use(browser, `http://127.0.0.1:${port}`);
  } finally {
    await browser.close();
    nginx.kill('SIGQUIT');
    await once(nginx, 'exit');
  }
}
