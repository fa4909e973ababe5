const ENTRY = /<script type="module" async="">([^]*?)<\/script>/;

/**
 * Scripts are asked for once the page has been painted: on a slow line they would share it with
 * the fonts and hold the first paint back by half a second. What the framework writes as static
 * imports is imported then, and what it preloads is preloaded then. A tab that paints nothing, in
 * the background or in a browser that does not tell, waits for a timer.
 */
export function scriptsAfterPaint(html: string): string {
  const [entry, code = ''] = ENTRY.exec(html) ?? [];
  if (entry === undefined) throw new Error('the framework wrote no script of entry');
  const links = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"\/>/g)];
  const files = links.map(([, url]) => url);
  const imports = [...code.matchAll(/^import (?:\* as (\w+) from )?"([^"]+)";$/gm)];
  const [, modules] = /__reactRouterRouteModules = (\{.*?\});/.exec(code) ?? [];
  const [, last] = /import\("([^"]+)"\);\s*$/.exec(code) ?? [];
  if (modules === undefined || last === undefined || imports.length < 2) {
    throw new Error(`the script of entry is not as expected: ${code}`);
  }
  const names = imports.map(([, name = '']) => name).join();
  const loaded = imports.map(([, , url]) => `import(${JSON.stringify(url)})`).join();
  const script = `{let started=false;const start=()=>{if(started)return;started=true;for(const href of ${JSON.stringify(files)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));Promise.all([${loaded}]).then(([${names}])=>{window.__reactRouterRouteModules=${modules};import(${JSON.stringify(last)})})};try{new PerformanceObserver(seen=>{if(seen.getEntriesByName("first-contentful-paint").length)start()}).observe({type:"paint",buffered:true})}catch{}setTimeout(start,2500)}`;
  return html
    .replaceAll(/<link rel="modulepreload" href="[^"]+"\/>/g, '')
    .replace(entry, () => `<script>${script}</script>`);
}
