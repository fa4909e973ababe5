import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { deckProblemsOf } from '@nosmilliards/domain/game/deck';
import { builtFilesOf } from './emit/all.ts';
import { builtCardsOf } from './emit/cards.ts';
import { overdueSourcesOf } from './check/sources.ts';
import { EDITIONS_DIRECTORY, PACKAGE_DIRECTORY, activeEditionDirectory } from './read/edition.ts';
import { reviewOf } from './check/review.ts';
import { printed } from './read/problem.ts';
import { filesIn } from './read/text-file.ts';
import { UnreadableEdition } from './read/unreadable.ts';

const editions = process.argv[2] ?? EDITIONS_DIRECTORY;
const destination = process.argv[3] ?? `${PACKAGE_DIRECTORY}/built`;

try {
  build(activeEditionDirectory(editions));
} catch (error) {
  if (!(error instanceof UnreadableEdition)) throw error;
  for (const problem of error.problems) console.error(printed(problem));
  process.exitCode = 1;
}

/** Figures that fail a check are not built: a wrong amount never reaches the site. */
function build(directory: string): void {
  const review = reviewOf(filesIn(directory));
  if (review.problems.length > 0 || review.dossier === undefined) {
    for (const problem of review.problems) console.error(printed(problem));
    process.exitCode = 1;
    return;
  }
  const { dossier, verdicts } = review;
  const warnings = overdueSourcesOf(dossier, new Date().toISOString().slice(0, 10));
  for (const problem of deckProblemsOf(builtCardsOf(dossier))) console.warn(problem);
  const files = builtFilesOf(dossier, { verdicts, warnings });
  // Written beside, then swapped: tests or a development server always find whole data.
  const draft = `${destination}.draft`;
  rmSync(draft, { recursive: true, force: true });
  for (const [name, content] of files) {
    mkdirSync(dirname(`${draft}/${name}`), { recursive: true });
    writeFileSync(`${draft}/${name}`, content);
  }
  rmSync(destination, { recursive: true, force: true });
  renameSync(draft, destination);
  console.log(`Édition ${dossier.edition.record.content.annee} : ${files.size} fichiers écrits.`);
}
