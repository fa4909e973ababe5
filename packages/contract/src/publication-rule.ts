/** When and how the totals are published; the site quotes these figures. */
export const PUBLICATION_RULE = {
  /** Fewest ballots for a publication. */
  threshold: 1_000,
  /** Fewest ballots for tenths of a point: with fewer, a tenth could show a single ballot. */
  tenthsFrom: 20_000,
  /** A lot closes once it has this many changes and is this old. */
  lotChanges: 500,
  lotSeconds: 3_600,
  /** Scale of the geometric noise of each published count (apps/community/total/noise.ts). */
  noiseScale: 5,
} as const;
