import type { Dossier } from '../read/dossier.ts';
import { bridgedAmount } from '../derive/bridged-amount.ts';
import type { Problem } from '../read/problem.ts';

/** A bridge has at least two numbers, all computed, and names lines or cards of the edition. */
export function checkBridges(dossier: Dossier): Problem[] {
  const { bridges, cards } = dossier.edition;
  return Object.entries(bridges.content.passerelles).flatMap(([id, { montants, objets = [] }]) => {
    const said = (message: string) => ({
      file: bridges.file,
      line: bridges.lineOf(['passerelles', id]),
      message: `Passerelle « ${id} » : ${message}`,
    });
    return [
      ...(montants.length < 2 ? [said('il faut au moins deux montants.')] : []),
      ...montants
        .filter((number) => bridgedAmount(number, dossier) === undefined)
        .map(({ dit }) => said(`« ${dit} » n’a pas de montant : corrigez sa formule ou sa carte.`)),
      ...objets
        .filter((one) => !dossier.lineOf(one) && !cards.rows.some((card) => card.id === one))
        .map((one) => said(`« ${one} » n’est ni une ligne ni une carte.`)),
    ];
  });
}
