import { lineTablesOf, type Dossier } from '../read/dossier.ts';
import { problemsAt, type Problem } from '../read/problem.ts';
import { descendantsOf, type Line } from '../read/tree.ts';

/** Transfers and technical lines are not votable, and a transfer is counted only once. */
export function checkFlags(dossier: Dossier): Problem[] {
  return lineTablesOf(dossier).flatMap(({ table, tree }) =>
    tree.roots.flatMap((root) =>
      [root, ...descendantsOf(root)].flatMap((line) =>
        problemsAt(table, line.row, faultsOf(line, root)),
      ),
    ),
  );
}

function faultsOf(line: Line, root: Line): (string | false)[] {
  const { row } = line;
  const isLeaf = line.children.length === 0;
  return [
    row.votable === 'oui' &&
      (row.est_transfert === 'oui' || row.technique === 'oui') &&
      'Un transfert ou une ligne technique ne se vote pas : mettez votable à non.',
    isLeaf &&
      row.est_transfert === 'oui' &&
      line.net !== 0 &&
      'Un transfert est compté ailleurs : mettez montant_net à 0.',
    !isLeaf &&
      row.est_transfert === 'oui' &&
      line.net !== 0 &&
      'Une partie de cette ligne n’est pas versée ailleurs : mettez est_transfert à non, ou à oui sur tous ses enfants.',
    row.est_transfert !== 'oui' &&
      row.hors_total !== 'oui' &&
      line.net === 0 &&
      line.amount !== 0 &&
      'Cette ligne ne laisse rien dans le total : mettez est_transfert à oui.',
    isLeaf &&
      row.hors_total === 'oui' &&
      line.net !== 0 &&
      'Une niche est hors du total : mettez montant_net à 0.',
    !isLeaf &&
      row.montant_net !== '' &&
      'Le montant net d’un parent est calculé : videz montant_net.',
    isLeaf && row.montant === '' && 'Cette ligne n’a pas d’enfant : écrivez son montant.',
    row.technique !== root.row.technique &&
      'Les lignes techniques vont ensemble, dans leur catégorie : déplacez la ligne.',
  ];
}
