import type { Dossier } from '../read/dossier.ts';
import { problemAt, problemOf, problemsIn, type Problem } from '../read/problem.ts';
import { pieceIdOf } from '../read/edition.ts';
import { yearsOf } from '../read/series.ts';
import { extractProblems } from './pieces.ts';

/** Every table by year says its document, has every year once, and agrees with the pieces. */
export function checkSeries(dossier: Dossier): Problem[] {
  const { series, seriesRecord } = dossier.edition;
  const described = extractProblems(
    dossier,
    'series',
    series,
    seriesRecord,
    seriesRecord.content.series,
  );
  if (described.length > 0) return described;
  return [...nameProblems(dossier), ...yearProblems(dossier), ...otherReadings(dossier)];
}

/** A table has the address of a piece; its parts have one page each. */
function nameProblems({ edition }: Dossier): Problem[] {
  const { seriesRecord } = edition;
  const { content } = seriesRecord;
  const taken = new Set(edition.cells.map((cells) => pieceIdOf(cells.file)));
  const twins = Object.keys(content.series)
    .filter((id) => taken.has(id))
    .flatMap((id) =>
      problemsIn(
        seriesRecord,
        ['series', id],
        [`« ${id} » est déjà le nom d’une pièce : choisissez-en un autre.`],
      ),
    );
  const unnamed = edition.series.flatMap((table) => {
    const parts = content.series[pieceIdOf(table.file)]?.parties ?? { '': '' };
    return table.rows
      .filter(({ partie }) => !Object.hasOwn(parts, partie))
      .map((row) =>
        problemAt(table, row, `La partie « ${row.partie} » n’a pas de nom dans series.yaml.`),
      );
  });
  return [...twins, ...unnamed];
}

function yearProblems({ edition }: Dossier): Problem[] {
  return edition.series
    .filter((table) => {
      const years = yearsOf(table);
      return years.some((year, index) => index > 0 && year !== (years[index - 1] ?? 0) + 1);
    })
    .map((table) =>
      problemOf(
        table,
        'Les années se suivent, une colonne par année, sans trou : ajoutez celle qui manque.',
      ),
    );
}

/** The same cell of the same file, read in a piece and in a series, has one value. */
function otherReadings(dossier: Dossier): Problem[] {
  const { edition } = dossier;
  const pieces = new Map(
    Object.entries(edition.pieces.content.pieces).flatMap(([id, { sha256 }]) =>
      sha256 === undefined ? [] : [[sha256, id] as const],
    ),
  );
  return edition.series.flatMap((table) => {
    const id = pieceIdOf(table.file);
    const piece = pieces.get(edition.seriesRecord.content.series[id]?.sha256 ?? '');
    if (piece === undefined) return [];
    return table.rows.flatMap((row) => {
      const line = dossier.seriesLine(`${id}:${row.cle}`);
      return yearsOf(table).flatMap((year) => {
        const key = line?.cellOf(year) ?? '';
        const cell = dossier.cellOf({ piece, key });
        if (cell === undefined || isSame(cell.valeur, row[`${year}`] ?? '')) return [];
        const message = `${key} vaut ${row[`${year}`]} ici et ${cell.valeur} dans pieces/${piece}.csv : relisez le document.`;
        return [problemAt(table, row, message)];
      });
    });
  });
}

/** One of the two may be rounded to the sixth decimal. */
function isSame(one: string, other: string): boolean {
  return other !== '' && Math.abs(Number(one) - Number(other)) < 1e-6;
}
