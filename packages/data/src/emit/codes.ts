import type { BuiltCodes } from '../built.ts';
import { columnsOf } from '../columns.ts';
import { numberedOf } from '../derive/numbering.ts';
import type { Dossier } from '../read/dossier.ts';

/** Year of the first edition that has numbers; later editions keep them. */
const FIRST_NUMBERED_EDITION = 2025;

export function builtCodesOf(dossier: Dossier): BuiltCodes {
  return {
    edition: dossier.edition.record.content.annee,
    since: FIRST_NUMBERED_EDITION,
    codes: columnsOf(numberedOf(dossier).map(({ row, id }) => ({ number: Number(row.code), id }))),
  };
}
