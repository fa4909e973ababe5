import { redirect } from 'react-router';
import { paths } from '#site/path.ts';

/** Old address, still in circulation; the servers redirect it too. */
export function clientLoader() {
  return redirect(paths.game);
}

export default function Vote() {
  return null;
}
