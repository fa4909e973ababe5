import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import { withLaterSheet } from './after-paint.ts';

import { stylesInUse } from './styles-in-use.ts';

/** Reads a built file by its URL (`/assets/root-x.css`). */
export type ReadAsset = (url: string) => string;

/**
 * First paint must not wait for the style sheets: they are written into the page. React's own
 * links stay, for hydration would mismatch without them, but disabled: nothing is fetched twice.
 * They stand above every link, those of later pages too, after the order of the `layers`: the first
 * sheet of the document to name a layer would otherwise set it.
 */
export function paintSooner(html: string, readAsset: ReadAsset, layers = ''): string {
  const links = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"\/>/g)];
  const css = links.map(([, url = '']) => readAsset(url).trim()).join('\n');
  // The framework hides some sheets from the bundler behind a hash: a script that comes later and
  // needs one would fetch it again.
  const known = links
    .filter(([, url]) => url?.endsWith('#'))
    .map(([link]) => link.replace('#"', '"'))
    .join('');
  return html
    .replace('</title>', () => `</title><style>${layers}${css}</style>`)
    .replace('</head>', () => `${known}</head>`)
    .replaceAll('<link rel="stylesheet"', '<link rel="stylesheet" disabled=""');
}

/** What a connection brings at once, ten packets, less the headers and a little room. */
const FIRST_BYTES = 10 * 1460 - 1370;
/** A page compressed in haste is five to ten hundredths longer than the same compressed at best. */
const HASTE = { quality: 5, least: 1.05, most: 1.1 };

/**
 * A page a little too long to come at once waits a round trip more. If that is enough to be short,
 * it holds only the styles it is painted with, and asks for the whole sheet along with its scripts.
 */
export function paintAtOnce(html: string, sheetAt: (css: string) => string): string {
  if (comesAtOnce(html)) return html;
  const [written = '', css = ''] = [...html.matchAll(STYLES)].pop() ?? [];
  const shorter = html.replace(written, () => `<style>${stylesInUse(css, html)}</style>`);
  return comesAtOnce(shorter) ? withLaterSheet(shorter, sheetAt(css)) : html;
}

/** In haste where that tells enough: at best, the pages would take minutes. */
function comesAtOnce(html: string): boolean {
  const bytes = (quality: number) =>
    brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
  const hasty = bytes(HASTE.quality);
  if (hasty <= FIRST_BYTES * HASTE.least) return true;
  return hasty <= FIRST_BYTES * HASTE.most && bytes(constants.BROTLI_MAX_QUALITY) <= FIRST_BYTES;
}

/** The framework writes one of its scripts as its source is laid out. */
export function withoutIndents(html: string): string {
  return html.replaceAll(SCRIPTS, (script) => script.replaceAll(/\n\t+/g, ''));
}

/** In the page itself: a request less on every visit, and React leaves what it did not write. */
export function withIcon(html: string, svg: string): string {
  const address = encodeURI(svg.trim()).replaceAll('#', '%23');
  return html.replace(
    '</title>',
    () => `</title><link rel="icon" href="data:image/svg+xml,${address}"/>`,
  );
}

/** What runs: neither a file, which has an address, nor data. */
export const SCRIPTS =
  /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;
export const STYLES = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** The strictest policy under which this very page works: inline code is named by its hash. */
export function policyOf(html: string): string {
  const scripts = hashesOf(html, SCRIPTS);
  const styles = hashesOf(html, STYLES);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    // `/integrer` shows what it offers, and is reached from any page without loading another.
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}

/** What a policy calls each of these by; what no hash could name is refused. */
export function hashesOf(html: string, pattern: RegExp): string[] {
  if (/<[^>]*\sstyle="/.test(html)) throw new Error('an element carries a style attribute');
  if (/<[^>]*\son[a-z]+="/.test(html)) throw new Error('an element carries an inline handler');
  const hashes = [...html.matchAll(pattern)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
  return [...new Set(hashes)].toSorted();
}
