/** In [0, 1): the only draw of the site, given to the rules that need one. */
export function chance(): number {
  return Math.random();
}
