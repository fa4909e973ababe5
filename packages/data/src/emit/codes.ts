import type { BuiltCodes } from '../built.ts';
import { columnsOf } from '../columns.ts';
import type { Dossier } from '../dossier.ts';
import { renamingsOf } from '../read/renaming.ts';
import type { CodeRow } from '../read/tables.ts';

/** Year of the first edition that has numbers; later editions keep them. */
const FIRST_NUMBERED_EDITION = 2025;

export function builtCodesOf(dossier: Dossier): BuiltCodes {
  return {
    edition: dossier.edition.record.content.annee,
    since: FIRST_NUMBERED_EDITION,
    codes: columnsOf(numberedOf(dossier).map(({ row, id }) => ({ number: Number(row.code), id }))),
  };
}

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
