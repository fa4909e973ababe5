import {
  cpSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import {
  lineFiles,
  openDataFiles,
  readEdition,
  readEditions,
  readRenamings,
} from '../app/dataset/read.server.ts';
import { oembedPath } from '../app/site/embed-path.ts';
import { families } from '../app/site/pages.ts';
import { communePath, NO_COMMUNE } from '../app/site/path.ts';
import { nameMapOf, readOperator } from './bundler/operator.ts';
import { scriptsAfterPaint } from './pages/after-paint.ts';
import { addressOf, fileOf } from './pages/built-page.ts';
import { withOembed } from './products/embed/oembed.ts';
import { buildFrames, writeEmbeds } from './products/embed/write.ts';
import { fallbackOf } from './pages/fallback.ts';
import { headFaultsOf, headOf, withLinkedData, withPreview, type Page } from './pages/head.ts';
import { writeIcons } from './products/app-icons.ts';
import { movedAddresses, movedMapOf, movedPageOf } from './pages/moved.ts';
import { policyOf, withInlineStyles } from './pages/page.ts';
import { paint } from './products/preview/paint.ts';
import { altOf, type Picture } from './products/preview/picture.ts';
import { pictureOf, picturePathOf } from './products/preview/pictures.ts';
import { robotsOf, sitemapOf } from './pages/sitemap.ts';
import { COMMUNE_FILE, FALLBACK_FILE, standInMaps } from './pages/stand-in.ts';
import { cutSignFaultsOf, typographyFaultsOf } from './pages/typography.ts';
import { workerPolicy, writeWorker } from './products/write-worker.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const build = resolve(import.meta.dirname, '../build');
const client = join(build, 'client');

// Their `clientLoader` never requests these `.data` files: it reads the lines, or the accounts.
for (const family of [families.comparison, families.commune])
  for (const file of globSync(`${family}/*.data`, { cwd: client })) rmSync(join(client, file));

// Served for every commune: not a page of its own, nor an address to list.
renameSync(join(client, fileOf(communePath(NO_COMMUNE))), join(client, COMMUNE_FILE));

const operator = readOperator();
const { origin } = operator;
const readAsset = (url: string) =>
  readFileSync(join(client, new URL(url, origin).pathname), 'utf8');

const [layers = ''] =
  /@layer [^;{]+;/.exec(
    readFileSync(join(import.meta.dirname, '../app/styles/global.css'), 'utf8'),
  ) ?? [];

const moved = movedAddresses(
  readRenamings(),
  readEditions().map(({ year, version, formerVersions }) => ({
    folder: `/donnees/${year}/${version}`,
    names: readdirSync(join(openDataFiles, `${year}/${version}`)),
    formerVersions,
  })),
);
const [comparison = ''] = globSync(`${families.comparison}/*/index.html`, { cwd: client });
const comparisonPage = readFileSync(join(client, comparison), 'utf8');
const frames = await buildFrames(join(build, 'frames'));
const embedTitles = new Map(frames.readEmbeds().map(({ page, title }) => [page, title]));

/** Policy of each page, by the URI under which a server finds its file (`/explorer/index.html`). */
const policies: Record<string, string> = {};
const pages: Page[] = [];
const pictures = new Map<string, Picture>();
const faults: string[] = [];
for (const file of globSync('**/*.html', { cwd: client })) {
  const path = join(client, file);
  const elsewhere = moved.get(addressOf(file));
  if (elsewhere !== undefined) {
    const html = movedPageOf(elsewhere, origin);
    writeFileSync(path, html);
    policies[`/${file}`] = policyOf(html);
    continue;
  }
  const rendered = readFileSync(path, 'utf8');
  const written = file === FALLBACK_FILE ? fallbackOf(rendered, comparisonPage) : rendered;
  const head = headOf(written);
  const [address, picture] = pictureOf({ file, head });
  const preview = { path: picturePathOf(address), alt: altOf(picture) };
  pictures.set(join(client, preview.path), picture);
  const later = scriptsAfterPaint(withPreview(written, head, preview, origin));
  const styled = withInlineStyles(later, readAsset, layers);
  const here = addressOf(file);
  const title = embedTitles.get(here);
  const framed =
    title === undefined ? styled : withOembed(styled, origin + oembedPath(here), title);
  const html = withLinkedData(framed, head, origin);
  writeFileSync(path, html);
  policies[`/${file}`] = policyOf(html);
  pages.push({ file, head });
  for (const fault of [...typographyFaultsOf(html), ...cutSignFaultsOf(html)]) {
    faults.push(`${file}: ${fault}`);
  }
}

const writtenEmbeds = await writeEmbeds(client, frames, origin);
Object.assign(policies, writtenEmbeds.policies);
faults.push(...writtenEmbeds.faults);

faults.push(...headFaultsOf(pages, origin));
if (faults.length > 0) {
  throw new Error(`${faults.length} faults in the pages\n${faults.slice(0, 40).join('\n')}`);
}

writeFileSync(join(client, 'sitemap.xml'), sitemapOf(pages, readEdition().updated));
writeFileSync(join(client, 'robots.txt'), robotsOf(origin));

const painted = await paint(pictures);

policies['/sw.js'] = workerPolicy;
mkdirSync(join(build, 'server-config'), { recursive: true });
writeFileSync(join(build, 'server-config/csp.json'), JSON.stringify(policies, null, 2));
writeFileSync(
  join(build, 'server-config/csp.map'),
  Object.entries(policies)
    .map(([uri, policy]) => `"${uri}" "${policy}";\n`)
    .join(''),
);

writeFileSync(
  join(build, 'server-config/moved.json'),
  JSON.stringify(Object.fromEntries(moved), null, 2),
);
writeFileSync(join(build, 'server-config/moved.map'), movedMapOf(moved));
writeFileSync(join(build, 'server-config/name.map'), nameMapOf(operator));
for (const [file, text] of Object.entries(standInMaps)) {
  writeFileSync(join(build, 'server-config', file), text);
}

cpSync(openDataFiles, join(client, 'donnees'), { recursive: true });
cpSync(lineFiles, join(client, 'ligne'), { recursive: true });

writeIcons(client);
writeWorker(client);

const compressible = globSync('**/*.{html,data,js,css,json,csv,svg,txt,xml,webmanifest}', {
  cwd: client,
});
await compressAll(compressible.map((file) => join(client, file)));

console.log(
  `${Object.keys(policies).length} policies, ${compressible.length} files compressed, ${pictures.size} previews (${painted} drawn, the others from the cache)`,
);

/** Brotli 11 for scripts and styles, 9 for the thousands of pages: 11 takes minutes for 8 % less. */
function qualityOf(path: string): number {
  return /[/\\]assets[/\\]/.test(path) ? 11 : 9;
}

/** Writes a `.br` and a `.gz` copy beside each file. */
async function compressAll(paths: readonly string[]): Promise<void> {
  const left = [...paths];
  const worker = async () => {
    for (let path = left.pop(); path !== undefined; path = left.pop()) {
      // oxlint-disable-next-line no-await-in-loop -- each worker takes one file at a time
      await compress(path);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

async function compress(path: string) {
  const bytes = await readFile(path);
  const [br, gz] = await Promise.all([
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: qualityOf(path),
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    gzipped(bytes),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}
