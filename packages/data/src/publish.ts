import { writeFileSync } from 'node:fs';
import { publishedTextOf } from './derive/facts.ts';
import { reviewOf } from './check/review.ts';
import { printed } from './read/problem.ts';
import { activeEditionDirectory, EDITIONS_DIRECTORY } from './read/edition.ts';
import { PUBLISHED } from './read/tables.ts';
import { filesIn } from './read/text-file.ts';

/** `npm run data:published`, at a release: the next changes are compared with this file. */
const directory = activeEditionDirectory(EDITIONS_DIRECTORY);
const { dossier, problems } = reviewOf(filesIn(directory));
// A change without an entry would be forgotten here.
for (const problem of problems) console.error(printed(problem));
if (problems.length > 0 || dossier === undefined) {
  process.exitCode = 1;
} else {
  writeFileSync(`${directory}/${PUBLISHED.file}`, publishedTextOf(dossier));
  console.log(`${PUBLISHED.file} est écrit.`);
}
