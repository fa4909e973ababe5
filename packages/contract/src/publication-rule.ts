/** When and how the totals are published; the site quotes these figures. */
export const PUBLICATION_RULE = {
  /** Fewest ballots for a publication. */
  threshold: 10_000,
  /**
   * From this many ballots, the noise of all publications together stays under one point
   * (apps/community/total/publication.ts), and tenths of a point are published.
   */
  preciseFrom: 100_000,
  /** A lot, the unit of exclusion, closes once it has this many changes and is this old. */
  lotChanges: 500,
  lotSeconds: 3_600,
  /** Standard deviation, in ballots, of the noise of each published count. */
  noise: 75,
  /** That of the counts of each percentage, which only place the medians. */
  percentNoise: 225,
} as const;
