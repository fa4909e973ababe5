import { NEEDED_STYLE } from '../../app/site/oldest-browsers.ts';
import { HYDRATED } from '../../app/browser/hydration.ts';

const ENTRY = /<script type="module" async="">([^]*?)<\/script>/;
const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;

/**
 * Loads the scripts after the first contentful paint: before it, on a slow connection, they compete
 * with the fonts and delay the paint by half a second. The framework's static imports and preloads
 * become dynamic ones. A timer covers background tabs, which never paint.
 */
export function scriptsAfterPaint(html: string): string {
  const [entry, code = ''] = ENTRY.exec(html) ?? [];
  if (entry === undefined) throw new Error('The framework wrote no entry script');
  const preloads = [...new Set([...html.matchAll(PRELOAD)].map(([, url]) => url))];
  const imports = [...code.matchAll(/^import (?:\* as (\w+) from )?"([^"]+)";$/gm)];
  const [, modules] = /__reactRouterRouteModules = (\{.*?\});/.exec(code) ?? [];
  const [, last] = /import\("([^"]+)"\);\s*$/.exec(code) ?? [];
  if (modules === undefined || last === undefined || imports.length < 2) {
    throw new Error(`The entry script is not as expected: ${code}`);
  }
  const names = imports.map(([, name = '']) => name).join();
  const loaded = imports.map(([, , url]) => `import("${url}")`).join();
  const start = `
let started = false;
const start = () => {
  if (started) return;
  started = true;
  for (const href of ${JSON.stringify(preloads)})
    document.head.append(Object.assign(document.createElement("link"), {rel: "modulepreload", href}));
  Promise.all([${loaded}]).then(([${names}]) => {
    window.__reactRouterRouteModules = ${modules};
    import("${last}");
  });
};
try {
  new PerformanceObserver((seen) => {
    if (seen.getEntriesByName("first-contentful-paint").length) start();
  }).observe({type: "paint", buffered: true});
} catch {}
setTimeout(start, 2500);`;
  return html
    .replaceAll(PRELOAD, '')
    .replace(
      entry,
      () => `<script>${TRUSTED_TYPES}${unlessTooOld(start + REPLAYED_CLICK)}</script>`,
    );
}

/**
 * The only strings that may become markup or script URLs: the empty script React clones, text
 * without markup, and the worker. Inline script text still needs its hash in the policy.
 */
const TRUSTED_TYPES = `if (window.trustedTypes) trustedTypes.createPolicy("default", {
  createHTML: (html) => html === "<script><\\/script>" || !html.includes("<") ? html : null,
  createScript: (text) => text,
  createScriptURL: (url) => url === "/sw.js" ? url : null,
});
`;

/** Replays, once hydrated, the last click on a button made before. Links and popovers work without. */
const REPLAYED_CLICK = `
let clicked;
const remember = ({target}) => {clicked = target.closest("button:not([popovertarget])") ?? clicked};
addEventListener("click", remember, true);
addEventListener("${HYDRATED}", () => {
  removeEventListener("click", remember, true);
  if (clicked?.isConnected) clicked.click();
}, {once: true});
`;

/** A browser too old for the scripts loads none and shows the text of the `noscript` elements. */
function unlessTooOld(statements: string): string {
  return `if (self.CSS && CSS.supports(${JSON.stringify(NEEDED_STYLE)})) {${statements}} else
  for (const silent of document.querySelectorAll("noscript"))
    silent.before(silent.textContent.replace(/<[^>]+>/g, ""));`;
}
