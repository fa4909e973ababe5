import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `explorer/index.html` → `/explorer`. */
export function addressOf(file: string): string {
  return `/${file}`.replace(/\/?index\.html$/, '') || '/';
}

export function fileOf(address: string): string {
  return `${address.slice(1)}/index.html`.replace(/^\//, '');
}

/** The addresses of a build whose page is a redirection. */
export function movedIn(client: string): ReadonlySet<string> {
  const moved = readFileSync(join(client, '../server-config/moved.json'), 'utf8');
  return new Set(Object.keys(JSON.parse(moved)));
}
