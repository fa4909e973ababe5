import { lineTablesOf, type Dossier } from '../read/dossier.ts';
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
