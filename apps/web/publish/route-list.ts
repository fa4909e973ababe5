/** How the framework writes what it knows of the pages, for its own use in the browser. */
const START = 'window.__reactRouterManifest=';

type RouteList = { readonly routes: Readonly<Record<string, object>> };

/**
 * The list of the pages that every page downloads, without what nothing reads: the scripts of each
 * page serve to fetch it ahead of a click, which no link asks for, and a « no » is as well unsaid.
 */
export function lighterRouteList(script: string): string {
  if (!script.startsWith(START)) throw new Error('The framework writes its pages in another way');
  const list: RouteList = JSON.parse(script.slice(START.length).replace(/;\s*$/, ''));
  const routes = Object.entries(list.routes).map(([id, route]) => [id, { ...route, imports: [] }]);
  const lighter = { ...list, routes: Object.fromEntries(routes) };
  return `${START}${JSON.stringify(lighter, (_, value) => (value === false ? undefined : value))};`;
}
