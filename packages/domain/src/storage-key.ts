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
  /** The votes and the game as they were with the amounts of a former edition. */
  formerBallot: 'nosMilliardsFormerBallot',
  comparisonItems: 'comparisonItems',
  comparisonOrigin: 'comparisonOrigin',
  lens: 'nosMilliardsLens',
  shortcuts: 'nosMilliardsShortcuts',
  /** What the visitor guessed of the card of each day played. */
  days: 'nosMilliardsDays',
  /** The code of the last budget opened by its link: to be set beside one's own. */
  received: 'nosMilliardsReceived',
  /** The first name that one chose to add to a link, for the visit. */
  name: 'nosMilliardsName',
  /** What the visitor guessed of a challenge, until the duel. */
  guesses: 'nosMilliardsGuesses',
} as const;
