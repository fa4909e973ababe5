import type { BuiltCodes } from '../built.ts';
import { columnsOf } from '../columns.ts';
import type { Dossier } from '../dossier.ts';
import { renamingsOf } from '../read/renaming.ts';
import type { CodeRow } from '../read/tables.ts';

/** Numbers were first given in this one; every edition since keeps them. */
const FIRST_NUMBERED_EDITION = 2025;

export function builtCodesOf(dossier: Dossier): BuiltCodes {
  return {
    edition: dossier.edition.sheet.content.annee,
    since: FIRST_NUMBERED_EDITION,
    codes: columnsOf(numberedOf(dossier).map(({ row, id }) => ({ number: Number(row.code), id }))),
  };
}

/** Each number with the id it has today: a renamed one keeps its number where the money is the same. */
export function numberedOf({ edition }: Pick<Dossier, 'edition'>): { row: CodeRow; id: string }[] {
  const renamed = new Map(
    renamingsOf(edition).flatMap((renaming) =>
      renaming?.isSameMoney === true ? [[renaming.from, renaming.to] as const] : [],
    ),
  );
  return edition.codes.rows.map((row) => ({ row, id: renamed.get(row.id) ?? row.id }));
}
