/** When and how totals are published: what the service does, and what the site says of it. */
export const PUBLICATION_RULE = {
  /** Ballots in all, below which nothing is told. */
  threshold: 1_000,
  /** Ballots from which tenths of a point are told: below, one would tell of a single ballot. */
  tenthsFrom: 20_000,
  /** A lot closes after both. */
  lotChanges: 500,
  lotSeconds: 3_600,
  /** How wide the noise of each published number is. */
  noiseScale: 5,
} as const;
