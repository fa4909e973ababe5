import { millions } from '@nosmilliards/domain/money/money';
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
        numbers: bridge.montants.map((number) => ({
          says: number.dit,
          amount: millions(millionsOf(bridgedAmount(number, dossier) ?? Number.NaN)),
          path: number.lien,
        })),
        reason: bridge.phrase,
        subjects: bridge.objets ?? [],
      },
    ]),
  );
}
