import type { Dossier } from '../read/dossier.ts';
import { inMillions, problemAt, problemOf, problemsIn, type Problem } from '../read/problem.ts';
import { eurosOf, millionsOf, type Table } from '../read/table.ts';
import type { LineRow } from '../read/tables.ts';
import { leavesOf, totalNet, type Tree } from '../read/tree.ts';

/** Both trees equal the totals of the edition, and their difference its deficit. */
export function checkTotals({ edition, expenses, revenues }: Dossier): Problem[] {
  const { chiffres, controles } = edition.record.content;
  const valueOf = (id: string) => eurosOf(chiffres[id]?.valeur ?? Number.NaN);
  const counted = revenues.roots.filter((root) => root.row.hors_total !== 'oui');
  const deficit = valueOf('depenses_nettes') - valueOf('recettes_nettes');
  return [
    ...treeTotal(edition.expenses, expenses, totalNet(expenses.roots), {
      expected: valueOf('depenses_nettes'),
      balancingId: controles.ligne_de_solde_depenses,
    }),
    ...treeTotal(edition.revenues, revenues, totalNet(counted), {
      expected: valueOf('recettes_nettes'),
      balancingId: controles.ligne_de_solde_recettes,
    }),
    ...problemsIn(
      edition.record,
      ['chiffres', 'deficit_reference'],
      [
        deficit !== valueOf('deficit_reference') &&
          `Dépenses nettes moins recettes nettes font ${inMillions(deficit)} : corrigez deficit_reference ou les deux totaux.`,
      ],
    ),
  ];
}

/** The sum of the transfers equals the figure of the edition. */
export function checkTransfers({ edition }: Dossier): Problem[] {
  const { rows } = edition.transfers;
  const sum = rows.reduce((total, row) => total + eurosOf(row.montant), 0);
  const declared = eurosOf(edition.record.content.chiffres['transferts_total']?.valeur ?? 0);
  if (sum === declared) return [];
  const message = `Les transferts font ${inMillions(sum)}, edition.yaml annonce ${inMillions(declared)} : accordez les deux.`;
  return [problemAt(edition.transfers, rows[0] ?? { line: 1 }, message)];
}

/** The sum of the general budget of the State equals the voted law, within a tolerance. */
export function checkVotedLaw({ edition, expenses }: Dossier): Problem[] {
  const law = edition.record.content.controles;
  const leaves = leavesOf(expenses.roots).filter((leaf) => leaf.row.budget_etat === 'general');
  const sum = leaves.reduce((total, leaf) => total + leaf.amount, 0);
  const gap = sum - law.budget_general_euros;
  if (Math.abs(gap) <= law.budget_general_tolerance_euros) return [];
  const message = `Les lignes du budget général font ${inMillions(sum)}, soit ${inMillions(gap)} d’écart avec l’${law.budget_general_article} : corrigez la ligne en trop, en moins ou mal recopiée.`;
  return [problemAt(edition.expenses, leaves[0]?.row ?? { line: 1 }, message)];
}

function treeTotal(
  table: Table<LineRow>,
  tree: Tree,
  total: number,
  { expected, balancingId }: { expected: number; balancingId: string },
): Problem[] {
  const balancing = tree.byId.get(balancingId);
  if (balancing === undefined) {
    return [problemOf(table, `Il manque la ligne de solde « ${balancingId} ».`)];
  }
  if (total === expected) return [];
  const right = balancing.amount + expected - total;
  const message = `Le total net est de ${inMillions(total)} au lieu de ${inMillions(expected)} : corrigez le montant changé, ou portez « ${balancingId} » à ${inMillions(right)}.`;
  return [problemAt(table, balancing.row, { message, right: { montant: millionsOf(right) } })];
}
