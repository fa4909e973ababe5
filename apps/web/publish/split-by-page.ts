import { readdirSync } from 'node:fs';
import type { Plugin } from 'vite';
import { sharedFilesOf } from './shared-files.ts';

const FRAMEWORK = /node_modules\/(react|react-dom|react-router|scheduler)\/|rolldown/;
const PAGE = /\/app\/(?:routes\/)?([\w-]+)\.tsx\?__react-router-build-client-route$/;

/** The bundler wants its groups before it has read a module: as many as the pages may need. */
const MOST_SHARED_FILES = 40;
const sharedFiles = Array.from({ length: MOST_SHARED_FILES }, (_, index) => `shared-${index}`);
const pages = readdirSync(new URL('../app/routes', import.meta.url))
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => file.replace('.tsx', ''));

/** Where visits begin counts most: nothing is on the device yet. What comes late may wait. */
const weights: Readonly<Record<string, number>> = {
  home: 4,
  ligne: 10,
  'je-fais-mon-budget': 16,
  express: 8,
  'en-images': 3,
  carte: 3,
  methodologie: 10,
  explorer: 4,
  resultats: 8,
};
const prices = {
  request: 5000,
  weightOf: (user: string) => weights[user] ?? (pages.includes(user) ? 1 : 0.05),
};

/** Where each module goes, once the bundler knows them all. */
const fileOf = new Map<string, string>();

/**
 * Left alone, the bundler cuts a file per set of pages that share modules: twenty requests for one
 * page. Here the framework is a file, what only one page needs another, and what several pages or
 * late parts need a few (`shared-files.ts`). What only one late part needs is the bundler's.
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
    const ids = [...this.getModuleIds()];
    const parts = new Set(
      ids.flatMap((id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? []),
    );
    const usersOf = new Map<string, Set<string>>();
    for (const start of ids) {
      const [, page] = PAGE.exec(start) ?? [];
      const user = page ?? (parts.has(start) ? start : null);
      if (user === null) continue;
      const reached = new Set([start]);
      // A set goes on to what is added while it is read.
      for (const id of reached) {
        for (const next of this.getModuleInfo(id)?.importedIds ?? []) reached.add(next);
        if (FRAMEWORK.test(id)) continue;
        // The root stands around every page.
        const users = user === 'root' ? pages : [user];
        usersOf.set(id, new Set([...(usersOf.get(id) ?? []), ...users]));
      }
    }
    const modules = [...usersOf].map(([id, users]) => ({
      id,
      // What every page has, a late part finds there.
      users: pages.every((page) => users.has(page)) ? new Set(pages) : users,
      bytes: this.getModuleInfo(id)?.code?.length ?? 0,
      imports: this.getModuleInfo(id)?.importedIds ?? [],
    }));
    if (process.env['SPLIT_DUMP'] && modules.length > 50) { const fs = process.getBuiltinModule('node:fs'); fs.writeFileSync(process.env['SPLIT_DUMP'], JSON.stringify({ pages, modules: modules.map((m) => ({ ...m, users: [...m.users] })) })); }
    const shared = modules.filter(({ users }) => users.size > 1);
    for (const [index, { ids: together }] of sharedFilesOf(shared, prices).entries()) {
      for (const id of together) fileOf.set(id, sharedFiles[index] ?? '');
    }
    for (const { id, users } of modules) {
      const [only = ''] = users;
      if (users.size === 1 && pages.includes(only)) fileOf.set(id, only);
    }
  },
};
