import { defineConfig } from 'vitest/config';

/** The root configuration would need the site, which the copy of the rules has not. */
export default defineConfig({
  test: { include: ['src/**/*.test.ts'], pool: 'threads', isolate: false, testTimeout: 300_000 },
});
