import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

/** The specs use up to twenty ports from this one on: another value lets two checkouts run at once. */
const port = Number(process.env['E2E_PORT'] ?? 4180);
const site = `http://127.0.0.1:${port}`;
const start = `http://127.0.0.1:${port + 2}`;
const development = `http://127.0.0.1:${port + 1}`;
/** The same browser without its windows: it opens a page in half the time. */
const shell = '/usr/lib/chromium/chromium-headless-shell';
const inCi = Boolean(process.env['CI']);

export default defineConfig({
  testDir: 'e2e',
  // `nightly.config.ts` runs the others.
  grepInvert: /@nightly/,
  fullyParallel: true,
  forbidOnly: inCi,
  retries: 0,
  // One more than the two cores: a journey waits half of its time.
  workers: 3,
  // These limits stop a journey that hangs. They do not measure speed: the benches do.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  // The transcripts are the same on every machine: no platform in their names.
  snapshotPathTemplate: '{testDir}/transcription/{arg}{ext}',
  use: {
    baseURL: site,
    locale: 'fr-FR',
    // A service worker would answer instead of the server under test; `hors-ligne.spec.ts` allows it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: existsSync(shell) ? shell : '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        // Letters as wide as on a screen: by default the shell rounds them to whole pixels.
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
    { name: 'site', testIgnore: ['dev.spec.ts', 'engines/**', 'rehearsal/**'] },
    { name: 'development', testMatch: 'dev.spec.ts', use: { baseURL: development } },
    // `npm start` must answer as nginx does.
    { name: 'start', testMatch: 'server.spec.ts', use: { baseURL: start } },
  ],
  webServer: [
    { command: `node judge/nginx.ts ${port}`, url: site },
    {
      command: 'node publish/serve.ts',
      env: { PORT: String(port + 2) },
      url: start,
    },
    {
      command: `react-router dev --host 127.0.0.1 --port ${port + 1} --strictPort`,
      url: development,
    },
  ].map((server) => ({ ...server, timeout: 300_000, reuseExistingServer: !inCi })),
});
