import type {
  BuiltCards,
  BuiltComparisons,
  BuiltExplorer,
  BuiltFaces,
  BuiltFirstComparison,
  BuiltGroups,
  BuiltGuesses,
  BuiltHomeComparisons,
  BuiltLexicon,
  BuiltLines,
  BuiltMissions,
  BuiltPieces,
  BuiltSources,
  CoverageFile,
} from '../built.ts';
import { columnsOf } from '../columns.ts';
import type { Dossier } from '../read/dossier.ts';
import { builtBridgesOf } from './bridges.ts';
import { builtCardsOf, builtGroupsOf, cardFaceOf } from './cards.ts';
import { builtCodesOf } from './codes.ts';
import { builtComparisonsOf } from './comparisons.ts';
import { builtCoverageOf } from './coverage.ts';
import { builtDetailsOf } from './details.ts';
import { builtEditionOf, builtFiguresOf } from './edition.ts';
import { builtCardFactsOf, builtCountsOf, builtQuestionsOf } from './card-facts.ts';
import { builtFrontOf, homeComparisonsOf } from './home.ts';
import { beforeOf, builtEditionsOf, builtGoneOf } from './former.ts';
import { archiveOf, builtMissionsOf, builtProgrammesOf } from './history.ts';
import { builtElsewhereOf, builtEuropeOf } from './europe.ts';
import { builtLeviesOf, builtLevyLawOf } from './levies.ts';
import { builtSearchesOf, builtSearchOf, builtTermsOf } from './search.ts';
import { lineFileOf } from './line-file.ts';
import {
  builtShortTitlesOf,
  deeperLinesOf,
  explorerLinesOf,
  shownLineOf,
  sidesOf,
} from './lines.ts';
import { builtMethodologyOf, builtPartsOf, type Review } from './methodology.ts';
import { builtStateBalanceOf, nextLawsOf } from './next-law.ts';
import { openDataOf } from './open-data.ts';
import { builtPiecesOf, builtSeriesPiecesOf } from './pieces.ts';
import { builtSumsOf } from './provenance.ts';
import { builtTimeTabsOf } from './time.ts';
import { builtRenamingsOf } from './renamings.ts';
import { builtSectorsOf, builtSheetOf } from './sheet.ts';
import { builtSourcesOf } from './sources.ts';

/** The files of `built/`, name → content; a page loads only the files it displays. */
export function builtFilesOf(
  dossier: Dossier,
  review: Review,
  /** Editions before it, oldest first. */
  formers: readonly Dossier[] = [],
): Map<string, string> {
  const { edition, expenses } = dossier;
  const { annee, version } = edition.record.content;
  const cards = builtCardsOf(dossier);
  const comparisons = builtComparisonsOf(dossier);
  const sources = builtSourcesOf(dossier);
  const archive = archiveOf(dossier);
  const missions = builtMissionsOf(dossier, archive);
  const details = builtDetailsOf(dossier, {
    archive,
    sources,
    before: beforeOf(dossier, formers.at(-1)),
  });
  const explorer = explorerLinesOf(dossier);
  const files = new Map<string, string>();
  const add = (name: string, content: unknown) => files.set(name, JSON.stringify(content));

  const builtEdition = builtEditionOf(edition.record.content, expenses);
  add('edition.json', builtEdition);
  add('figures.json', builtFiguresOf(edition.record.content));
  add('state-balance.json', builtStateBalanceOf(dossier));
  add('bridges.json', builtBridgesOf(dossier));
  const sectors = builtSectorsOf(explorer);
  add('sectors.json', sectors);
  add('explorer.json', { lines: explorer.map(shownLineOf) } satisfies BuiltExplorer);
  for (const { side, tree } of sidesOf(dossier)) {
    for (const root of tree.roots) {
      const category = root.row.id;
      const lines = deeperLinesOf(root, side, dossier);
      add(`lines/${category}.json`, { category, lines } satisfies BuiltLines);
    }
  }
  add('cards.json', { cards } satisfies BuiltCards);
  add('faces.json', { faces: columnsOf(cards.map(cardFaceOf)) } satisfies BuiltFaces);
  const groups = builtGroupsOf(dossier, cards);
  add('sheet.json', builtSheetOf(cards, groups, sectors));
  const questions = builtQuestionsOf(dossier);
  add('groups.json', { groups } satisfies BuiltGroups);
  add('front.json', builtFrontOf(cards, groups.length, builtEdition.baseline));
  add('guesses.json', { questions } satisfies BuiltGuesses);
  add('levies.json', builtLeviesOf(dossier, explorer));
  add('levy-law.json', builtLevyLawOf(dossier));
  add('card-facts.json', builtCardFactsOf(dossier));
  const europe = builtEuropeOf(dossier);
  add('europe.json', europe);
  add('elsewhere.json', builtElsewhereOf(europe));
  const coverage = builtCoverageOf(dossier, explorer, cards);
  add('coverage.json', {
    stamp: coverage.stamp,
    lines: columnsOf(coverage.lines),
    cards: columnsOf(coverage.cards),
  } satisfies CoverageFile);
  add('comparisons.json', { comparisons } satisfies BuiltComparisons);
  const homeComparisons = homeComparisonsOf(comparisons, dossier);
  const [first] = homeComparisons;
  if (first === undefined) throw new Error('Aucune comparaison pour l’accueil');
  add('home-comparisons.json', { comparisons: homeComparisons } satisfies BuiltHomeComparisons);
  add('first-comparison.json', { comparison: first } satisfies BuiltFirstComparison);
  add('search.json', builtSearchOf(dossier));
  add('searches.json', builtSearchesOf(dossier));
  add('sums.json', builtSumsOf(dossier));
  add('sources.json', { sources } satisfies BuiltSources);
  const pieces = [...builtPiecesOf(dossier, sources), ...builtSeriesPiecesOf(dossier, sources)];
  add('pieces.json', {
    pieces: pieces.map(({ cells: _cells, table: _table, ...piece }) => piece),
  } satisfies BuiltPieces);
  for (const piece of pieces) add(`pieces/${piece.page}.json`, piece);
  const timeTabs = builtTimeTabsOf(dossier);
  for (const [tab, content] of timeTabs) add(`time/${tab}.json`, content);
  add('lexicon.json', { terms: builtTermsOf(dossier) } satisfies BuiltLexicon);
  add('missions.json', { missions } satisfies BuiltMissions);
  add('codes.json', builtCodesOf(dossier));
  add('short-titles.json', builtShortTitlesOf(dossier));
  add('editions.json', builtEditionsOf([...formers, dossier]));
  add('gone.json', builtGoneOf(dossier, formers));
  add('renamings.json', builtRenamingsOf(dossier));
  add('methodology.json', {
    ...builtMethodologyOf(dossier, review),
    denominators: builtCountsOf(dossier),
  });
  for (const detail of details) {
    add(`details/${detail.line.id}.json`, detail);
    files.set(`line-files/${detail.line.id}.json`, lineFileOf(detail, { annee, version }));
  }
  const openData = {
    lines: details,
    cards,
    comparisons,
    missions,
    programmes: builtProgrammesOf(dossier, archive),
    laws: archive.laws,
    sources: Object.values(sources),
    pieces,
    groups,
    questions,
    parts: builtPartsOf(dossier),
    next: nextLawsOf(dossier),
    timeTabs,
  };
  for (const [name, content] of openDataOf(dossier, openData)) {
    files.set(`open-data/${annee}/${version}/${name}`, content);
  }
  return files;
}
