import type { Dossier } from '../read/dossier.ts';
import { bridgedAmount } from '../derive/formula.ts';
import { problemsIn, type Problem } from '../read/problem.ts';

/** A bridge has at least two numbers, all computed, and names lines or cards of the edition. */
export function checkBridges(dossier: Dossier): Problem[] {
  const { bridges, cards, record } = dossier.edition;
  return Object.entries(bridges.content.passerelles).flatMap(
    ([id, { nom, montants, objets = [] }]) => {
      const year = /\b\d{4}\b/.exec(nom)?.[0];
      const faults = [
        year !== undefined &&
          Number(year) !== record.content.annee &&
          `« ${nom} » n’est pas de ${record.content.annee}\u00A0: corrigez nom et montants.`,
        montants.length < 2 && 'il faut au moins deux montants.',
        ...montants
          .filter(
            ({ sur, ...number }) =>
              bridgedAmount(number, dossier) === undefined ||
              (sur !== undefined && bridgedAmount({ formule: sur }, dossier) === undefined),
          )
          .map(
            ({ dit }) =>
              `« ${dit} » n’a pas de montant : corrigez sa formule, sa carte ou son paquet.`,
          ),
        ...objets
          .filter((one) => !dossier.lineOf(one) && !cards.rows.some((card) => card.id === one))
          .map((one) => `« ${one} » n’est ni une ligne ni une carte.`),
      ];
      return problemsIn(bridges, ['passerelles', id], faults, `Passerelle « ${id} » : `);
    },
  );
}
