import type { Dossier } from '../read/dossier.ts';
import { renamingsOf } from '../read/renaming.ts';
import type { CodeRow } from '../read/tables.ts';

/** Each number with its current id: a renamed or moved line keeps its number. */
export function numberedOf(dossier: Dossier): { row: CodeRow; id: string }[] {
  const { codes } = dossier.edition;
  const renamed = new Map(
    renamingsOf(dossier.edition).flatMap((renaming) =>
      renaming?.isSameMoney === true ? [[renaming.from, renaming.to] as const] : [],
    ),
  );
  return codes.rows.map((row) => ({
    row,
    id: existsIn(dossier, row.id) ? row.id : (renamed.get(row.id) ?? row.id),
  }));
}

export function existsIn({ edition, lineOf }: Dossier, id: string): boolean {
  return lineOf(id) !== undefined || edition.cards.rows.some((card) => card.id === id);
}
