import { lineTablesOf, type Dossier } from '../read/dossier.ts';
import { problemAt, type Problem } from '../read/problem.ts';
import { lineIdsOf } from '../read/edition.ts';

/** A sum has the least certain nature of its terms, a card that of its lines. */
export function checkNatures(dossier: Dossier): Problem[] {
  const { edition, lineOf } = dossier;
  const sums = lineTablesOf(dossier).flatMap(({ table, tree }) =>
    tree.all
      .filter(({ row }) => row.nature === 'calcule')
      .flatMap(({ row, children }) => {
        const soft = children.find((child) => child.row.nature === 'estime');
        if (soft === undefined) return [];
        const message = `« ${soft.row.id} » est estimé, donc la somme « ${row.id} » aussi : mettez estime.`;
        return [problemAt(table, row, message)];
      }),
  );
  const cards = edition.cards.rows
    .filter((row) => row.nature !== 'estime')
    .flatMap((row) => {
      const soft = lineIdsOf(row).find((id) => lineOf(id)?.row.nature === 'estime');
      if (soft === undefined) return [];
      const message = `La ligne « ${soft} » est estimée, donc la carte ${row.id} aussi : mettez estime.`;
      return [problemAt(edition.cards, row, message)];
    });
  return [...sums, ...cards];
}
