import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'domain', include: ['packages/domain/src/**/*.test.ts'] } },
      { test: { name: 'data', include: ['packages/data/src/**/*.test.ts'] } },
      { test: { name: 'checks', include: ['checks/**/*.test.ts'], testTimeout: 30_000 } },
      {
        test: {
          name: 'web',
          include: ['apps/web/{app,judge,publish}/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
        },
      },
    ],
    coverage: {
      include: ['packages/domain/src/**/*.ts'],
      exclude: ['**/*.test.ts', '**/testing.ts'],
      thresholds: { branches: 95, functions: 95, lines: 95, statements: 95 },
    },
  },
});
