import type { BuiltPiece, BuiltSource } from '../built.ts';
import type { Dossier } from '../read/dossier.ts';
import { known } from '../read/known.ts';
import { pieceIdOf } from '../read/edition.ts';
import { yearsOf } from '../read/series.ts';
import { documentFieldsOf, pageOf } from './pieces.ts';

/** The pages of the tables by year, one per part. */
export function builtSeriesPiecesOf(
  dossier: Dossier,
  sources: Record<string, BuiltSource>,
): BuiltPiece[] {
  const { series, seriesRecord } = dossier.edition;
  const entries = new Map(Object.entries(seriesRecord.content.series));
  const bySource = new Map(Object.entries(sources));
  return series.flatMap((table) => {
    const id = pieceIdOf(table.file);
    const entry = known(entries, id);
    const document = known(bySource, entry.source);
    const years = yearsOf(table);
    return [...Map.groupBy(table.rows, ({ partie }) => partie)].map(([part, rows]): BuiltPiece => ({
      page: pageOf(id, part),
      id,
      ...documentFieldsOf(entry, document, entry.parties?.[part]),
      isProposed: false,
      cells: [],
      table: {
        years,
        rows: rows.map((row) => {
          const line = dossier.seriesLine(`${id}:${row.cle}`);
          return {
            label: row.libelle,
            unit: row.unite,
            cells: years.map((year) => ({
              key: line?.cellOf(year) ?? '',
              value: row[`${year}`] ?? '',
            })),
          };
        }),
      },
    }));
  });
}
