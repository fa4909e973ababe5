import { index, route, type RouteConfig } from '@react-router/dev/routes';
import { families, pages, routeNameOf, sitePages } from './site/pages.ts';
import { formerPaths } from './site/path.ts';

const fileOf = (name: string) => `routes/${name}.tsx`;

const routes = [
  ...sitePages.map((page) =>
    page.path === '/'
      ? index(fileOf(routeNameOf(page)))
      : route(page.path.slice(1), fileOf(routeNameOf(page)), { id: page.path }),
  ),
  route(`${families.line}/:id`, fileOf(families.line)),
  route(`${families.card}/:id`, fileOf(families.card)),
  route(`${families.piece}/:id`, fileOf(families.piece)),
  route(`${families.comparison}/:ids`, fileOf(families.comparison)),
  // The module of the page of Europe: a function is chosen there without leaving it.
  route(`${families.function}/:id`, fileOf(routeNameOf(pages.europe))),
  route(`${families.commune}/:code`, fileOf(families.commune)),
  // The address that the specification gives to the game: it redirects.
  route('voter', fileOf('voter')),
  ...Object.keys(formerPaths).map((path) => route(path.slice(1), fileOf('former'), { id: path })),
  route('*', fileOf('not-found')),
];

/** The servers match addresses case-sensitively; the router must too. */
export default routes.map((one) => ({ ...one, caseSensitive: true })) satisfies RouteConfig;
