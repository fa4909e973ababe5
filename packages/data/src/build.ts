import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, relative } from 'node:path';
import { deckProblemsOf } from '@nosmilliards/domain/game/deck';
import { builtFilesOf } from './emit/all.ts';
import { builtCardsOf } from './emit/cards.ts';
import { communeFilesOf, COMMUNES_FOLDER, COMMUNES_LIST } from './emit/communes.ts';
import { checkCommunes } from './check/communes.ts';
import { overdueSourcesOf } from './check/sources.ts';
import { keptFilesOf } from './emit/former.ts';
import {
  EDITIONS_DIRECTORY,
  PACKAGE_DIRECTORY,
  activeEditionDirectory,
  editionNamesIn,
} from './read/edition.ts';
import { reviewOf } from './check/review.ts';
import { COMMUNES_DIRECTORY, communeTablesIn } from './read/communes.ts';
import type { Dossier } from './read/dossier.ts';
import { printed } from './read/problem.ts';
import { filesIn } from './read/text-file.ts';
import { UnreadableEdition } from './read/unreadable.ts';

const editions = process.argv[2] ?? EDITIONS_DIRECTORY;
const destination = process.argv[3] ?? `${PACKAGE_DIRECTORY}/built`;

try {
  const active = activeEditionDirectory(editions);
  const files = filesOf(editionNamesIn(editions).filter((name) => name <= basename(active)));
  const communes = communeFiles();
  if (files === undefined || communes === undefined) process.exitCode = 1;
  else {
    write(files, (name) => !isOfCommunes(name));
    if (communes.size > 0) write(communes, isOfCommunes);
    const folder = relative(PACKAGE_DIRECTORY, destination);
    console.log(`Édition ${basename(active)} : ${files.size} fichiers dans ${folder}.`);
  }
} catch (error) {
  if (!(error instanceof UnreadableEdition)) throw error;
  for (const problem of error.problems) console.error(printed(problem));
  process.exitCode = 1;
}

/**
 * Of the last edition, and what is still asked of those before. Figures that fail a check are not
 * built: a wrong amount never reaches the site.
 */
function filesOf(names: readonly string[]): Map<string, string> | undefined {
  const today = new Date().toISOString().slice(0, 10);
  const formers: Dossier[] = [];
  const kept: [string, string][] = [];
  for (const name of names) {
    const review = reviewOf(filesIn(`${editions}/${name}`));
    if (review.problems.length > 0 || review.dossier === undefined) {
      for (const one of review.problems)
        console.error(printed({ ...one, file: `${name}/${one.file}` }));
      return undefined;
    }
    const { dossier, verdicts } = review;
    const warnings = overdueSourcesOf(dossier, today);
    const files = builtFilesOf(dossier, { verdicts, warnings }, formers);
    if (name === names.at(-1)) {
      for (const problem of deckProblemsOf(builtCardsOf(dossier))) console.warn(problem);
      return new Map([...kept, ...files]);
    }
    formers.push(dossier);
    kept.push(...keptFilesOf(files, dossier.edition.record.content.annee));
  }
  return undefined;
}

/**
 * Empty when the tables and the code are those of the files already built: to check and to cut them
 * takes seconds. An edition named on the command line, of a rehearsal or of tests, does without.
 */
function communeFiles(): Map<string, string> | undefined {
  if (process.argv[2] !== undefined) return new Map();
  const hash = createHash('sha256');
  const sources = [
    'communes/*',
    'src/*/communes.ts',
    '../domain/src/commune/{band,code,commune,search}.ts',
  ];
  for (const name of globSync(sources, { cwd: PACKAGE_DIRECTORY }).toSorted()) {
    hash.update(readFileSync(`${PACKAGE_DIRECTORY}/${name}`));
  }
  const stamp = hash.digest('hex');
  const list = `${destination}/${COMMUNES_LIST}`;
  if (existsSync(list) && readFileSync(list, 'utf8').includes(stamp)) return new Map();
  const tables = communeTablesIn(COMMUNES_DIRECTORY);
  const problems = checkCommunes(tables);
  for (const problem of problems) console.error(printed(problem));
  return problems.length === 0 ? communeFilesOf(tables, stamp) : undefined;
}

function isOfCommunes(name: string): boolean {
  return name === COMMUNES_LIST || name.startsWith(COMMUNES_FOLDER);
}

/**
 * Each file that changed is replaced whole: tests and a development server that read meanwhile find
 * the old or the new one, and reload nothing else. What is `isMine` and not in `files` goes away.
 */
function write(files: ReadonlyMap<string, string>, isMine: (name: string) => boolean): void {
  for (const [name, content] of files) {
    const path = `${destination}/${name}`;
    if (existsSync(path) && readFileSync(path, 'utf8') === content) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(`${path}.draft`, content);
    renameSync(`${path}.draft`, path);
  }
  const folders = new Set([...files.keys()].flatMap(foldersOf));
  for (const name of readdirSync(destination, { recursive: true, encoding: 'utf8' })) {
    if (isMine(name) && !files.has(name) && !folders.has(name))
      rmSync(`${destination}/${name}`, { recursive: true, force: true });
  }
}

/** « a/b/c.json » is in « a » and « a/b ». */
function foldersOf(name: string): string[] {
  const folder = dirname(name);
  return folder === '.' ? [] : [folder, ...foldersOf(folder)];
}
