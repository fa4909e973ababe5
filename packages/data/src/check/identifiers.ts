import type { Dossier } from '../read/dossier.ts';
import { problemAt, problemsAt, type Problem } from '../read/problem.ts';

/** An id is the id of its parent, « _ », a word; it is unique in both trees. */
export function checkIdentifiers({ edition, expenses, revenues }: Dossier): Problem[] {
  const both = [edition.expenses, edition.revenues];
  return both.flatMap((table) => {
    const tree = table === edition.expenses ? expenses : revenues;
    const other = table === edition.expenses ? revenues : expenses;
    return table.rows.flatMap((row) => {
      const refused = (message: string) => [problemAt(table, row, message)];
      if (other.byId.has(row.id) && table === edition.revenues) {
        return refused(`L’identifiant « ${row.id} » existe déjà dans depenses.csv : changez-le.`);
      }
      if (row.parent_id === '') {
        if (row.niveau === '1') return [];
        return refused(
          `La ligne « ${row.id} » est de niveau ${row.niveau} : donnez-lui un parent.`,
        );
      }
      const parent = tree.byId.get(row.parent_id);
      if (parent === undefined) {
        return refused(`Le parent « ${row.parent_id} » n’existe pas : corrigez parent_id.`);
      }
      if (Number(row.niveau) !== Number(parent.row.niveau) + 1) {
        const right = Number(parent.row.niveau) + 1;
        return refused(`Le niveau devrait être ${right}, juste sous « ${row.parent_id} ».`);
      }
      if (!row.id.startsWith(`${row.parent_id}_`)) {
        return refused(`L’identifiant doit commencer par « ${row.parent_id}_ ».`);
      }
      return [];
    });
  });
}

/** The tree has the depth and the number of lines that `edition.yaml` requires. */
export function checkSize({ edition, expenses, revenues }: Dossier): Problem[] {
  const { noeuds_minimum: minimum, niveaux } = edition.record.content.controles;
  const deepest = Math.max(...edition.expenses.rows.map((row) => Number(row.niveau)));
  const count = expenses.all.length + revenues.all.length;
  return problemsAt(edition.expenses, { line: 1 }, [
    count < minimum && `${count} lignes, il en faut au moins ${minimum}.`,
    deepest < niveaux && `L’arbre a ${deepest} niveaux, il en faut ${niveaux}.`,
  ]);
}
