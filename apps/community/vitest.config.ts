import { defineConfig } from 'vitest/config';

/** What needs a database: a real one, which each file starts for itself. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['trials/*.spec.ts'],
    // Most of them wait, for a process that starts or a slot that passes.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
