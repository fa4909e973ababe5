import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Footprint } from './ecoindex.ts';

export type PageCost = Footprint & {
  /** Bytes of JavaScript. */
  readonly scripts: number;
  /** Every element of the body, drawings included: the DOM size of Lighthouse. */
  readonly nodes: number;
};

/** Read from the page itself: what it names and draws is what the browser downloads for it. */
export function costOf(client: string, page: string): PageCost {
  const html = readFileSync(join(client, page), 'utf8');
  const linked = [
    ...html.matchAll(/<link (?=[^>]*rel="(?:icon|preload)")[^>]*href="(\/[^"]+)"/g),
    ...html.matchAll(/"(\/assets\/[\w.-]+\.js)"/g),
    ...html.matchAll(/href:"(\/assets\/[\w.-]+\.css)"/g),
  ];
  const drawn = [...html.matchAll(/<use href="(\/[^"#]+)/g)];
  const urls = new Set([...linked, ...drawn].map(([, url = '']) => url));
  const files = [...urls].map((url) => ({ url, bytes: bytesOf(join(client, url)) }));
  const scripts = files.filter(({ url }) => url.endsWith('.js'));
  // A frame holds its own; any other page that names none was not read.
  if (scripts.length === 0 && !page.startsWith('embed/')) {
    throw new Error(`${page} names no script`);
  }
  const markup = html.replaceAll(/<script[^]*?<\/script>/g, '<script>');
  return {
    scripts: sumOf(scripts.map(({ bytes }) => bytes)),
    requests: files.length + 1,
    bytes: sumOf(files.map(({ bytes }) => bytes)) + bytesOf(join(client, page)),
    nodes: elementsIn(markup.slice(markup.indexOf('<body'))),
    elements: elementsIn(markup.replaceAll(/<svg[^]*?<\/svg>/g, '<svg>')),
  };
}

const known = new Map<string, number>();

/** As sent: fonts are already compressed, and the build has compressed the rest. */
function bytesOf(path: string): number {
  const bytes = known.get(path) ?? measure(path);
  known.set(path, bytes);
  return bytes;
}

function measure(path: string): number {
  if (path.endsWith('.woff2')) return statSync(path).size;
  const sent = `${path}.br`;
  return existsSync(sent) ? statSync(sent).size : brotliCompressSync(readFileSync(path)).length;
}

function elementsIn(html: string): number {
  return html.match(/<[a-z]/g)?.length ?? 0;
}

function sumOf(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
