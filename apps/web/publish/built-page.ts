import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A page is written as `…/index.html`, and asked for without it. */
export function addressOf(file: string): string {
  return `/${file}`.replace(/\/?index\.html$/, '') || '/';
}

export function fileOf(address: string): string {
  return `${address.slice(1)}/index.html`.replace(/^\//, '');
}

/** The pages of a build that only lead to another address. */
export function movedIn(client: string): ReadonlySet<string> {
  const moved = readFileSync(join(client, '../server-config/moved.json'), 'utf8');
  return new Set(Object.keys(JSON.parse(moved)));
}
