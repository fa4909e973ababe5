import { globSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { comparePath, linePath } from '../../app/browser/path.ts';
import { published } from '../../app/browser/published-path.ts';
import { addressOf } from '../../publish/built-page.ts';
import { readOperator } from '../../publish/operator.ts';
import { standInOf } from '../../publish/stand-in.ts';
import { buildDirectory } from '../../publish/variant.ts';
import { engineFaultsOf } from './engine.ts';
import { linkFaultsOf } from './links.ts';
import { markupFaultsOf } from './markup.ts';

/**
 * Reads every built file once more: as a validator, as a visitor who follows every link, as the
 * oldest browser accepted.
 */
const web = resolve(import.meta.dirname, '../..');
const client = join(web, buildDirectory, 'client');
const read = (file: string) => readFileSync(join(client, file), 'utf8');
const started = performance.now();

const pages = globSync('**/*.html', { cwd: client }).map((file) => ({
  address: addressOf(file),
  html: read(file),
}));
const addresses = new Set(pages.map(({ address }) => address));
const indexes = globSync(['sitemap.xml', '*.webmanifest'], { cwd: client }).map((file) => ({
  address: `/${file}`,
  html: read(file),
}));

const nginx = readFileSync(resolve(web, '../../deploy/nginx.conf'), 'utf8');
const redirections = pairsOf(/location = (\S+) \{\s*return 30\d (\S+);/g);

const faults = [
  ...globSync('**/*.{js,css,html}', { cwd: client }).flatMap((file) =>
    engineFaultsOf(file, read(file)),
  ),
  ...pages.flatMap(({ address, html }) =>
    markupFaultsOf(html).map((fault) => `${address}: ${fault}`),
  ),
  ...linkFaultsOf({
    pages: [...pages, ...indexes],
    origin: readOperator().origin,
    isFile: (path) =>
      // Written by the service of the common totals, not by the build.
      Object.values<string>(published).includes(path) ||
      (statSync(join(client, path), { throwIfNoEntry: false })?.isFile() ?? false),
    answerOf,
    // A tab of the explorer draws its lines, each with its id as anchor.
    isDrawnLater: ({ search }, anchor) => search !== '' && addresses.has(linePath(anchor)),
  }),
];

const seconds = Math.round((performance.now() - started) / 1000);
console.log(`${pages.length} pages inspected in ${seconds} s: ${faults.length} faults`);
for (const fault of faults.slice(0, 40)) console.error(fault);
if (faults.length > 0) process.exitCode = 1;

/** A comparison is a page when every line it names is one. */
function answerOf(path: string): string | undefined {
  const redirected = redirections.find(([from]) => from === path);
  if (redirected !== undefined) return redirected[1];
  const { uri, status } = standInOf(path);
  const ids = path.slice(comparePath('').length).split('-vs-');
  return status === 200 && ids.every((id) => addresses.has(linePath(id))) ? uri : undefined;
}

function pairsOf(pattern: RegExp): (readonly [string, string])[] {
  const pairs = [...nginx.matchAll(pattern)].map(([, from = '', to = '']) => [from, to] as const);
  if (pairs.length === 0) throw new Error(`deploy/nginx.conf no longer holds ${pattern}`);
  return pairs;
}
