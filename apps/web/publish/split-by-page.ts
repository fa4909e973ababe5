import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';
import {
  isStyle,
  MOST_FILES,
  sharedFilesOf,
  type NeededModule,
  type Visit,
} from './shared-files.ts';

const FRAMEWORK =
  /node_modules\/(react|react-dom|react-router|scheduler)\/|rolldown|by-name:|\/app\/entry\.client/;
const PAGE = /\/app\/(?:routes\/)?([\w-]+)\.tsx\?__react-router-build-client-route$/;

/** Of how many pages, at most, the late styles stand in the text of the page. */
const MOST_BEARERS = 3;
const repository = resolve(import.meta.dirname, '../../..');
const pages = readdirSync(new URL('../app/routes', import.meta.url))
  .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
  .map((file) => file.replace('.tsx', ''))
  .toSorted();

type Most = Visit['most'];

/**
 * The most a page may ask for, its own file included: script in bytes of compressed source (about
 * half of them travel), files before it is shown and once it has all it asks for by itself. What
 * `npm run budget` and `e2e/poids.spec.ts` measure on the pages as sent is what these stand for.
 */
const quiet: Most = { firstFiles: 5, firstBytes: 52_000, files: 6, bytes: 200_000 };
const busy: Most = { ...quiet, firstFiles: 7, firstBytes: 79_000, files: 9 };
const game: Most = { ...quiet, firstFiles: 6, firstBytes: 83_000, files: 13, bytes: 141_000 };
const results: Most = { ...quiet, firstFiles: 8, firstBytes: 80_000, files: 13 };
const travel: Most = { ...busy, firstFiles: 8, files: 13, bytes: 145_000 };
const mostOf: Readonly<Record<string, Most>> = {
  home: { ...quiet, firstBytes: 51_000 },
  ligne: { ...quiet, firstBytes: 51_800 },
  carte: { ...quiet, firstBytes: 50_500, files: 7 },
  methodologie: { ...quiet, firstFiles: 6, firstBytes: 49_000, files: 7 },
  lexique: { ...quiet, firstBytes: 46_400, files: 7 },
  corrections: { ...quiet, firstBytes: 46_000, files: 7 },
  enseigner: { ...quiet, firstBytes: 50_500, files: 7 },
  integrer: { ...quiet, firstBytes: 50_800, files: 7 },
  confidentialite: { ...quiet, firstBytes: 48_000 },
  donnees: { ...quiet, firstBytes: 49_600 },
  'plan-du-site': { ...quiet, firstFiles: 2, firstBytes: 48_000, files: 3 },
  'en-images': { ...quiet, firstBytes: 96_000, files: 7 },
  explorer: { ...busy, firstFiles: 6, firstBytes: 78_500, files: 7 },
  compare: { ...busy, firstFiles: 6, firstBytes: 75_000, files: 9, bytes: 90_000 },
  'je-fais-mon-budget': game,
  express: game,
  resultats: { ...results, firstBytes: 81_000 },
  'reduction-impots': { ...results, files: 14 },
  rejoindre: busy,
  seance: busy,
  tendances: busy,
  budget: travel,
  duel: travel,
  lettre: travel,
  'gamified-completion': { ...travel, files: 12, bytes: 152_000 },
};

/** What a page asks for by itself once it is painted. */
const keeper = 'frame/keeper.ts';
/** Of a comparison that was not written ahead: its file is asked for by name (`fallback.ts`). */
const comparedLines = 'dataset/compared-lines.ts';
const withVotes = ['frame/ballot-engine.ts', 'features/impact/impact-panel.tsx', keeper];
const withGame = ['frame/game-table.ts', 'frame/ballot-engine.ts', keeper];
const withLink = ['frame/travel-table.ts', 'frame/ballot-engine.ts', keeper];
const lateOf: Readonly<Record<string, readonly string[]>> = {
  compare: [comparedLines, keeper],
  'je-fais-mon-budget': withGame,
  express: withGame,
  resultats: withVotes,
  'reduction-impots': withVotes,
  'gamified-completion': ['frame/end-screen.ts', ...withVotes],
  budget: withLink,
  duel: withLink,
  lettre: withLink,
};
/** Whose own modules may join shared ones: the late parts, and a page that shares next to nothing. */
const openOnes = new Set([...Object.values(lateOf).flat(), 'carte']);
openOnes.delete(comparedLines);
const partOf = (id: string) => id.replace(/^.*\/app\//, '');
const nameOf = (part: string) => part.replaceAll(/^.*\/|\.tsx?$/g, '');

/** The bundler writes into a module where it stands: built elsewhere, it must weigh the same. */
function weightOf(code: string): number {
  return brotliCompressSync(code.replaceAll(repository, '')).length;
}

/** Whose alone a module is. */
function ownerOf({ users }: NeededModule): string {
  return users.size === 1 ? partOf([...users].join('')) : '';
}

function isClosed(module: NeededModule): boolean {
  return ownerOf(module) !== '' && !openOnes.has(ownerOf(module));
}

/** The bundler wants its groups before it has read a module. */
const fileNames = [
  ...Array.from({ length: MOST_FILES }, (_, index) => `shared-${index}`),
  ...pages,
  ...[...openOnes].map(nameOf),
];

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
                  ...fileNames.map((name) => ({
                    name,
                    test: (id: string) => fileOf.get(id) === name,
                    // What it needs has its own place.
                    includeDependenciesRecursively: false,
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
      const isCarried = isStyle(id) && starters.length <= MOST_BEARERS;
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
      bytes: isStyle(id) ? 0 : weightOf(infoOf(id)?.code ?? ''),
      imports: infoOf(id)?.importedIds ?? [],
    }));
    const visits = pages.map((page): Visit => {
      const first = needs.get(page) ?? new Set();
      const late = ids.filter((id) => (lateOf[page] ?? [keeper]).includes(partOf(id)));
      const own = modules.filter((module) => isClosed(module) && ownerOf(module) === page);
      const { firstFiles, firstBytes, files, bytes } = mostOf[page] ?? quiet;
      const weight = own.reduce((sum, module) => sum + module.bytes, 0);
      return {
        first,
        late: new Set(late.flatMap((part) => [...(needs.get(part) ?? [])])),
        most: {
          firstFiles: firstFiles - Math.sign(weight),
          firstBytes: firstBytes - weight,
          files: files - Math.sign(weight),
          bytes: bytes - weight,
        },
      };
    });
    // In the order of their names: that in which they were read differs from build to build.
    const open = modules
      .filter((module) => !isClosed(module))
      .toSorted((a, b) => (a.id < b.id ? -1 : 1));
    for (const [index, together] of sharedFilesOf(open, visits).entries()) {
      const [holder] = open
        .filter(({ id }) => together.has(id))
        .flatMap((module) => ownerOf(module) || []);
      for (const id of together) fileOf.set(id, holder ? nameOf(holder) : `shared-${index}`);
    }
    for (const module of modules) {
      if (isClosed(module) && pages.includes(ownerOf(module)))
        fileOf.set(module.id, ownerOf(module));
    }
  },
};
