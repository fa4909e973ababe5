import { redirect } from 'react-router';
import { formerPaths, paths, withoutSlash } from '#site/path.ts';
import type { Route } from './+types/former.ts';

/** An old address, kept by other sites; the servers redirect it too. */
export function loader({ url }: Route.LoaderArgs) {
  throw redirectionFrom(url.pathname, 301);
}

export function clientLoader({ url }: Route.ClientLoaderArgs) {
  return redirectionFrom(url.pathname, 302);
}

export default function Former() {
  return null;
}

function redirectionFrom(pathname: string, status: 301 | 302) {
  return redirect(formerPaths[withoutSlash(pathname)] ?? paths.home, status);
}
