/** Types of the JSON built by the data package: inferred ones would lose the unit of amounts. */
declare module '@nosmilliards/data/built/bridges.json' {
  import type { Bridge } from '@nosmilliards/data/built-types';
  export const deficit: Bridge;
  export const dette: Bridge;
  export const depenses: Bridge;
  export const recettes: Bridge;
  export const securite_sociale: Bridge;
}
declare module '@nosmilliards/data/built/cards.json' {
  import type { BuiltCards } from '@nosmilliards/data/built-types';
  export const cards: BuiltCards['cards'];
}
declare module '@nosmilliards/data/built/codes.json' {
  import type { BuiltCodes } from '@nosmilliards/data/built-types';
  export const edition: BuiltCodes['edition'];
  export const since: BuiltCodes['since'];
  export const codes: BuiltCodes['codes'];
}
declare module '@nosmilliards/data/built/editions.json' {
  import type { BuiltEditions } from '@nosmilliards/data/built-types';
  export const editions: BuiltEditions['editions'];
}
declare module '@nosmilliards/data/built/coverage.json' {
  import type { CoverageFile } from '@nosmilliards/data/built-types';
  const coverage: CoverageFile;
  export default coverage;
}
declare module '@nosmilliards/data/built/edition.json' {
  import type { BuiltEdition } from '@nosmilliards/data/built-types';
  export const title: BuiltEdition['title'];
  export const year: BuiltEdition['year'];
  export const version: BuiltEdition['version'];
  export const updated: BuiltEdition['updated'];
  export const baseline: BuiltEdition['baseline'];
  export const found: BuiltEdition['found'];
}
declare module '@nosmilliards/data/built/elsewhere.json' {
  import type { BuiltElsewhere } from '@nosmilliards/data/built-types';
  export const first: BuiltElsewhere['first'];
  export const year: BuiltElsewhere['year'];
  export const decisions: BuiltElsewhere['decisions'];
}
declare module '@nosmilliards/data/built/explorer.json' {
  import type { BuiltExplorer } from '@nosmilliards/data/built-types';
  export const lines: BuiltExplorer['lines'];
}
declare module '@nosmilliards/data/built/faces.json' {
  import type { BuiltFaces } from '@nosmilliards/data/built-types';
  export const faces: BuiltFaces['faces'];
}
declare module '@nosmilliards/data/built/first-comparison.json' {
  import type { BuiltFirstComparison } from '@nosmilliards/data/built-types';
  export const comparison: BuiltFirstComparison['comparison'];
}
declare module '@nosmilliards/data/built/front.json' {
  import type { BuiltFront } from '@nosmilliards/data/built-types';
  export const card: BuiltFront['card'];
  export const decisions: BuiltFront['decisions'];
}
declare module '@nosmilliards/data/built/groups.json' {
  import type { BuiltGroups } from '@nosmilliards/data/built-types';
  export const groups: BuiltGroups['groups'];
}
declare module '@nosmilliards/data/built/guesses.json' {
  import type { BuiltGuesses } from '@nosmilliards/data/built-types';
  export const questions: BuiltGuesses['questions'];
}
declare module '@nosmilliards/data/built/home-comparisons.json' {
  import type { BuiltHomeComparisons } from '@nosmilliards/data/built-types';
  export const comparisons: BuiltHomeComparisons['comparisons'];
}
declare module '@nosmilliards/data/built/levies.json' {
  import type { BuiltLevies } from '@nosmilliards/data/built-types';
  export const period: BuiltLevies['period'];
  export const sinceDay: BuiltLevies['sinceDay'];
  export const since: BuiltLevies['since'];
  export const parameters: BuiltLevies['parameters'];
  export const spread: BuiltLevies['spread'];
  export const lines: BuiltLevies['lines'];
}
declare module '@nosmilliards/data/built/lexicon.json' {
  import type { BuiltLexicon } from '@nosmilliards/data/built-types';
  export const terms: BuiltLexicon['terms'];
}
declare module '@nosmilliards/data/built/renamings.json' {
  import type { BuiltRenamings } from '@nosmilliards/data/built-types';
  export const lines: BuiltRenamings['lines'];
}
declare module '@nosmilliards/data/built/search.json' {
  import type { BuiltSearch } from '@nosmilliards/data/built-types';
  const search: BuiltSearch;
  export default search;
}
declare module '@nosmilliards/data/built/searches.json' {
  import type { BuiltSearches } from '@nosmilliards/data/built-types';
  export const searches: BuiltSearches['searches'];
}
declare module '@nosmilliards/data/built/sheet.json' {
  import type { BuiltSheet } from '@nosmilliards/data/built-types';
  export const square: BuiltSheet['square'];
  export const bands: BuiltSheet['bands'];
  export const margin: BuiltSheet['margin'];
  export const kinds: BuiltSheet['kinds'];
  export const places: BuiltSheet['places'];
}
declare module '@nosmilliards/data/built/sources.json' {
  import type { BuiltSources } from '@nosmilliards/data/built-types';
  export const sources: BuiltSources['sources'];
}
declare module '@nosmilliards/data/built/sums.json' {
  import type { BuiltSums } from '@nosmilliards/data/built-types';
  const sums: BuiltSums;
  export default sums;
}
declare module '@nosmilliards/data/built/card-facts.json' {
  import type { BuiltCardFacts } from '@nosmilliards/data/built-types';
  export const laws: BuiltCardFacts['laws'];
  export const margins: BuiltCardFacts['margins'];
  export const points: BuiltCardFacts['points'];
  export const denominators: BuiltCardFacts['denominators'];
}
