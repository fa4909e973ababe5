import { posix } from 'node:path';
import type { BuiltRenamings } from '@nosmilliards/data/built-types';
import { embedPath, oembedPath } from '../../app/site/embed-path.ts';
import { cardPath, formerPaths, lineFilePath, linePath, paths } from '../../app/site/path.ts';

/** Those that another site may show in a frame. */
const EMBEDDED: ReadonlySet<string> = new Set(['/en-images', '/temps/impots-1995']);
const samePath = (path: string) => path;

/** Old address → new address, of pages and of downloadable files. */
export type Moved = ReadonlyMap<string, string>;

/** The open data of an edition: the names of its files, in the folder of its last version. */
type OpenData = {
  readonly folder: string;
  readonly names: readonly string[];
  /** Versions before it. */
  readonly formerVersions: readonly string[];
};

export function movedAddresses(
  { lines, cards }: BuiltRenamings,
  editions: readonly OpenData[],
): Moved {
  return new Map([
    ...Object.entries(formerPaths).flatMap(([from, to]) =>
      (EMBEDDED.has(from) ? [samePath, embedPath, oembedPath] : [samePath]).map(
        (addressOf) => [addressOf(from), addressOf(to)] as const,
      ),
    ),
    ...along(lines, linePath),
    ...along(lines, lineFilePath),
    ...along(cards, cardPath),
    // Other sites keep the old address of an embed in their pages.
    ...along(lines, (id) => embedPath(linePath(id))),
    ...along(cards, (id) => embedPath(cardPath(id))),
    ...editions.flatMap(formerFilesOf),
  ]);
}

function formerFilesOf({ folder, names, formerVersions }: OpenData): [string, string][] {
  return formerVersions.flatMap((version): [string, string][] => {
    const former = posix.join(folder, '..', version);
    const files = [...names.map((name) => [name, name] as const), ...FORMER_FILES];
    return [
      // A folder has no page: what it held is listed on the page of the open data.
      [former, paths.data],
      ...files.map(([from, to]): [string, string] => [
        posix.join(former, from),
        posix.join(folder, to),
      ]),
    ];
  });
}

/** The years by tax are now in the file of taxes by kind. */
const FORMER_FILES = [['temps-impots-1995.csv', 'temps-impots.csv']] as const;

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
