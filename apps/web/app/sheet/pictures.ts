import { baseline } from '@nosmilliards/data/built/edition.json';
import { lines } from '@nosmilliards/data/built/explorer.json';
import sectors from '@nosmilliards/data/built/sectors.json';
import { netAmountOf } from '@nosmilliards/domain/budget/line';
import { magnitudeOf, millions, sumOf } from '@nosmilliards/domain/money/money';
import { flowsOf, type FlowEnd } from '#features/picture/flows-layout.ts';
import { treemapOf } from '#features/picture/treemap-layout.ts';
import { readShortTitles } from '#dataset/read.server.ts';
import { sectorOf } from '#dataset/sector.ts';
import type { Sector } from '#ui/sector-rect.tsx';

/** Laid out once. A route asks for them in its `loader`, which runs when the site is built. */
export function treemapLayout() {
  const shortTitles = readShortTitles();
  const expenses = lines.filter(({ side }) => side === 'expense');
  return treemapOf(
    expenses.map((line) => ({
      id: line.id,
      parentId: line.parentId,
      title: line.title,
      shortTitles: shortTitles[line.id] ?? [],
      amount: netAmountOf(line),
      sector: sectorOf(line),
    })),
  );
}

export function flowsLayout() {
  return flowsOf({
    whole: 'Budget public',
    sources: [
      collected('Cotisations et contributions sociales', 'social', ['cotisations_sociales']),
      collected('Impôts de l’État et de ses opérateurs', 'state', [
        'fiscalite_etat',
        'taxes_operateurs',
      ]),
      collected('Recettes des collectivités', 'local', ['recettes_collectivites']),
      collected('Recettes techniques', 'plain', ['recettes_techniques']),
      // Both sides balance because what is missing is borrowed.
      {
        id: 'emprunt',
        title: 'Emprunt (déficit)',
        sector: 'debt',
        amount: magnitudeOf(baseline.balance),
      },
    ],
    uses: [
      spent('Sécurité sociale', 'social', ['securite_sociale']),
      spent('État et opérateurs', 'state', ['etat', 'operateurs']),
      spent('Collectivités', 'local', ['collectivites']),
      spent('Lignes techniques', 'plain', ['technique']),
      spent('Dette de l’État', 'debt', ['dette']),
    ],
  });
}

function collected(title: string, sector: Sector, ids: readonly string[]): FlowEnd {
  const summed = lines.filter(({ id }) => ids.includes(id));
  return { id: ids.join('+'), title, sector, amount: sumOf(summed.map(netAmountOf)) };
}

function spent(title: string, sector: Sector, ids: readonly string[]): FlowEnd {
  const summed = sectors.spenders.filter(({ id }) => ids.includes(id));
  const amount = sumOf(summed.map((spender) => millions(spender.amount)));
  return { id: `spent:${ids.join('+')}`, title, sector, amount };
}
