import { millions, type Millions } from '@nosmilliards/domain/money/money';
import type { BuiltBridges } from '../built.ts';
import type { Dossier } from '../read/dossier.ts';
import { bridgedAmount } from '../derive/formula.ts';
import { millionsOf } from '../read/table.ts';

export function builtBridgesOf(dossier: Dossier): BuiltBridges {
  return Object.fromEntries(
    Object.entries(dossier.edition.bridges.content.passerelles).map(([id, bridge]) => [
      id,
      {
        name: bridge.nom,
        numbers: bridge.montants.map(({ dit, lien, sur, a_citer, ...number }) => ({
          says: dit,
          amount: amountOf(number, dossier),
          ...(sur !== undefined && { total: amountOf({ formule: sur }, dossier) }),
          path: lien,
          ...(a_citer === 'oui' && { isToQuote: true }),
        })),
        reason: bridge.phrase,
        subjects: bridge.objets ?? [],
      },
    ]),
  );
}

function amountOf(number: Parameters<typeof bridgedAmount>[0], dossier: Dossier): Millions {
  return millions(millionsOf(bridgedAmount(number, dossier) ?? Number.NaN));
}
