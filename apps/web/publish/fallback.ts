/** What the bundler says of each file it wrote. */
export type Manifest = Readonly<
  Record<string, { file: string; imports?: readonly string[]; css?: readonly string[] }>
>;

const WORDS =
  'Cette comparaison s’affiche avec JavaScript, que ce navigateur n’exécute pas. Chaque ligne a sa propre page, qui s’en passe\u00A0: <a href="/explorer">ouvrez l’explorateur</a> pour les trouver.';

/** What draws a comparison, and what its address is read with. */
const ENTRIES = [
  'app/routes/compare.tsx?__react-router-build-client-route',
  'app/dataset/compared-lines.ts',
];

/**
 * The page that stands for every comparison not written ahead: it has no address of its own, and
 * says what to do without script. React writes `noscript` empty and never looks inside. It asks at
 * once for all that a comparison needs: found by one file in another, they would come in four
 * steps.
 */
export function fallbackOf(html: string, manifest: Manifest): string {
  const missing = filesOf(manifest, ENTRIES).filter((file) => !html.includes(file));
  const links = missing.map((file) =>
    file.endsWith('.css')
      ? // The framework looks for a sheet behind a hash, the bundler without.
        `<link rel="stylesheet" href="/${file}#"/>`
      : `<link rel="modulepreload" href="/${file}"/>`,
  );
  return html
    .replace(/<link rel="canonical"[^>]*>/, '')
    .replace('</head>', () => `${links.join('')}</head>`)
    .replace('<noscript></noscript>', `<noscript><p>${WORDS}</p></noscript>`);
}

/** The files of a module and of all that it imports, each once. */
function filesOf(manifest: Manifest, modules: readonly string[]): string[] {
  const reached = new Set(modules);
  // A set goes on to what is added while it is read.
  for (const name of reached) for (const next of chunkOf(name).imports ?? []) reached.add(next);
  return [...new Set([...reached].map(chunkOf).flatMap(({ file, css = [] }) => [file, ...css]))];

  function chunkOf(name: string) {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`the bundler wrote no file for ${name}`);
    return chunk;
  }
}
