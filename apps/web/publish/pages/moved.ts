import type { BuiltRenamings } from '@nosmilliards/data/built-types';
import { embedPath } from '../../app/browser/embed-path.ts';
import { cardPath, lineFilePath, linePath } from '../../app/browser/path.ts';

/** Old address → new address, of pages and of downloadable files. */
export type Moved = ReadonlyMap<string, string>;

export function movedAddresses({ lines, cards }: BuiltRenamings): Moved {
  return new Map([
    ...along(lines, linePath),
    ...along(lines, lineFilePath),
    ...along(cards, cardPath),
    // Other sites keep the old address of an embed in their pages.
    ...along(lines, (id) => embedPath(linePath(id))),
    ...along(cards, (id) => embedPath(cardPath(id))),
  ]);
}

function along(ids: Record<string, string>, pathOf: (id: string) => string): [string, string][] {
  return Object.entries(ids).map(([from, to]) => [pathOf(from), pathOf(to)]);
}

/** The content of `map $uri $moved` in nginx. */
export function movedMapOf(moved: Moved): string {
  return [...moved].map(([from, to]) => `"${from}" "${to}";\n`).join('');
}

/** For a server without the map. Replaces the page of React Router, which is in English. */
export function movedPageOf(address: string, origin: string): string {
  return `<!DOCTYPE html><html lang="fr"><head><meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/><title>Page déplacée — Nos Milliards</title><meta name="robots" content="noindex"/><link rel="canonical" href="${origin}${address}"/><meta http-equiv="refresh" content="0; url=${address}"/></head><body><h1>Page déplacée</h1><p>Cette page a changé d’adresse\u00A0: <a href="${address}">ouvrir la nouvelle</a>.</p></body></html>\n`;
}
