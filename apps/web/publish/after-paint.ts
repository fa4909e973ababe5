import { NEEDED_STYLE } from '../app/browser/floor.ts';
import { HYDRATED } from '../app/browser/hydration.ts';

const ENTRY = /<script type="module" async="">([^]*?)<\/script>/;
const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;

const STARTED = 'started=true;';

/**
 * Scripts are asked for once the page has been painted: on a slow line they would share it with
 * the fonts and hold the first paint back by half a second. What the framework writes as static
 * imports is imported then, and what it preloads is preloaded then. A tab that paints nothing, in
 * the background or in a browser that does not tell, waits for a timer.
 */
export function scriptsAfterPaint(html: string): string {
  const [entry, code = ''] = ENTRY.exec(html) ?? [];
  if (entry === undefined) throw new Error('the framework wrote no script of entry');
  const files = [...new Set([...html.matchAll(PRELOAD)].map(([, url]) => url))];
  const imports = [...code.matchAll(/^import (?:\* as (\w+) from )?"([^"]+)";$/gm)];
  const [, modules] = /__reactRouterRouteModules = (\{.*?\});/.exec(code) ?? [];
  const [, last] = /import\("([^"]+)"\);\s*$/.exec(code) ?? [];
  if (modules === undefined || last === undefined || imports.length < 2) {
    throw new Error(`the script of entry is not as expected: ${code}`);
  }
  const names = [...imports.map(([, name = '']) => name), '{hydrate}'].join();
  const loaded = [...imports.map(([, , url]) => url), last].map((url) => `import("${url}")`).join();
  const start = `let started=false;const start=()=>{if(started)return;${STARTED}for(const href of ${JSON.stringify(files)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));Promise.all([${loaded}]).then(([${names}])=>{window.__reactRouterRouteModules=${modules};hydrate()})};try{new PerformanceObserver(seen=>{if(seen.getEntriesByName("first-contentful-paint").length)start()}).observe({type:"paint",buffered:true})}catch{}setTimeout(start,2500)`;
  return html
    .replaceAll(PRELOAD, '')
    .replace(
      entry,
      () => `<script>${TRUSTED}${unlessTooOld(`${start};${FIRST_GESTURE}`)}</script>`,
    );
}

/** Along with the scripts, a style sheet that the first paint could do without. */
export function withLaterSheet(html: string, href: string): string {
  const sheet = `document.head.append(Object.assign(document.createElement("link"),{rel:"stylesheet",href:${JSON.stringify(href)}}));`;
  return html.replace(STARTED, () => STARTED + sheet);
}

/**
 * What may still become markup, or a script, from a string: the empty script that React builds its
 * own from, words without markup, and the worker. Text inside a script runs only if the policy of
 * the page names its hash. All else throws.
 */
const TRUSTED = `if(window.trustedTypes)trustedTypes.createPolicy("default",{createHTML:html=>html==="<script><\\/script>"||!html.includes("<")?html:null,createScript:text=>text,createScriptURL:url=>url==="/sw.js"?url:null});`;

/**
 * The last button tapped before the scripts are there is tapped again once it answers. Links, menus
 * and folds need none.
 */
const FIRST_GESTURE = `let tapped;const keep=({target})=>{tapped=target.closest("button:not([popovertarget])")??tapped};addEventListener("click",keep,true);addEventListener("${HYDRATED}",()=>{removeEventListener("click",keep,true);if(tapped?.isConnected)tapped.click()},{once:true})`;

/**
 * A browser too old for the scripts is asked for none: its page stays as it was written, and says
 * what it says to a visitor without script.
 */
function unlessTooOld(statements: string): string {
  return `if(self.CSS&&CSS.supports(${JSON.stringify(NEEDED_STYLE)})){${statements}}else for(const silent of document.querySelectorAll("noscript"))silent.before(silent.textContent.replace(/<[^>]+>/g,""))`;
}
