import { lineTablesOf, type Dossier } from '../read/dossier.ts';
import { problemAt, problemsIn, type Problem } from '../read/problem.ts';

/** Vintages of the State that must not be mixed in a sum: bill, voted law, execution. */
const STATE_VINTAGE = /^(plf|lfi|execution)_/;

type Side = ReturnType<typeof lineTablesOf>[number];

/** State lines have the vintage of the edition, or an exception with its reason. */
export function checkVintages(dossier: Dossier): Problem[] {
  const { edition, lineOf } = dossier;
  const expected = edition.record.content.controles.millesime_etat;
  const { millesimes } = edition.gaps.content;
  const excused = new Set(millesimes.map(({ objet }) => objet));
  const stale = millesimes.flatMap(({ objet }, index) => {
    const vintage = lineOf(objet)?.row.millesime ?? '';
    if (STATE_VINTAGE.test(vintage) && vintage !== expected) return [];
    const message = `L’exception de millésime de « ${objet} » n’a plus lieu d’être : retirez-la.`;
    return problemsIn(edition.gaps, ['millesimes', index], [message]);
  });
  return [
    ...lineTablesOf(dossier).flatMap((side) => [
      ...strangersIn(side, expected, excused),
      ...mismatchesIn(side, excused),
    ]),
    ...stale,
  ];
}

function strangersIn({ table, tree }: Side, expected: string, excused: Set<string>): Problem[] {
  return tree.all
    .filter(({ row }) => STATE_VINTAGE.test(row.millesime) || (row.budget_etat ?? '') !== '')
    .filter(({ row }) => row.millesime !== expected && !excused.has(row.id))
    .map(({ row }) =>
      problemAt(
        table,
        row,
        `« ${row.id} » est au millésime « ${row.millesime} », additionné à « ${expected} » : mettez le montant de « ${expected} », ou inscrivez la ligne et sa raison sous millesimes, dans ecarts.yaml.`,
      ),
    );
}

function mismatchesIn({ table, tree }: Side, excused: Set<string>): Problem[] {
  return tree.all.flatMap((parent) =>
    parent.children
      .filter(({ row }) => row.millesime !== '' && parent.row.millesime !== '')
      .filter(({ row }) => row.millesime !== parent.row.millesime && !excused.has(row.id))
      .map(({ row }) =>
        problemAt(
          table,
          row,
          `Le millésime « ${row.millesime} » n’est pas celui de « ${parent.row.id} » (${parent.row.millesime}) : gardez un seul millésime.`,
        ),
      ),
  );
}
