import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { addressOf } from '../pages/built-page.ts';
import { policyOf } from '../pages/page.ts';
import { drawnPages, FALLBACK_FILE } from '../pages/stand-in.ts';

/**
 * The thousands of `.data` files of `/ligne/:id` and other families are grouped into a few JSON
 * files. The pattern turns the path of a `.data` file into that of its group.
 */
const GROUP = [/^\/([\w-]+)\/([a-z]+).*\.data$/i, '/hors-ligne/$1-$2.json'] as const;

/** The policy of the worker: it may fetch from the site, and run no other script. */
export const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

const source = resolve(import.meta.dirname, './worker/worker.ts');

/** Writes `/sw.js`: the list of the files to keep offline, then the code of the worker. */
export function writeWorker(client: string): void {
  const paths = [...pagesOf(client), ...filesOf(client), ...writeGroups(client)];
  const read = (file: string) => readFileSync(join(client, file));
  const list = Object.fromEntries(paths.map(([path, file]) => [path, hashOf(read(file))]));
  const pages = paths.filter(([, file]) => file.endsWith('.html'));
  const policies = Object.fromEntries(
    pages.map(([path, file]) => [path, hashOf(policyOf(read(file).toString()))]),
  );
  const [pattern, name] = GROUP;
  writeFileSync(
    join(client, 'sw.js'),
    [
      `const FILES = ${JSON.stringify(list, null, 1)};`,
      `const POLICIES = ${JSON.stringify(policies, null, 1)};`,
      `const FALLBACK = ${JSON.stringify(`/${FALLBACK_FILE}`)};`,
      `const DRAWN = [${drawnPages.map(({ addresses, file }) => `[${addresses}, '/${file}']`).join(', ')}];`,
      `const GROUP = [${pattern}, ${JSON.stringify(name)}];`,
      stripTypeScriptTypes(readFileSync(source, 'utf8')),
    ].join('\n'),
  );
}

type Kept = readonly [path: string, file: string];

/**
 * Pages of the first level; the fallback page renders the deeper ones from their data. The worker
 * refuses an answer that was redirected: a moved page is not kept.
 */
function pagesOf(client: string): Kept[] {
  const pages = globSync(['index.html', '*/index.html'], { cwd: client }).toSorted();
  return pages
    .filter((file) => !readFileSync(join(client, file), 'utf8').includes('http-equiv="refresh"'))
    .map((file) => [addressOf(file), file]);
}

function filesOf(client: string): Kept[] {
  const files = globSync(['*.{html,data,svg,png,webmanifest}', 'assets/*.{js,css,svg,woff2}'], {
    cwd: client,
    // React Router leaves the style sheet of the server build: no page requests it.
    exclude: ['index.html', 'assets/server-build-*'],
  });
  return files.toSorted().map((file) => [`/${file}`, file]);
}

function writeGroups(client: string): Kept[] {
  const groups = new Map<string, Record<string, string>>();
  const files = globSync('*/*.data', { cwd: client });
  for (const file of files.toSorted()) {
    const group = `/${file}`.replace(...GROUP);
    const entries = groups.get(group) ?? {};
    entries[`/${file}`] = readFileSync(join(client, file), 'utf8');
    groups.set(group, entries);
  }
  return [...groups].map(([path, entries]) => {
    const file = path.slice(1);
    mkdirSync(dirname(join(client, file)), { recursive: true });
    writeFileSync(join(client, file), JSON.stringify(entries));
    return [path, file];
  });
}

function hashOf(content: string | Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
