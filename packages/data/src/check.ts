import { NATURE_WORDS } from '@nosmilliards/domain/budget/nature';
import type { Dossier } from './read/dossier.ts';
import {
  countedSidesOf,
  flooredShare,
  natureSharesOf,
  readingSharesOf,
  yearSharesOf,
  type Share,
} from './derive/trust.ts';
import { recomputedCount } from './derive/formula.ts';
import { checkCommunes } from './check/communes.ts';
import { overdueSourcesOf } from './check/sources.ts';
import { inBillions, printed, type Problem } from './read/problem.ts';
import { EDITIONS_DIRECTORY, activeEditionDirectory, editionNamesIn } from './read/edition.ts';
import { reviewOf } from './check/review.ts';
import { COMMUNES_DIRECTORY, communeTablesIn, semicolonTableOf } from './read/communes.ts';
import { filesIn } from './read/text-file.ts';
import { totalNet } from './read/tree.ts';
import { UnreadableEdition } from './read/unreadable.ts';

/** All editions are checked, including one in preparation that the site does not serve yet. */
const editions = process.argv[2] ?? EDITIONS_DIRECTORY;
const today = new Date().toISOString().slice(0, 10);
const problems = activeEditionProblems();

for (const name of editionNamesIn(editions)) {
  const review = reviewOf(filesIn(`${editions}/${name}`));
  problems.push(...review.problems.map((one) => ({ ...one, file: `${name}/${one.file}` })));
  if (review.problems.length > 0 || review.dossier === undefined) continue;
  console.log(summaryOf(review.dossier, review.verdicts.length));
  for (const warning of overdueSourcesOf(review.dossier, today)) console.warn(warning);
}

// Other editions are checked by a rehearsal: the accounts of the communes are not theirs.
if (process.argv[2] === undefined) {
  const communes = communeTablesIn(COMMUNES_DIRECTORY);
  problems.push(...checkCommunes(communes));
  const { rows } = semicolonTableOf(communes, 'communes.csv');
  console.log(`Comptes des communes : ${rows.length} lignes`);
}

for (const problem of problems) console.error(printed(problem));
if (problems.length > 0) {
  console.error(`\n${problems.length} point(s) à corriger.`);
  process.exitCode = 1;
}

function activeEditionProblems(): Problem[] {
  try {
    activeEditionDirectory(editions);
    return [];
  } catch (error) {
    if (error instanceof UnreadableEdition) return error.problems;
    throw error;
  }
}

function summaryOf(dossier: Dossier, checks: number): string {
  const { edition, expenses, revenues } = dossier;
  const levels = [1, 2, 3, 4, 5].map(
    (level) => expenses.all.filter(({ row }) => row.niveau === String(level)).length,
  );
  const counted = revenues.roots.filter((root) => root.row.hors_total !== 'oui');
  return [
    `Édition ${edition.record.content.annee} : ${checks} contrôles, aucun problème.`,
    `Dépenses : ${expenses.all.length} lignes (${levels.join(', ')} par niveau), ${inBillions(totalNet(expenses.roots))} nets`,
    `Recettes : ${revenues.all.length} lignes, ${inBillions(totalNet(counted))} nets`,
    `Cartes : ${edition.cards.rows.length} ; descriptions : ${Object.keys(edition.descriptions.content.textes).length} ; comparaisons : ${edition.comparisons.content.comparaisons.length} ; sources : ${Object.keys(edition.sources.content.sources).length}`,
    `Recalculés depuis ${edition.cells.length} pièces : ${recomputedCount(dossier)} montants officiels ou calculés`,
    ...countedSidesOf(dossier).flatMap(({ side, roots }) => {
      const name = side === 'expense' ? 'Dépenses' : 'Recettes';
      return [
        `${name} par nature : ${spelled(natureSharesOf(roots), (kind) => NATURE_WORDS[kind])}`,
        `${name} par lecture : ${spelled(readingSharesOf(dossier, roots))}`,
        `${name} par année : ${spelled(yearSharesOf(roots))}`,
      ];
    }),
  ].join('\n');
}

function spelled<Kind extends string | number>(
  shares: readonly Share<Kind>[],
  wordOf: (kind: Kind) => string | number = (kind) => kind,
): string {
  return shares
    .map(
      ({ kind, amount, share }) =>
        `${wordOf(kind)} ${inBillions(amount)} (${flooredShare(share).toFixed(1).replace('.', ',')} %)`,
    )
    .join(', ');
}
