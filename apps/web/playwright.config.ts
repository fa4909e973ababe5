import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

/** Ten neighbouring ports at most, so that two checkouts can run side by side. */
const port = Number(process.env['E2E_PORT'] ?? 4180);
const site = `http://127.0.0.1:${port}`;
const components = `http://127.0.0.1:${port + 1}`;
const start = `http://127.0.0.1:${port + 2}`;
/** The same browser without what surrounds a page: it opens one in half the time. */
const shell = '/usr/lib/chromium/chromium-headless-shell';
const inCi = Boolean(process.env['CI']);

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: inCi,
  retries: 0,
  // One more than the two cores: a journey waits half of its time.
  workers: 3,
  // Limits tell a journey that hangs, not a slow machine: speed has checks of its own.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  // The transcripts: what is said is the same on every machine.
  snapshotPathTemplate: '{testDir}/transcription/{arg}{ext}',
  use: {
    baseURL: site,
    locale: 'fr-FR',
    // A worker would answer in place of the server under test; `hors-ligne.spec.ts` has it back.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: existsSync(shell) ? shell : '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        // Letters as wide as on a screen: by itself the shell rounds them to whole pixels.
        '--font-render-hinting=none',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'site', testIgnore: ['components.spec.ts', 'engines/**'] },
    // `npm start` keeps the promises of nginx.
    { name: 'start', testMatch: 'server.spec.ts', use: { baseURL: start } },
    { name: 'components', testMatch: 'components.spec.ts', use: { baseURL: components } },
  ],
  webServer: [
    { command: `node e2e/nginx.ts ${port}`, url: site, reuseExistingServer: !inCi },
    {
      command: 'node publish/serve.ts',
      env: { PORT: String(port + 2) },
      url: start,
      reuseExistingServer: !inCi,
    },
    {
      command: `npm run build && node e2e/nginx.ts ${port + 1}`,
      env: { COMPONENTS: '1' },
      url: `${components}/composants`,
      reuseExistingServer: !inCi,
      // It builds first: a minute on two busy cores.
      timeout: 240_000,
    },
  ],
});
