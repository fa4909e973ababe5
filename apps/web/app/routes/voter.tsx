import { redirect } from 'react-router';
import { paths } from '#browser/path.ts';

/** Kept for the links that circulate; a server redirects it too. */
export function clientLoader() {
  return redirect(paths.game);
}

export default function Vote() {
  return null;
}
