import { globSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { comparePath, linePath } from '../../app/site/path.ts';
import { readSheet } from '../../app/dataset/read.server.ts';
import { published } from '../../app/site/published-path.ts';
import { addressOf, movedIn } from '../../publish/pages/built-page.ts';
import { readOperator } from '../../publish/bundler/operator.ts';
import { COMMUNE_FILE, standInOf } from '../../publish/pages/stand-in.ts';
import { engineFaultsOf } from './engine.ts';
import { readKnownNames } from './known-names.ts';
import { lineFaultsOf } from './line.ts';
import { linkFaultsOf } from './links.ts';
import { markupFaultsOf } from './markup.ts';
import { nameFaultsOf } from './names.ts';
import { previewFaultsOf } from './preview.ts';
import { sentenceFaultsOf } from './sentences.ts';

/**
 * Checks every built file: valid markup, no broken link, nothing newer than the browser floor, one
 * number for a name.
 */
const web = resolve(import.meta.dirname, '../..');
const client = join(web, 'build', 'client');
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

const moved = movedIn(client);
const lineCount = globSync('*.json', {
  cwd: resolve(web, '../../packages/data/built/details'),
}).length;
const lines = pages.filter(
  ({ address }) =>
    address.startsWith(linePath('')) && !address.includes('introuvable') && !moved.has(address),
);
/** Frames are not shared, nor addresses that only redirect. */
const shared = pages.filter(({ address }) => !address.startsWith('/embed/') && !moved.has(address));
const picture = memoized((path: string) => readFileSync(join(client, path)));

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
      // Written by the service of the common totals at run time.
      Object.values<string>(published).includes(path) ||
      (statSync(join(client, path), { throwIfNoEntry: false })?.isFile() ?? false),
    answerOf,
    // The script of the explorer renders the lines of a tab, each with its id as anchor.
    isDrawnLater: ({ search }, anchor) => search !== '' && addresses.has(linePath(anchor)),
  }),
  ...(lines.length === lineCount ? [] : [`${lines.length} pages for ${lineCount} lines`]),
  ...lineFaultsOf(lines),
  ...pages.flatMap(sentenceFaultsOf),
  ...nameFaultsOf(pages, readKnownNames(), readSheet().square),
  ...shared.flatMap(({ address, html }) =>
    previewFaultsOf(html, picture).map((fault) => `${address}: ${fault}`),
  ),
];

const seconds = Math.round((performance.now() - started) / 1000);
console.log(`${pages.length} pages inspected in ${seconds} s: ${faults.length} faults`);
for (const fault of faults.slice(0, 40)) console.error(fault);
if (faults.length > 0) process.exitCode = 1;

/** Follows redirections; a comparison exists when all its lines do, a commune when well formed. */
function answerOf(path: string): string | undefined {
  const redirected = redirections.find(([from]) => from === path);
  if (redirected !== undefined) return redirected[1];
  const { uri, status } = standInOf(path);
  if (uri === `/${COMMUNE_FILE}`) return uri;
  const ids = path.slice(comparePath('').length).split('-vs-');
  return status === 200 && ids.every((id) => addresses.has(linePath(id))) ? uri : undefined;
}

function memoized<Value>(compute: (path: string) => Value): (path: string) => Value {
  const values = new Map<string, Value>();
  return (path) => {
    const value = values.get(path) ?? compute(path);
    values.set(path, value);
    return value;
  };
}

function pairsOf(pattern: RegExp): (readonly [string, string])[] {
  const pairs = [...nginx.matchAll(pattern)].map(([, from = '', to = '']) => [from, to] as const);
  if (pairs.length === 0) throw new Error(`deploy/nginx.conf has no match for ${pattern}`);
  return pairs;
}
