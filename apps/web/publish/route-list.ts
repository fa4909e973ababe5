/** How the framework writes what it knows of the pages, for its own use in the browser. */
const START = 'window.__reactRouterManifest=';

type Route = { readonly css?: readonly string[]; readonly imports?: readonly string[] };
type RouteList = { readonly routes: Readonly<Record<string, Route>> };

/**
 * The list of the pages that every page downloads, without what nothing reads: the scripts of each
 * page serve to fetch it ahead of a click, which no link asks for; the styles of the frame are there
 * already; and a « no » is as well unsaid.
 */
export function lighterRouteList(script: string): string {
  if (!script.startsWith(START)) throw new Error('The framework writes its pages in another way');
  const list: RouteList = JSON.parse(script.slice(START.length).replace(/;\s*$/, ''));
  const { root, ...pages } = list.routes;
  const framed = new Set(root?.css?.map(addressOf));
  const lighter = Object.entries(pages).map(([id, { imports: _imports, ...page }]) => [
    id,
    { ...page, css: page.css?.filter((style) => !framed.has(addressOf(style))) },
  ]);
  const routes = { root, ...Object.fromEntries(lighter) };
  const written = JSON.stringify({ ...list, routes }, (_, value) =>
    value === false ? undefined : value,
  );
  return `${START}${written};`;
}

/** The framework marks with a `#` a style that is written into the page. */
function addressOf(style: string): string {
  return style.replace(/#$/, '');
}
