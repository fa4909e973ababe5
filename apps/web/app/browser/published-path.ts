/** What the service of the common totals publishes, under the name of the site. */
export const published = {
  trends: '/api/v1/tendances.json',
  ledger: '/api/v1/registre.json',
  /** The same for a browser without script. */
  page: '/api/v1/tendances.html',
} as const;
