import { defineConfig } from 'vitest/config';

/**
 * Trials against a real PostgreSQL, which each file starts for itself. `trials` is part of every check.
 * `nightly` adds the slow ones, and plays those whose length is a number of tries ten times longer.
 */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    maxWorkers: 2,
    // Longer than the longest wait for a condition (trials/until.ts): a slow machine must not reach it.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    projects: [
      { extends: true, test: { name: 'trials', include: ['trials/*.spec.ts'] } },
      {
        extends: true,
        test: {
          name: 'nightly',
          include: ['trials/nightly/*.spec.ts', 'trials/{exactness,fuzz,subtraction}.spec.ts'],
          env: { TRIAL_SIZE: '10' },
          testTimeout: 1_200_000,
          hookTimeout: 1_200_000,
        },
      },
    ],
  },
});
