/** Files published by the service of the common totals, on the same origin. */
export const published = {
  trends: '/api/v1/tendances.json',
  ledger: '/api/v1/registre.json',
  /** The same totals as HTML, for browsers without script. */
  page: '/api/v1/tendances.html',
} as const;
