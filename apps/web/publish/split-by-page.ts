import { readdirSync } from 'node:fs';
import type { Plugin } from 'vite';
import { sharedFilesOf } from './shared-files.ts';

const FRAMEWORK = /node_modules\/(react|react-dom|react-router|scheduler)\/|rolldown/;
const PAGE = /\/app\/(?:routes\/)?([\w-]+)\.tsx\?__react-router-build-client-route$/;

/** Where visits begin counts most: nothing is on the device yet. */
const prices = { request: 6000, weights: { home: 4, ligne: 4, 'je-fais-mon-budget': 2 } };

/** The bundler wants its groups before it has read a module: as many as the pages may need. */
const MOST_SHARED_FILES = 24;
const sharedFiles = Array.from({ length: MOST_SHARED_FILES }, (_, index) => `shared-${index}`);
const pages = readdirSync(new URL('../app/routes', import.meta.url))
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => file.replace('.tsx', ''));

/** Where each module goes, once the bundler knows them all. */
const fileOf = new Map<string, string>();

/**
 * Left alone, the bundler cuts a file per set of pages that share modules: twenty requests for one
 * page. Here the framework is a file, what only one page needs another, and what several pages need
 * a few (`shared-files.ts`). Code that comes late is still cut by the bundler.
 */
export const splitByPage: Plugin = {
  name: 'split-by-page',
  applyToEnvironment: ({ name }) => name === 'client',
  config: () => ({
    environments: {
      client: {
        build: {
          rolldownOptions: {
            // Otherwise a page whose modules others share costs a request more, for a file that
            // re-exports. The framework's own answer is laid over the config: a plugin has the last
            // word.
            preserveEntrySignatures: 'allow-extension',
            output: {
              codeSplitting: {
                groups: [
                  { name: 'framework', test: FRAMEWORK },
                  ...[...sharedFiles, ...pages].map((name) => ({
                    name,
                    test: (id: string) => fileOf.get(id) === name,
                  })),
                ],
              },
            },
          },
        },
      },
    },
  }),
  buildEnd() {
    const pagesOf = new Map<string, Set<string>>();
    for (const start of this.getModuleIds()) {
      const [, page] = PAGE.exec(start) ?? [];
      if (page === undefined) continue;
      const reached = new Set([start]);
      // A set goes on to what is added while it is read.
      for (const id of reached) {
        for (const next of this.getModuleInfo(id)?.importedIds ?? []) reached.add(next);
        if (FRAMEWORK.test(id)) continue;
        // The root stands around every page.
        const needing = page === 'root' ? pages : [page];
        pagesOf.set(id, new Set([...(pagesOf.get(id) ?? []), ...needing]));
      }
    }
    const modules = [...pagesOf].map(([id, needing]) => ({
      id,
      pages: needing,
      bytes: this.getModuleInfo(id)?.code?.length ?? 0,
    }));
    const shared = modules.filter((module) => module.pages.size > 1);
    for (const [index, { ids }] of sharedFilesOf(shared, prices).entries()) {
      for (const id of ids) fileOf.set(id, sharedFiles[index] ?? '');
    }
    for (const { id, pages: needing } of modules) {
      const [only = ''] = needing;
      if (needing.size === 1) fileOf.set(id, only);
    }
  },
};
