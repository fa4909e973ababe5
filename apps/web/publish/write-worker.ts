import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { addressOf } from './built-page.ts';
import { policyOf } from './page.ts';
import { drawnAddresses, FALLBACK_FILE } from './stand-in.ts';

/**
 * The data of the thousand pages that are one of many (`/ligne/{id}`) go by shelves: the address
 * of a sheet gives its shelf, here and in the worker.
 */
const SHELF = [/^\/([\w-]+)\/([a-z]+).*\.data$/i, '/hors-ligne/$1-$2.json'] as const;

/** Under it a worker may download files of the site, and run nothing else. */
export const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

const source = resolve(import.meta.dirname, './worker/worker.ts');

/** Writes `/sw.js`: the worker, after the list of all a device keeps to do without the network. */
export function writeWorker(client: string): void {
  const paths = [...pagesOf(client), ...filesOf(client), ...writeShelves(client)];
  const read = (file: string) => readFileSync(join(client, file));
  const list = Object.fromEntries(paths.map(([path, file]) => [path, hashOf(read(file))]));
  const pages = paths.filter(([, file]) => file.endsWith('.html'));
  const policies = Object.fromEntries(
    pages.map(([path, file]) => [path, hashOf(policyOf(read(file).toString()))]),
  );
  const [pattern, name] = SHELF;
  writeFileSync(
    join(client, 'sw.js'),
    [
      `const FILES = ${JSON.stringify(list, null, 1)};`,
      `const POLICIES = ${JSON.stringify(policies, null, 1)};`,
      `const FALLBACK = ${JSON.stringify(`/${FALLBACK_FILE}`)};`,
      `const DRAWN = ${drawnAddresses};`,
      `const SHELF = [${pattern}, ${JSON.stringify(name)}];`,
      stripTypeScriptTypes(readFileSync(source, 'utf8')),
    ].join('\n'),
  );
}

type Kept = readonly [path: string, file: string];

/** Pages at their address; those one level deeper are drawn from their data. */
function pagesOf(client: string): Kept[] {
  const pages = globSync(['index.html', '*/index.html'], { cwd: client }).toSorted();
  return pages.map((file) => [addressOf(file), file]);
}

function filesOf(client: string): Kept[] {
  const files = globSync(['*.{html,data,svg,png,webmanifest}', 'assets/*.{js,css,svg,woff2}'], {
    cwd: client,
    // React Router leaves the style sheet of the build itself: no page asks for it.
    exclude: ['index.html', 'assets/server-build-*'],
  });
  return files.toSorted().map((file) => [`/${file}`, file]);
}

function writeShelves(client: string): Kept[] {
  const shelves = new Map<string, Record<string, string>>();
  const files = globSync('*/*.data', { cwd: client });
  for (const file of files.toSorted()) {
    const shelf = `/${file}`.replace(...SHELF);
    const sheets = shelves.get(shelf) ?? {};
    sheets[`/${file}`] = readFileSync(join(client, file), 'utf8');
    shelves.set(shelf, sheets);
  }
  return [...shelves].map(([path, sheets]) => {
    const file = path.slice(1);
    mkdirSync(dirname(join(client, file)), { recursive: true });
    writeFileSync(join(client, file), JSON.stringify(sheets));
    return [path, file];
  });
}

function hashOf(content: string | Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
