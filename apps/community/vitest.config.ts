import { defineConfig } from 'vitest/config';

/** What needs a database: a real one, which each file starts for itself. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['trials/*.spec.ts'],
    // One after the other: two of them at once would measure each other.
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
