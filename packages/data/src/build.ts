import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname } from 'node:path';
import { deckProblemsOf } from '@nosmilliards/domain/game/deck';
import { builtFilesOf } from './emit/all.ts';
import { builtCardsOf } from './emit/cards.ts';
import { overdueSourcesOf } from './check/sources.ts';
import {
  EDITIONS_DIRECTORY,
  PACKAGE_DIRECTORY,
  activeEditionDirectory,
  editionNamesIn,
} from './read/edition.ts';
import { reviewOf } from './check/review.ts';
import { printed } from './read/problem.ts';
import { filesIn } from './read/text-file.ts';
import { UnreadableEdition } from './read/unreadable.ts';

const editions = process.argv[2] ?? EDITIONS_DIRECTORY;
const destination = process.argv[3] ?? `${PACKAGE_DIRECTORY}/built`;

try {
  const active = activeEditionDirectory(editions);
  const former = editionNamesIn(editions).filter((name) => name < basename(active));
  const built = [...former.map((name) => `${editions}/${name}`), active].map(filesOf);
  const files = built.at(-1);
  if (files !== undefined && !built.includes(undefined)) {
    // The open data of the editions before keep their addresses.
    const kept = built.flatMap((one = new Map()) =>
      [...one].filter(([name]) => name.startsWith('open-data/')),
    );
    write(new Map([...kept, ...files]));
    console.log(`Édition ${basename(active)} : ${files.size} fichiers écrits.`);
  } else process.exitCode = 1;
} catch (error) {
  if (!(error instanceof UnreadableEdition)) throw error;
  for (const problem of error.problems) console.error(printed(problem));
  process.exitCode = 1;
}

/** Figures that fail a check are not built: a wrong amount never reaches the site. */
function filesOf(directory: string): Map<string, string> | undefined {
  const review = reviewOf(filesIn(directory));
  if (review.problems.length > 0 || review.dossier === undefined) {
    for (const problem of review.problems) console.error(printed(problem));
    return undefined;
  }
  const { dossier, verdicts } = review;
  const warnings = overdueSourcesOf(dossier, new Date().toISOString().slice(0, 10));
  for (const problem of deckProblemsOf(builtCardsOf(dossier))) console.warn(problem);
  return builtFilesOf(dossier, { verdicts, warnings });
}

/**
 * Each file that changed is replaced whole: tests and a development server that read meanwhile find
 * the old or the new one, and reload nothing else.
 */
function write(files: ReadonlyMap<string, string>): void {
  for (const [name, content] of files) {
    const path = `${destination}/${name}`;
    if (existsSync(path) && readFileSync(path, 'utf8') === content) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(`${path}.draft`, content);
    renameSync(`${path}.draft`, path);
  }
  const folders = new Set([...files.keys()].flatMap(foldersOf));
  for (const name of readdirSync(destination, { recursive: true, encoding: 'utf8' })) {
    if (!files.has(name) && !folders.has(name))
      rmSync(`${destination}/${name}`, { recursive: true, force: true });
  }
}

/** « a/b/c.json » is in « a » and « a/b ». */
function foldersOf(name: string): string[] {
  const folder = dirname(name);
  return folder === '.' ? [] : [folder, ...foldersOf(folder)];
}
