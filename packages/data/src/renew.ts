import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { reviewOf } from './check/review.ts';
import { changesOf, factsOf, keyOf, spelled } from './derive/facts.ts';
import type { Dossier } from './read/dossier.ts';
import { activeEditionDirectory, EDITIONS_DIRECTORY, PACKAGE_DIRECTORY } from './read/edition.ts';
import { printed, type Problem } from './read/problem.ts';
import { RELEASE_DAY } from './read/tables.ts';
import { filesIn } from './read/text-file.ts';
import { withCell } from './write-cell.ts';

/**
 * `npm run data:renew`, after a figure was corrected: writes every cell that the check computes
 * from others, the entries of the log without their reason, the day and the version, then builds.
 * It says what only a person can settle.
 */
const directory = activeEditionDirectory(process.argv[2] ?? EDITIONS_DIRECTORY);
const review = () => reviewOf(filesIn(directory));

/** A value that follows another is written in a later round. */
const MOST_ROUNDS = 20;
let problems = review().problems;
for (let round = 0; round < MOST_ROUNDS && problems.some(({ right }) => right); round += 1) {
  for (const problem of problems) writeRight(problem);
  ({ problems } = review());
}

const { dossier } = review();
if (dossier !== undefined) log(dossier);
({ problems } = review());
for (const one of problems)
  console.error(printed({ ...one, file: `${basename(directory)}/${one.file}` }));
if (problems.length > 0) process.exitCode = 1;
else if (process.argv[2] === undefined) {
  execFileSync(process.execPath, [`${PACKAGE_DIRECTORY}/src/build.ts`], { stdio: 'inherit' });
}

function writeRight({ file, line, right = {} }: Problem): void {
  for (const [column, value] of Object.entries(right)) {
    rewrite(`${directory}/${file}`, (text) => withCell(text, { file, line, column, value }));
  }
}

/** What the log does not say yet of the values that were published, newest first. */
function log({ edition, ...rest }: Dossier): void {
  const known = new Map(
    edition.published.rows.map(({ id, quoi, valeur }) => [
      keyOf({ id, what: quoi }),
      spelled(valeur),
    ]),
  );
  for (const change of changesOf(edition).toReversed()) known.set(keyOf(change), change.after);
  const today = new Date().toISOString().slice(0, 10);
  const entries = factsOf({ edition, ...rest }).flatMap(({ id, what, value }) => {
    const before = known.get(keyOf({ id, what }));
    if (before === undefined || before === value) return [];
    const [avant, apres] = [before, value].map((one) =>
      Number.isNaN(Number(one)) ? `'${one}'` : one,
    );
    return `  - date: '${today}'\n    quoi: ${what}\n    objet: ${id}\n    avant: ${avant}\n    apres: ${apres}\n    raison: ''\n`;
  });
  if (entries.length === 0) return;
  rewrite(`${directory}/corrections.yaml`, (text) =>
    text.replace(/^corrections:.*\n/m, () => `corrections:\n${entries.join('')}`),
  );
  const { mise_a_jour: day, version, anciennes_versions: former } = edition.record.content;
  const released = edition.published.rows.find(({ quoi }) => quoi === RELEASE_DAY)?.valeur;
  const next = version.replace(/\d+$/, (last) => String(Number(last) + 1));
  rewrite(`${directory}/edition.yaml`, (text) => {
    const dated = text.replace(/^mise_a_jour: .*$/m, `mise_a_jour: '${today > day ? today : day}'`);
    if (day !== released) return dated;
    const list = [...former, version].map((one) => `'${one}'`).join(', ');
    return dated
      .replace(/^version: .*$/m, `version: '${next}'`)
      .replace(/^anciennes_versions: .*$/m, `anciennes_versions: [${list}]`);
  });
  console.log(
    `${entries.length} entrée(s) en tête de corrections.yaml : dites la raison de chacune.`,
  );
}

function rewrite(path: string, change: (text: string) => string): void {
  const text = readFileSync(path, 'utf8');
  const changed = change(text);
  if (changed !== text) writeFileSync(path, changed);
}
