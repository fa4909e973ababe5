import { readdirSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { sharedFilesOf } from './shared-files.ts';

const FRAMEWORK = /node_modules\/(react|react-dom|react-router|scheduler)\/|rolldown/;
const PAGE = /\/app\/(?:routes\/)?([\w-]+)\.tsx\?__react-router-build-client-route$/;

/** The bundler wants its groups before it has read a module: as many as the pages may need. */
const MOST_SHARED_FILES = 40;
/** Of how many pages, at most, the late styles stand in the text of the page. */
const MOST_BEARERS = 3;
const sharedFiles = Array.from({ length: MOST_SHARED_FILES }, (_, index) => `shared-${index}`);
const pages = readdirSync(new URL('../app/routes', import.meta.url))
  .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
  .map((file) => file.replace('.tsx', ''));

/** What comes late may wait. */
const LATE_WEIGHT = 0.5;

/** Where visits begin counts most: nothing is on the device yet. */
const weights: Readonly<Record<string, number>> = {
  home: 40,
  ligne: 20.25,
  'je-fais-mon-budget': 34.25,
  express: 40,
  'en-images': 1.25,
  carte: 8.75,
  methodologie: 31.25,
  explorer: 40,
  resultats: 40,
  corrections: 11,
  integrer: 0.5,
  lettre: 4.5,
  compare: 19.25,
  budget: 10.25,
  'gamified-completion': 2.75,
  donnees: 8.75,
  'frame/game-table.ts': 12.25,
  'frame/ballot-engine.ts': 4.5,
  'frame/end-screen.ts': 0.25,
  'frame/share-table.tsx': 0.25,
  'frame/totals-table.tsx': 1.25,
  rejoindre: 9.5,
  pieces: 13.75,
  tendances: 0.75,
  enseigner: 2,
  'frame/room-table.ts': 4,
  'features/impact/impact-panel.tsx': 7.5,
  'frame/pupil-table.tsx': 4.5,
  'reduction-impots': 0.25,
  duel: 3.75,
  piece: 0.25,
  'a-propos': 40,
  lexique: 0.25,
  'frame/trends-table.ts': 1.25,
  confidentialite: 40,
  'frame/travel-table.ts': 3.5,
  'frame/keeper.ts': 4,
};
const prices = {
  request: 5533,
  weightOf(user: string): number {
    const name = user.replace(/^.*\/app\//, '');
    return weights[name] ?? (pages.includes(user) ? 1 : LATE_WEIGHT);
  },
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
              // Each page lists the files of all: a sign less in each name counts.
              entryFileNames: 'assets/[name]-[hash:7].js',
              chunkFileNames: 'assets/[name]-[hash:7].js',
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
    const infoOf = (id: string) => this.getModuleInfo(id);
    const ids = [...this.getModuleIds()];
    const parts = new Set(ids.flatMap((id) => infoOf(id)?.dynamicallyImportedIds ?? []));
    /** What each page and late part cannot be shown without; the root stands around every page. */
    const needs = new Map<string, Set<string>>();
    for (const start of ids) {
      const [, page] = PAGE.exec(start) ?? [];
      if (page === undefined && !parts.has(start)) continue;
      const reached = new Set([start]);
      // A set goes on to what is added while it is read.
      for (const id of reached) {
        for (const next of infoOf(id)?.importedIds ?? []) reached.add(next);
      }
      for (const user of page === 'root' ? pages : [page ?? start]) {
        needs.set(user, new Set([...(needs.get(user) ?? []), ...reached]));
      }
    }
    const startersOf = new Map<string, string[]>();
    for (const [user, needed] of needs) {
      for (const part of [...needed].flatMap((id) => infoOf(id)?.dynamicallyImportedIds ?? [])) {
        startersOf.set(part, [...(startersOf.get(part) ?? []), user]);
      }
    }
    /** What all that may start a late part have, it finds there. */
    const finds = (user: string, id: string, asked: readonly string[] = []): boolean =>
      !asked.includes(user) &&
      (startersOf.get(user) ?? []).length > 0 &&
      (startersOf.get(user) ?? []).every(
        (starter) => needs.get(starter)?.has(id) === true || finds(starter, id, [...asked, user]),
      );
    /** A style that a late part brings is a request more: it comes with the page, and in its text. */
    const bearersOf = (user: string, id: string): readonly string[] => {
      const starters = startersOf.get(user) ?? [];
      const isCarried = id.endsWith('.css') && starters.length <= MOST_BEARERS;
      return isCarried &&
        starters.every((starter) => pages.includes(starter)) &&
        starters.length > 0
        ? starters
        : [user];
    };

    const usersOf = new Map<string, Set<string>>();
    for (const [user, needed] of needs) {
      for (const id of needed) {
        if (FRAMEWORK.test(id) || finds(user, id)) continue;
        usersOf.set(id, new Set([...(usersOf.get(id) ?? []), ...bearersOf(user, id)]));
      }
    }
    const modules = [...usersOf].map(([id, users]) => ({
      id,
      users,
      bytes: brotliCompressSync(infoOf(id)?.code ?? '').length,
      imports: infoOf(id)?.importedIds ?? [],
    }));
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
