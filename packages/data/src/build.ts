import { verdictsOf } from './checks/all.ts';
import { openDossier } from './dossier.ts';
import { emit } from './emit/all.ts';
import { overdueSourcesOf } from './overdue.ts';
import { activeEditionDirectory, EDITIONS_DIRECTORY, PACKAGE_DIRECTORY } from './read.ts';

/** Figures that fail a check are not built: a wrong amount never reaches the site. */
const dossier = openDossier(activeEditionDirectory(EDITIONS_DIRECTORY));
const verdicts = verdictsOf(dossier);
const problems = verdicts.flatMap((verdict) => verdict.problems);

if (problems.length > 0) {
  for (const { file, line, message } of problems) console.error(`${file}:${line} ${message}`);
  process.exitCode = 1;
} else {
  const warnings = overdueSourcesOf(dossier, new Date().toISOString().slice(0, 10));
  const files = emit(dossier, { verdicts, warnings }, `${PACKAGE_DIRECTORY}/built`);
  console.log(`Édition ${dossier.edition.sheet.content.annee} : ${files.length} fichiers écrits.`);
}
