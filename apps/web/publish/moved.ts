import type { BuiltRenamings } from '@nosmilliards/data/built-types';
import { embedPath } from '../app/browser/embed-path.ts';
import { cardPath, lineFilePath, linePath } from '../app/browser/path.ts';

/** Old address → the new one, for the pages and for the files to take away. */
export type Moved = ReadonlyMap<string, string>;

export function movedAddresses({ lines, cards }: BuiltRenamings): Moved {
  return new Map([
    ...along(lines, linePath),
    ...along(lines, lineFilePath),
    ...along(cards, cardPath),
    // The page of another site goes on naming the old one.
    ...along(lines, (id) => embedPath(linePath(id))),
    ...along(cards, (id) => embedPath(cardPath(id))),
  ]);
}

function along(ids: Record<string, string>, pathOf: (id: string) => string): [string, string][] {
  return Object.entries(ids).map(([from, to]) => [pathOf(from), pathOf(to)]);
}

/** What nginx includes in `map $uri $moved`. */
export function movedMapOf(moved: Moved): string {
  return [...moved].map(([from, to]) => `"${from}" "${to}";\n`).join('');
}

/** Where a server knows nothing of old addresses: the framework's own page speaks English. */
export function movedPageOf(address: string, origin: string): string {
  return `<!DOCTYPE html><html lang="fr"><head><meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/><title>Page déplacée — Nos Milliards</title><meta name="robots" content="noindex"/><link rel="canonical" href="${origin}${address}"/><meta http-equiv="refresh" content="0; url=${address}"/></head><body><h1>Page déplacée</h1><p>Cette page a changé d’adresse\u00A0: <a href="${address}">ouvrir la nouvelle</a>.</p></body></html>\n`;
}
