const WORDS =
  'Cette comparaison s’affiche avec JavaScript, que ce navigateur n’exécute pas. Chaque ligne a sa propre page, qui s’en passe\u00A0: <a href="/explorer">ouvrez l’explorateur</a> pour les trouver.';

/**
 * The page served for every comparison that is not prerendered: no canonical address, the scripts
 * and styles of a prerendered one, which the router would otherwise load one after the other, and a
 * `noscript` text. React renders `noscript` empty and never hydrates its content.
 */
export function fallbackOf(html: string, comparison: string): string {
  const links = comparison.match(/<link rel="(?:modulepreload|stylesheet)"[^>]*>/g) ?? [];
  const missing = links.filter((link) => !html.includes(link)).join('');
  return html
    .replace('</head>', `${missing}</head>`)
    .replace(/<link rel="canonical"[^>]*>/, '')
    .replace('<noscript></noscript>', `<noscript><p>${WORDS}</p></noscript>`);
}
