import { lineTablesOf, type Dossier } from '../dossier.ts';
import { inMillions, type Problem } from '../problem.ts';
import { lineIdsOf } from '../read/edition.ts';
import { eurosOf } from '../read/table.ts';
import { childrenSum, weighed } from '../read/tree.ts';

export type Gap = {
  kind: 'parent_enfants' | 'carte_lignes';
  id: string;
  file: string;
  line: number;
  /** In euros: the amount of the parent or card minus the sum of its lines. */
  gap: number;
};

/** In euros: cards are written in whole millions. */
const CARD_ROUNDING = 1_000_000;
/** In euros: `ecarts.yaml` rounds to a tenth of a million. */
const LISTED_PRECISION = 100_000;

/** A gap is zero or listed with its reason; a listed gap that no longer exists is an error. */
export function checkGaps(dossier: Dossier): Problem[] {
  const { file, content, lineOf } = dossier.edition.gaps;
  const gaps = gapsOf(dossier);
  const unlisted = gaps.flatMap((gap) => {
    const listed = content.ecarts.find(({ type, objet }) => type === gap.kind && objet === gap.id);
    if (listed !== undefined && Math.abs(eurosOf(listed.montant) - gap.gap) < LISTED_PRECISION) {
      return [];
    }
    const subject =
      gap.kind === 'carte_lignes'
        ? `La carte ${gap.id} et ses lignes diffèrent`
        : `« ${gap.id} » et ses enfants diffèrent`;
    const known = listed === undefined ? '' : ` (ecarts.yaml annonce ${listed.montant} M€)`;
    const message = `${subject} de ${inMillions(gap.gap)}${known} : corrigez le montant, ou inscrivez l’écart et sa raison dans ecarts.yaml.`;
    return [{ file: gap.file, line: gap.line, message }];
  });
  const stale = content.ecarts.flatMap(({ type, objet }, index) => {
    if (gaps.some((gap) => gap.kind === type && gap.id === objet)) return [];
    const message = `L’écart de « ${objet} » n’existe plus : retirez-le de ecarts.yaml.`;
    return [{ file, line: lineOf(['ecarts', index]), message }];
  });
  return [...unlisted, ...stale];
}

export function gapsOf(dossier: Dossier): Gap[] {
  const { edition, lineOf } = dossier;
  const parents = lineTablesOf(dossier).flatMap(({ table, tree }) =>
    tree.all
      .filter((line) => line.children.length > 0)
      .map((line): Gap => ({
        kind: 'parent_enfants',
        id: line.row.id,
        file: table.file,
        line: line.row.line,
        gap: line.amount - childrenSum(line),
      }))
      .filter(({ gap }) => gap !== 0),
  );
  const cards = edition.cards.rows
    .map((row): Gap => {
      const lines = lineIdsOf(row).flatMap((id) => lineOf(id) ?? []);
      const covered = lines.reduce((sum, line) => sum + eurosOf(weighed(line).amount), 0);
      const gap = eurosOf(row.montant) - covered;
      return { kind: 'carte_lignes', id: row.id, file: edition.cards.file, line: row.line, gap };
    })
    .filter(({ gap }) => Math.abs(gap) >= CARD_ROUNDING);
  return [...parents, ...cards];
}
