import { createHash } from 'node:crypto';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  lineFiles,
  openDataFiles,
  readEdition,
  readRenamings,
} from '../app/dataset/read.server.ts';
import { oembedPath } from '../app/browser/embed-path.ts';
import { families } from '../app/browser/path.ts';
import { nameMapOf, readOperator } from './operator.ts';
import { buildDirectory, hasLinePages } from './variant.ts';
import { scriptsAfterPaint } from './after-paint.ts';
import { compressAll } from './compress.ts';
import { addressOf } from './built-page.ts';
import { withOembed } from './embed/oembed.ts';
import { readEmbeds, writeEmbeds } from './embed/write.ts';
import { fallbackOf, type Manifest } from './fallback.ts';
import { headFaultsOf, headOf, withLinkedData, withPreview, type Page } from './head.ts';
import { writeIcons } from './icons.ts';
import { movedAddresses, movedMapOf, movedPageOf } from './moved.ts';
import { paintAtOnce, paintSooner, policyOf, withIcon, withoutIndents } from './page.ts';
import { paint } from './preview/paint.ts';
import { altOf, type Picture } from './preview/picture.ts';
import { pictureOf, picturePathOf } from './preview/pictures.ts';
import { lighterRouteList } from './route-list.ts';
import { sbomOf } from './sbom.ts';
import { robotsOf, sitemapOf } from './sitemap.ts';
import { FALLBACK_FILE, standInMaps } from './stand-in.ts';
import { cutSignFaultsOf, typographyFaultsOf } from './typography.ts';
import { workerPolicy, writeWorker } from './write-worker.ts';

const build = resolve(import.meta.dirname, '..', buildDirectory);
const client = join(build, 'client');

const manifest: Manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));
rmSync(join(client, '.vite'), { recursive: true });
// A comparison never asks for its data: the device that opens one already has the lines.
for (const file of globSync(`${families.comparison}/*.data`, { cwd: client }))
  rmSync(join(client, file));

const operator = readOperator();
const { origin } = operator;
const readAsset = (url: string) =>
  readFileSync(join(client, new URL(url, origin).pathname), 'utf8');

/** Where a sheet of several joined stands. */
function sheetAt(css: string): string {
  const address = `/assets/styles-${createHash('sha256').update(css).digest('hex').slice(0, 6)}.css`;
  writeFileSync(join(client, address), css);
  return address;
}

const [layers = ''] =
  /@layer [^;{]+;/.exec(
    readFileSync(join(import.meta.dirname, '../app/styles/global.css'), 'utf8'),
  ) ?? [];
const favicon = readFileSync(join(client, 'favicon.svg'), 'utf8');

const moved = movedAddresses(readRenamings());
/** Not beside the page of components, which has none of the pages they stand for. */
const embeds = hasLinePages ? readEmbeds() : [];
const embedTitles = new Map(embeds.map(({ page, title }) => [page, title]));

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
  const written = file === FALLBACK_FILE ? fallbackOf(rendered, manifest) : rendered;
  const head = headOf(written);
  const [address, picture] = pictureOf({ file, head });
  const preview = { path: picturePathOf(address), alt: altOf(picture) };
  pictures.set(join(client, preview.path), picture);
  const later = scriptsAfterPaint(withPreview(written, head, preview, origin));
  const styled = paintSooner(withoutIndents(later), readAsset, layers);
  const here = addressOf(file);
  const title = embedTitles.get(here);
  const framed =
    title === undefined ? styled : withOembed(styled, origin + oembedPath(here), title);
  const html = paintAtOnce(withIcon(withLinkedData(framed, head, origin), favicon), sheetAt);
  writeFileSync(path, html);
  policies[`/${file}`] = policyOf(html);
  pages.push({ file, head });
  for (const fault of [...typographyFaultsOf(html), ...cutSignFaultsOf(html)]) {
    faults.push(`${file}: ${fault}`);
  }
}

if (embeds.length > 0) {
  const written = await writeEmbeds(client, embeds, origin);
  Object.assign(policies, written.policies);
  faults.push(...written.faults);
}

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

const lock = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../package-lock.json'), 'utf8'),
);
writeFileSync(join(build, 'sbom.cdx.json'), JSON.stringify(sbomOf(lock), null, 2));

cpSync(openDataFiles, join(client, 'donnees'), { recursive: true });
if (hasLinePages) cpSync(lineFiles, join(client, 'ligne'), { recursive: true });

for (const file of globSync('assets/manifest-*.js', { cwd: client })) {
  const path = join(client, file);
  writeFileSync(path, lighterRouteList(readFileSync(path, 'utf8')));
}

writeIcons(client);
writeWorker(client);

const compressible = globSync('**/*.{html,data,js,css,json,csv,svg,txt,xml,webmanifest}', {
  cwd: client,
});
await compressAll(compressible.map((file) => join(client, file)));

console.log(
  `${Object.keys(policies).length} policies, ${compressible.length} files compressed, ${pictures.size} previews (${painted} drawn anew)`,
);
