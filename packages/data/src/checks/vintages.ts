import type { Dossier } from '../dossier.ts';
import { problemAt, type Problem } from '../problem.ts';

/** A project, a voted law and what was spent are three different things: never one sum. */
const STATE_VINTAGE = /^(plf|lfi|execution)_/;

export function checkVintages({ edition, expenses, revenues }: Dossier): Problem[] {
  const expected = edition.sheet.content.controles.millesime_etat;
  const offState = edition.expenses.rows
    .filter((row) => row.budget_etat !== '' && row.millesime !== expected)
    .map((row) =>
      problemAt(
        edition.expenses,
        row,
        `Cette ligne de l’État est au millésime « ${row.millesime} » : mettez le montant de « ${expected} ».`,
      ),
    );
  const trees = [
    { table: edition.expenses, tree: expenses },
    { table: edition.revenues, tree: revenues },
  ];
  const mixed = trees.flatMap(({ table, tree }) =>
    tree.all.flatMap((parent) => {
      const stated = parent.children.filter(({ row }) => STATE_VINTAGE.test(row.millesime));
      const odd = stated.find(({ row }) => row.millesime !== stated[0]?.row.millesime);
      if (odd === undefined) return [];
      const message = `« ${parent.row.id} » additionne ${stated[0]?.row.millesime} et ${odd.row.millesime} : gardez un seul millésime.`;
      return [problemAt(table, odd.row, message)];
    }),
  );
  return [...offState, ...mixed];
}
