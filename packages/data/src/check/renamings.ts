import { isStableId } from '@nosmilliards/domain/budget/line';
import type { Dossier } from '../read/dossier.ts';
import { problemsIn, type Problem } from '../read/problem.ts';
import { isCardId, renamingsOf } from '../read/renaming.ts';

/** A renaming leads, in one or more steps, from an unused id to a known line or card. */
export function checkRenamings({ edition, ...dossier }: Dossier): Problem[] {
  const cards = new Set(edition.cards.rows.map(({ id }) => id));
  const exists = (id: string) => cards.has(id) || dossier.lineOf(id) !== undefined;
  const ends = renamingsOf(edition);
  return edition.renamings.content.renommages.flatMap(({ ancien, nouveau }, index) => {
    const fault = faultOf(ancien, nouveau, ends[index]?.to);
    return problemsIn(edition.renamings, ['renommages', index], [fault]);
  });

  function faultOf(ancien: string, nouveau: string, end: string | undefined): string | undefined {
    if (!isStableId(ancien))
      return `« ${ancien} » n’a jamais pu être un identifiant : corrigez-le.`;
    if (exists(ancien)) {
      return `« ${ancien} » est encore utilisé : un identifiant renommé ne ressert pas.`;
    }
    if (end === undefined) return `« ${ancien} » tourne en rond : corrigez nouveau.`;
    if (!exists(end)) {
      return `« ${nouveau} » n’existe pas : indiquez une ligne de l’arbre ou une carte.`;
    }
    if (isCardId(ancien) === isCardId(end)) return undefined;
    return `« ${ancien} » mène à « ${end} » : une ligne mène à une ligne, une carte à une carte.`;
  }
}
