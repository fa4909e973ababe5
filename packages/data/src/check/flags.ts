import { lineTablesOf, type Dossier } from '../read/dossier.ts';
import { problemAt, type Problem } from '../read/problem.ts';
import { descendantsOf, type Line } from '../read/tree.ts';

/** Transfers and technical lines are not votable, and a transfer is counted only once. */
export function checkFlags(dossier: Dossier): Problem[] {
  return lineTablesOf(dossier).flatMap(({ table, tree }) =>
    tree.roots.flatMap((root) =>
      [root, ...descendantsOf(root)].flatMap((line) =>
        faultsOf(line, root).map((message) => problemAt(table, line.row, message)),
      ),
    ),
  );
}

function faultsOf(line: Line, root: Line): string[] {
  const { row } = line;
  const faults: string[] = [];
  const isLeaf = line.children.length === 0;
  if (row.votable === 'oui' && (row.est_transfert === 'oui' || row.technique === 'oui')) {
    faults.push('Un transfert ou une ligne technique ne se vote pas : mettez votable à non.');
  }
  if (isLeaf && row.est_transfert === 'oui' && line.net !== 0) {
    faults.push('Un transfert est compté ailleurs : mettez montant_net à 0.');
  }
  if (!isLeaf && row.est_transfert === 'oui' && line.net !== 0) {
    faults.push(
      'Une partie de cette ligne n’est pas versée ailleurs : mettez est_transfert à non, ou à oui sur tous ses enfants.',
    );
  }
  if (
    row.est_transfert !== 'oui' &&
    row.hors_total !== 'oui' &&
    line.net === 0 &&
    line.amount !== 0
  ) {
    faults.push('Cette ligne ne laisse rien dans le total : mettez est_transfert à oui.');
  }
  if (isLeaf && row.hors_total === 'oui' && line.net !== 0) {
    faults.push('Une niche est hors du total : mettez montant_net à 0.');
  }
  if (!isLeaf && row.montant_net !== '') {
    faults.push('Le montant net d’un parent est calculé : videz montant_net.');
  }
  if (isLeaf && row.montant === '') {
    faults.push('Cette ligne n’a pas d’enfant : écrivez son montant.');
  }
  if (row.technique !== root.row.technique) {
    faults.push('Les lignes techniques vont ensemble, dans leur catégorie : déplacez la ligne.');
  }
  return faults;
}
