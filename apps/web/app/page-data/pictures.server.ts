import type { Paint } from '@nosmilliards/domain/budget/line';
import { sumOfWeights } from '@nosmilliards/domain/budget/weight';
import { magnitudeOf } from '@nosmilliards/domain/money/money';
import { readEdition, readExplorer, readSectors } from '#dataset/read.server.ts';

/** Flows from revenue to spending. */
export function readFlows() {
  return {
    whole: 'Budget public',
    sources: [
      collected('Cotisations et contributions sociales', 'social', ['cotisations_sociales']),
      collected('Impôts de l’État et de ses opérateurs', 'state', [
        'fiscalite_etat',
        'taxes_operateurs',
      ]),
      collected('Recettes des collectivités', 'local', ['recettes_collectivites']),
      collected('Ventes, loyers et autres recettes', 'plain', ['autres_recettes']),
      collected('Recettes techniques', 'plain', ['recettes_techniques']),
      // The deficit is shown as borrowing, so that both sides balance.
      {
        id: 'emprunt',
        title: 'Emprunt (déficit)',
        sector: 'debt' as const,
        amount: magnitudeOf(readEdition().baseline.balance),
      },
    ],
    uses: readSectors().spenders.map(({ paint, title, amount }) => ({
      id: `spent:${paint}`,
      title,
      sector: paint,
      amount,
    })),
  };
}

function collected(title: string, sector: Paint, ids: readonly string[]) {
  const summed = readExplorer().lines.filter(({ id }) => ids.includes(id));
  return { id: ids.join('+'), title, sector, amount: sumOfWeights(summed) };
}
