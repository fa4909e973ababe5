/**
 * Where the device keeps the ballots it added to the common totals, or wants there. Apart from
 * `STORAGE_KEYS`: pages that never look must not carry the name.
 */
export const TOTALS_KEY = 'nosMilliardsTotals';
