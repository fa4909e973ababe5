import { writeFileSync } from 'node:fs';
import { factsOf } from './derive/facts.ts';
import { reviewOf } from './check/review.ts';
import { printed } from './read/problem.ts';
import { activeEditionDirectory, EDITIONS_DIRECTORY } from './read/edition.ts';
import { PUBLISHED, RELEASE_DAY } from './read/tables.ts';
import { filesIn } from './read/text-file.ts';

/** `npm run data:published`, at a release: the next changes are compared with this file. */
const directory = activeEditionDirectory(EDITIONS_DIRECTORY);
const { dossier, problems } = reviewOf(filesIn(directory));
// A change without an entry would be forgotten here.
for (const problem of problems) console.error(printed(problem));
if (problems.length > 0 || dossier === undefined) {
  process.exitCode = 1;
} else {
  const { mise_a_jour: value } = dossier.edition.record.content;
  const rows = [{ id: 'edition', what: RELEASE_DAY, value }, ...factsOf(dossier)];
  const header = PUBLISHED.columns.map(({ name }) => name).join(',');
  const lines = rows.map(({ id, what, value: known }) => `${id},${what},${known}`);
  writeFileSync(`${directory}/${PUBLISHED.file}`, `${[header, ...lines].join('\n')}\n`);
  console.log(`${rows.length} valeurs écrites dans ${PUBLISHED.file}.`);
}
