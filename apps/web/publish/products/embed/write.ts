import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { oembedPath } from '../../../app/site/embed-path.ts';
import { OLDEST_BROWSERS } from '../../../app/site/oldest-browsers.ts';
import { fileOf } from '../../pages/built-page.ts';
import { cutSignFaultsOf, typographyFaultsOf } from '../../pages/typography.ts';
import { oembedOf } from './oembed.ts';
import { embedPolicyOf } from './policy.ts';

const target = Object.entries(OLDEST_BROWSERS).map(([browser, oldest]) => browser + oldest);

/** The components of the frames as a module for Node, and their style sheet. */
export async function buildFrames(outDir: string) {
  const output = await outputOf({
    ssr: join(import.meta.dirname, 'frames.tsx'),
    outDir,
    ssrEmitAssets: true,
    copyPublicDir: false,
    // The same file names as in the build of the site, which has the fonts.
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    cssMinify: true,
    cssTarget: target,
  });
  const sheet = output.find(({ fileName }) => fileName.endsWith('.css'));
  if (sheet?.type !== 'asset') throw new Error('the bundler wrote no style sheet for the frames');
  const frames: typeof import('./frames.tsx') = await import(join(outDir, 'frames.js'));
  return { ...frames, style: String(sheet.source).trim() };
}

/** The script and its imports as one IIFE, to inline into the page. */
export async function bundleOf(name: 'theme' | 'frame' | 'card'): Promise<string> {
  const input = join(import.meta.dirname, `script/${name}.ts`);
  const [chunk] = await outputOf({
    write: false,
    target,
    modulePreload: false,
    rolldownOptions: { input, output: { format: 'iife' } },
  });
  if (chunk?.type !== 'chunk') throw new Error(`the bundler wrote no chunk for ${name}`);
  return chunk.code.trim();
}

async function outputOf(options: NonNullable<Parameters<typeof build>[0]>['build']) {
  const built = await build({ configFile: false, logLevel: 'error', build: options ?? {} });
  const [first] = [built].flat();
  if (first === undefined || !('output' in first)) throw new Error('the bundler wrote nothing');
  return first.output;
}

type Written = {
  /** URI of the file → policy. */
  readonly policies: Readonly<Record<string, string>>;
  readonly faults: readonly string[];
};

/** Writes `/embed/…` and `/oembed/…`. */
export async function writeEmbeds(
  client: string,
  { readEmbeds, pagesOf, style }: Awaited<ReturnType<typeof buildFrames>>,
  origin: string,
): Promise<Written> {
  const [theme, frame, card] = await Promise.all([
    bundleOf('theme'),
    bundleOf('frame'),
    bundleOf('card'),
  ]);
  const embeds = readEmbeds();
  const policies: Record<string, string> = {};
  const faults: string[] = [];
  for (const [address, html] of pagesOf(embeds, origin, { style, theme, frame, card })) {
    const file = fileOf(address);
    write(join(client, file), html);
    policies[`/${file}`] = embedPolicyOf(html);
    for (const fault of [...typographyFaultsOf(html), ...cutSignFaultsOf(html)]) {
      faults.push(`${file}: ${fault}`);
    }
  }
  for (const embed of embeds) {
    write(join(client, oembedPath(embed.page)), JSON.stringify(oembedOf(embed, origin)));
  }
  return { policies, faults };
}

function write(path: string, text: string) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
