import { formatAmount } from '@nosmilliards/domain/money/format';
import { parseAmountOrZero } from '@nosmilliards/domain/money/parse-amount';
import type { BuiltSearch, BuiltSearches, BuiltTerm, SearchEntry } from '../built.ts';
import type { Dossier } from '../read/dossier.ts';
import { known } from '../read/known.ts';
import { TERM, targetsOf } from '../read/edition.ts';
import { weighed } from '../read/tree.ts';

export function builtSearchOf(dossier: Dossier): BuiltSearch {
  const { cards, lexicon, aliases, judgingSearches } = dossier.edition;
  const lines = searchEntriesOf(dossier);
  const ids = [
    ...dossier.expenses.all.map(({ row }) => row.id),
    ...dossier.revenues.all.map(({ row }) => row.id),
    ...cards.rows.map(({ id }) => id),
    ...lexicon.content.termes.map(({ id }) => TERM + id),
  ];
  const places = new Map(ids.map((id, place) => [id, place]));
  return {
    lines,
    cards: cards.rows.map(({ id, titre, montant }) => [id, titre, Number(montant)]),
    terms: lexicon.content.termes.map(({ id, terme }) => [id, terme]),
    aliases: [
      ...aliases.rows.map((row) => [row.mot, targetsOf(row)] as const),
      ...missionAliasesOf(dossier),
    ].map(([words, targets]) => [words, targets.map((id) => known(places, id))]),
    judging: judgingSearches.rows.map(({ mot }) => mot),
  };
}

/** The tree has the programmes of a mission, rarely the mission: its name leads to where they are. */
function missionAliasesOf({ edition, expenses }: Dossier): [words: string, targets: string[]][] {
  const missions = new Map(edition.history.rows.map((row) => [row.code_officiel, row.mission]));
  const programmes = expenses.all.filter(({ row }) => missions.has(row.code_officiel));
  return edition.history.rows
    .filter(({ niveau }) => niveau === 'mission')
    .flatMap(({ code_officiel: code, libelle }) => {
      const own = programmes.filter(({ row }) => missions.get(row.code_officiel) === code);
      const targets = [...new Set(own.map(({ row }) => row.parent_id))];
      // « Justice » alone has its own line; a longer name is searched with or without the word.
      const names = libelle.includes(' ')
        ? [libelle, `mission ${libelle}`]
        : [`mission ${libelle}`];
      return targets.length === 0 ? [] : names.map((name) => [name, targets]);
    });
}

/** For the tests of the search: no page of the site reads it. */
export function builtSearchesOf({ edition }: Dossier): BuiltSearches {
  return { searches: edition.searches.rows.map(({ mot, page }) => [mot, page]) };
}

/** Amounts are rounded as they are displayed, to shorten a long list. */
function searchEntriesOf({ expenses, revenues }: Dossier): SearchEntry[] {
  const lines = [...expenses.all, ...revenues.all];
  const places = new Map(lines.map(({ row }, index) => [row.id, index]));
  return lines.map((line) => {
    const { row } = line;
    return [
      row.id.slice(row.parent_id === '' ? 0 : row.parent_id.length + 1),
      row.titre,
      parseAmountOrZero(formatAmount(weighed(line).amount)),
      Number(row.niveau),
      places.get(row.parent_id) ?? -1,
      row.code_officiel,
    ];
  });
}

export function builtTermsOf({ edition }: Dossier): BuiltTerm[] {
  const { termes } = edition.lexicon.content;
  const words = new Map(termes.map(({ id, terme }) => [id, terme]));
  return termes.map(({ id, terme, definition, voir = [], reference = '', site }) => ({
    id,
    term: terme,
    definition,
    see: voir.map((other) => ({ id: other, term: known(words, other) })),
    reference,
    isOfSite: site === 'oui',
  }));
}
