/**
 * The page served for every comparison that is not prerendered: no canonical address, and the
 * scripts and styles of a prerendered one, which the router would otherwise load one after the
 * other.
 */
export function fallbackOf(html: string, comparison: string): string {
  const links = comparison.match(/<link rel="(?:modulepreload|stylesheet)"[^>]*>/g) ?? [];
  const missing = links.filter((link) => !html.includes(link)).join('');
  return html.replace('</head>', `${missing}</head>`).replace(/<link rel="canonical"[^>]*>/, '');
}
