import { redirect } from 'react-router';
import { paths } from '#site/path.ts';

/** Old address, kept by other sites: the explorer opens on the picture. The servers redirect too. */
export function loader() {
  throw redirect(paths.explorer, 301);
}

export function clientLoader() {
  return redirect(paths.explorer);
}

export default function Pictures() {
  return null;
}
