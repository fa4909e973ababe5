import type { Dossier } from '../read/dossier.ts';
import { problemOf, problemsAt, type Problem } from '../read/problem.ts';
import { folded, otherTargetsOf } from './aliases.ts';

const FEWEST = 120;

/** A searched word has one known page, unless it judges: then it has none. */
export function checkSearches({ edition, lineOf }: Dossier): Problem[] {
  const { searches, judgingSearches } = edition;
  const others = otherTargetsOf(edition);
  const judging = new Set(judgingSearches.rows.map(({ mot }) => folded(mot)));
  const faults = searches.rows.flatMap((row) =>
    problemsAt(searches, row, [
      // The addresses of pages are those of the site: its test of the search follows them.
      !row.page.startsWith('/') &&
        lineOf(row.page) === undefined &&
        !others.has(row.page) &&
        `« ${row.mot} » attend « ${row.page} », qui n’existe pas : indiquez une ligne, une carte, lexique:terme ou une adresse.`,
      judging.has(folded(row.mot)) &&
        `« ${row.mot} » est aussi dans ${judgingSearches.file} : gardez l’un des deux.`,
    ]),
  );
  if (searches.rows.length >= FEWEST) return faults;
  const message = `${searches.rows.length} mots, il en faut au moins ${FEWEST}.`;
  return [...faults, problemOf(searches, message)];
}
