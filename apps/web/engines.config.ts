import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromium109 } from './e2e/engines/chromium-109.ts';

/** The other engines, on the site as nginx serves it; Chromium has `playwright.config.ts`. */
const port = Number(process.env['E2E_PORT'] ?? 4180);
const site = `http://127.0.0.1:${port}`;
const inCi = Boolean(process.env['CI']);

export default defineConfig({
  testDir: 'e2e',
  // On the site of another edition: `rehearsal.config.ts` runs them.
  testIgnore: 'rehearsal/**',
  fullyParallel: true,
  forbidOnly: inCi,
  retries: 0,
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: { baseURL: site, locale: 'fr-FR' },
  projects: [
    {
      name: 'orca',
      testMatch: 'engines/orca.spec.ts',
      // One at a time, and first: it waits for silence while the others work.
      fullyParallel: false,
    },
    {
      name: 'firefox',
      grep: /@every-engine/,
      // This protocol has no finger.
      grepInvert: /finger/,
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: {
          executablePath: resolve(import.meta.dirname, 'e2e/engines/firefox-esr.ts'),
          firefoxUserPrefs: { 'ui.prefersReducedMotion': 1, 'ui.useOverlayScrollbars': 0 },
        },
      },
    },
    { name: 'webkit', testMatch: 'engines/webkit.spec.ts', fullyParallel: false },
    { name: 'safari-16', testMatch: 'engines/safari-16.spec.ts', fullyParallel: false },
    {
      name: 'chromium-109',
      testMatch: 'engines/chromium-109.spec.ts',
      use: {
        serviceWorkers: 'block',
        launchOptions: {
          executablePath: chromium109,
          args: ['--no-sandbox', '--disable-gpu'],
        },
      },
    },
  ],
  webServer: { command: `node judge/nginx.ts ${port}`, url: site, reuseExistingServer: !inCi },
});
