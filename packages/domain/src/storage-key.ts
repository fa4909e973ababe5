/**
 * Names under which the browser keeps a visitor's state, apart from the code that reads it: a
 * page can ask whether there is anything to read before it downloads the reader.
 */
export const STORAGE_KEYS = {
  /** Published: other tools read it. */
  ledger: 'simpleBudgetState',
  game: 'nosMilliardsGame',
  /** A game written by a later version of the site, until that version comes back. */
  laterGame: 'nosMilliardsLaterGame',
  comparisonItems: 'comparisonItems',
  comparisonOrigin: 'comparisonOrigin',
  lens: 'nosMilliardsLens',
  shortcuts: 'nosMilliardsShortcuts',
} as const;
