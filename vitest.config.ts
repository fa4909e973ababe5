import { defineConfig, type Plugin } from 'vitest/config';
import site from './apps/web/vite.config.ts';

const { define = {} } = site({ command: 'serve', mode: 'test' });

/** What the bundler writes into the site; Vitest by itself would make a text of every object. */
const constants: Plugin = {
  name: 'constants',
  enforce: 'pre',
  transform: {
    filter: { id: /apps\/web\/app\// },
    handler: (code) =>
      Object.entries(define).reduce((text, [name, value]) => text.replaceAll(name, value), code),
  },
};

/** Most tests read an edition that no correction changes, and that no next one replaces. */
const frozen: Plugin = {
  name: 'frozen',
  enforce: 'pre',
  transform: {
    filter: { id: /\/(?:apps|packages\/contract)\// },
    handler: (code) => code.replaceAll(/data\/built(?=['`]|\/(?!communes))/g, 'data/frozen/built'),
  },
};

/** A limit tells a test that hangs, not a slow machine: speed has checks of its own. */
const patient = { testTimeout: 300_000 } as const;

/** Nothing of one file can reach another: they share a process, which is most of what they cost. */
const together = { ...patient, pool: 'threads', isolate: false } as const;

/** Whole pages on a whole dataset: `app/testing/visit.tsx` forgets one visit before the next. */
const routes = ['apps/web/app/routes/**/*.test.tsx'];
/** Whatever else draws or touches the browser has a window of its own. */
const windowed = [
  'apps/web/app/**/*.test.tsx',
  'apps/web/app/{ballot,browser,layout}/**/*.test.ts',
];

export default defineConfig({
  test: {
    // Left alone, Vitest keeps one core for itself.
    maxWorkers: 2,
    projects: [
      { test: { ...together, name: 'domain', include: ['packages/domain/src/**/*.test.ts'] } },
      {
        test: {
          ...together,
          name: 'data',
          include: ['packages/data/src/**/*.test.ts'],
        },
      },
      {
        plugins: [frozen],
        test: {
          ...together,
          name: 'contract',
          include: ['packages/contract/src/**/*.test.ts'],
        },
      },
      {
        plugins: [frozen],
        // Those that need a database are trials: apps/community/vitest.config.ts.
        test: { ...together, name: 'community', include: ['apps/community/**/*.test.ts'] },
      },
      {
        test: {
          ...together,
          name: 'checks',
          include: ['checks/**/*.test.ts'],
        },
      },
      {
        plugins: [frozen],
        test: {
          ...together,
          name: 'web',
          include: ['apps/web/{app,judge,publish}/**/*.test.{ts,tsx}'],
          exclude: windowed,
        },
      },
      {
        plugins: [constants, frozen],
        test: {
          ...patient,
          name: 'screens',
          include: windowed,
          exclude: routes,
          environment: 'happy-dom',
          setupFiles: ['apps/web/judge/patience.ts'],
          pool: 'threads',
        },
      },
      {
        plugins: [constants, frozen],
        test: {
          ...together,
          name: 'routes',
          include: routes,
          environment: 'happy-dom',
          setupFiles: ['apps/web/judge/patience.ts'],
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
