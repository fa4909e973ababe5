import { defineConfig } from '@playwright/test';
import daily from './playwright.config.ts';

/** Journeys on the site of the rehearsal edition, which keeps the edition before. */
export default defineConfig({
  ...daily,
  testDir: 'e2e/rehearsal',
  grepInvert: [],
  projects: [{ name: 'rehearsal' }],
  webServer: [daily.webServer]
    .flat()
    .slice(0, 1)
    .flatMap((server) => server ?? []),
});
