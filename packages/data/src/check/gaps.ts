import { gapsOf } from '../derive/gaps.ts';
import type { Dossier } from '../read/dossier.ts';
import { inMillions, problemAt, problemsIn, type Problem } from '../read/problem.ts';
import { eurosOf, millionsOf } from '../read/table.ts';

/** In euros: `ecarts.yaml` rounds to a tenth of a million. */
const LISTED_PRECISION = 100_000;

/** A gap is zero or listed with its reason; a listed gap that no longer exists is an error. */
export function checkGaps(dossier: Dossier): Problem[] {
  const { ecarts } = dossier.edition.gaps.content;
  const { controles } = dossier.edition.record.content;
  const gaps = gapsOf(dossier);
  const unlisted = gaps.flatMap((gap) => {
    const listed = ecarts.find(({ type, objet }) => type === gap.kind && objet === gap.id);
    if (listed !== undefined && Math.abs(eurosOf(listed.montant) - gap.gap) < LISTED_PRECISION) {
      return [];
    }
    const subject =
      gap.kind === 'carte_lignes'
        ? `La carte ${gap.id} et ses lignes diffèrent`
        : `« ${gap.id} » et ses enfants diffèrent`;
    const known = listed === undefined ? '' : ` (ecarts.yaml annonce ${listed.montant} M€)`;
    const message = `${subject} de ${inMillions(gap.gap)}${known} : corrigez le montant, ou inscrivez l’écart et sa raison dans ecarts.yaml.`;
    const card = dossier.edition.cards.rows.find(
      ({ id }) => gap.kind === 'carte_lignes' && id === gap.id,
    );
    const isFixed = Object.hasOwn(controles.montants_fixes, gap.id);
    // The gap of a fixed card follows its lines.
    if (isFixed && listed !== undefined) {
      const right = { montant: Math.round(gap.gap / LISTED_PRECISION) / 10 };
      const place = ['ecarts', ecarts.indexOf(listed)];
      return problemsIn(dossier.edition.gaps, place, [{ message, right }]);
    }
    if (isFixed || card === undefined) return [problemAt(gap, gap, message)];
    const lines = eurosOf(card.montant) - gap.gap;
    // Cards are in whole millions.
    const right = { montant: Math.round(millionsOf(lines + eurosOf(listed?.montant ?? 0))) };
    return [problemAt(gap, gap, { message, right })];
  });
  const stale = ecarts.flatMap(({ type, objet }, index) => {
    if (gaps.some((gap) => gap.kind === type && gap.id === objet)) return [];
    const message = `L’écart de « ${objet} » n’existe plus : retirez-le de ecarts.yaml.`;
    return problemsIn(dossier.edition.gaps, ['ecarts', index], [message]);
  });
  return [...unlisted, ...stale];
}
