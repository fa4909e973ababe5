import { verdictsOf } from './checks/all.ts';
import { openDossier, type Dossier } from './dossier.ts';
import { natureSharesOf } from './nature-share.ts';
import { overdueSourcesOf } from './overdue.ts';
import { inMillions } from './problem.ts';
import { activeEditionDirectory, EDITIONS_DIRECTORY } from './read.ts';
import { totalNet } from './tree.ts';

const dossier = openDossier(process.argv[2] ?? activeEditionDirectory(EDITIONS_DIRECTORY));
const verdicts = verdictsOf(dossier);
const problems = verdicts.flatMap((verdict) => verdict.problems);

for (const { file, line, message } of problems) console.error(`${file}:${line} ${message}`);
if (problems.length > 0) {
  console.error(`\n${problems.length} point(s) à corriger.`);
  process.exitCode = 1;
} else {
  console.log(summaryOf(dossier, verdicts.length));
  const today = new Date().toISOString().slice(0, 10);
  for (const warning of overdueSourcesOf(dossier, today)) console.warn(warning);
}

function summaryOf({ edition, expenses, revenues }: Dossier, checks: number): string {
  const levels = [1, 2, 3, 4, 5].map(
    (level) => expenses.all.filter(({ row }) => row.niveau === String(level)).length,
  );
  const counted = revenues.roots.filter((root) => root.row.hors_total !== 'oui');
  const shares = natureSharesOf(expenses.roots).map(
    ({ nature, amount, share }) =>
      `  ${nature} : ${inMillions(amount)} (${share.toFixed(1).replace('.', ',')} %)`,
  );
  return [
    `Édition ${edition.sheet.content.annee} : ${checks} contrôles, aucun problème.`,
    `Dépenses : ${expenses.all.length} lignes (${levels.join(', ')} par niveau), ${inMillions(totalNet(expenses.roots))} nets`,
    `Recettes : ${revenues.all.length} lignes, ${inMillions(totalNet(counted))} nets`,
    `Cartes : ${edition.cards.rows.length} ; descriptions : ${Object.keys(edition.descriptions.content.textes).length} ; comparaisons : ${edition.comparisons.content.comparaisons.length} ; sources : ${Object.keys(edition.sources.content.sources).length}`,
    'Part des dépenses nettes par nature :',
    ...shares,
  ].join('\n');
}
