import type { BuiltSectors, BuiltSpenderLines, Spender } from '../built.ts';
import type { Expectations } from '../read/sheets.ts';
import { millionsOf } from '../read/table.ts';
import { totalNet, type Line, type Tree } from '../read/tree.ts';

const SPENDERS: Pick<Spender, 'id' | 'label'>[] = [
  { id: 'securite_sociale', label: 'Sécurité sociale et protection sociale' },
  { id: 'etat', label: 'État' },
  { id: 'collectivites', label: 'Collectivités locales' },
  { id: 'dette', label: 'Intérêts de la dette de l’État' },
  { id: 'operateurs', label: 'Opérateurs de l’État' },
  { id: 'technique', label: 'Lignes techniques' },
];

type Places = Pick<Expectations, 'ligne_charge_dette' | 'categorie_operateurs'>;

export function builtSectorsOf(expenses: Tree, places: Places): BuiltSectors {
  const subcategories = expenses.roots.flatMap((root) => root.children);
  const total = totalNet(subcategories);
  const groups = Map.groupBy(subcategories, (line) => spenderOf(line, places));
  const nets = SPENDERS.map(({ id }) => totalNet(groups.get(id) ?? []));
  const shares = sharesOf(nets, total);
  const spenders = SPENDERS.map(({ id, label }, index) => ({
    id,
    label,
    amount: millionsOf(nets[index] ?? 0),
    perThousand: shares[index] ?? 0,
  }));
  return { total: millionsOf(total), spenders };
}

export function builtSpenderLinesOf(expenses: Tree, places: Places): BuiltSpenderLines {
  const subcategories = expenses.roots.flatMap((root) => root.children);
  const idsOf = (spender: Spender['id']) =>
    subcategories.filter((line) => spenderOf(line, places) === spender).map(({ row }) => row.id);
  return {
    lineIds: {
      securite_sociale: idsOf('securite_sociale'),
      etat: idsOf('etat'),
      collectivites: idsOf('collectivites'),
      dette: idsOf('dette'),
      operateurs: idsOf('operateurs'),
      technique: idsOf('technique'),
    },
  };
}

/** Of a sub-category. */
export function spenderOf({ row }: Line, places: Places): Spender['id'] {
  if (row.technique === 'oui') return 'technique';
  if (row.id === places.ligne_charge_dette) return 'dette';
  if (row.parent_id === places.categorie_operateurs) return 'operateurs';
  if (row.source_niveau === 'securite_sociale') return 'securite_sociale';
  return row.source_niveau === 'collectivites' ? 'collectivites' : 'etat';
}

/** Largest remainder: rounded one by one, the pieces of the bar would not make 1 000 €. */
function sharesOf(amounts: number[], total: number): number[] {
  const exact = amounts.map((amount) => (amount / total) * 1000);
  const shares = exact.map(Math.floor);
  const missing = 1000 - shares.reduce((sum, share) => sum + share, 0);
  const order = exact
    .map((value, index) => ({ index, rest: value - Math.floor(value) }))
    .toSorted((a, b) => b.rest - a.rest);
  for (const { index } of order.slice(0, missing)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}
