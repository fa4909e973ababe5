/** When and how the totals are published; the site quotes these figures. */
export const PUBLICATION_RULE = {
  /** Fewest ballots for a publication. */
  threshold: 10_000,
  /**
   * From this many ballots, the noise of all publications together stays under one point
   * (apps/community/total/publication.ts), and tenths of a point are published.
   */
  preciseFrom: 100_000,
  /** A lot, the unit of exclusion, closes once it has this many changes and is this old, */
  lotChanges: 500,
  lotSeconds: 3_600,
  /**
   * or once it has this many. A lot of an hour of rush would hold 26 million ballots, too many to
   * exclude. The fewest whose lots the ledger, which lists 720, gives one by one for all the adults of
   * the country (53 million), rounded.
   */
  lotMost: 100_000,
  /** Standard deviation, in ballots, of the noise of each published count. */
  noise: 75,
  /** That of the counts of each percentage, which only place the medians. */
  percentNoise: 225,
} as const;
