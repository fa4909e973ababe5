import type { Dossier } from '../read/dossier.ts';
import { problemOf, problemsAt, type Problem } from '../read/problem.ts';
import { TERM, targetsOf, type Edition } from '../read/edition.ts';
import { judgingWordIn } from './judging-word.ts';

const FEWEST = 150;
const MOST_TARGETS = 4;

/** A searched word leads to known targets, is listed once and does not judge. */
export function checkAliases({ edition, lineOf }: Dossier): Problem[] {
  const { aliases, judgingSearches } = edition;
  const judging = new Set(judgingSearches.rows.map(({ mot }) => folded(mot)));
  const others = otherTargetsOf(edition);
  const seen = new Map<string, string>();
  const faults = aliases.rows.flatMap((row) => {
    const targets = targetsOf(row);
    const unknown = targets.find((id) => lineOf(id) === undefined && !others.has(id));
    const word = judgingWordIn(row.mot) ?? (judging.has(folded(row.mot)) ? row.mot : undefined);
    const twin = seen.get(folded(row.mot));
    seen.set(folded(row.mot), row.mot);
    return problemsAt(aliases, row, [
      unknown !== undefined &&
        `« ${row.mot} » mène à « ${unknown} », qui n’existe pas : indiquez une ligne, une carte ou ${TERM}terme.`,
      new Set(targets).size < targets.length &&
        `« ${row.mot} » mène deux fois au même endroit : gardez-en un.`,
      targets.length > MOST_TARGETS &&
        `« ${row.mot} » mène à ${targets.length} endroits, au plus ${MOST_TARGETS} : gardez les premiers.`,
      word !== undefined && `Le mot « ${word} » juge : retirez « ${row.mot} ».`,
      twin !== undefined && `« ${row.mot} » et « ${twin} » sont le même mot : gardez-en un.`,
    ]);
  });
  if (aliases.rows.length >= FEWEST) return faults;
  const message = `${aliases.rows.length} mots, il en faut au moins ${FEWEST}.`;
  return [...faults, problemOf(aliases, message)];
}

/** Cards and terms of the lexicon. */
export function otherTargetsOf({ cards, lexicon }: Edition): ReadonlySet<string> {
  return new Set([
    ...cards.rows.map(({ id }) => id),
    ...lexicon.content.termes.map(({ id }) => TERM + id),
  ]);
}

/** As the search normalises it: no accent, no capital, no plural. */
export function folded(words: string): string {
  return words
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .map((word) => word.replace(/(?<=...)[sx]$/, ''))
    .join(' ');
}
