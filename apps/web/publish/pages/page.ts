import { createHash } from 'node:crypto';

/** Reads a built file by its URL (`/assets/root-x.css`). */
export type ReadAsset = (url: string) => string;

/**
 * Inlines the style sheets of the page, so that the first paint waits for no other request. React's
 * links stay, disabled: hydration expects them. `layers` fixes the order of the cascade layers
 * before any style sheet names one.
 */
export function withInlineStyles(html: string, readAsset: ReadAsset, layers = ''): string {
  const links = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"\/>/g)];
  const css = links.map(([, url = '']) => readAsset(url).trim()).join('\n');
  // React Router marks the style sheets of a route with a trailing #; Vite looks them up without it.
  const known = links
    .filter(([, url]) => url?.endsWith('#'))
    .map(([link]) => link.replace('#"', '"'))
    .join('');
  return html
    .replace('</title>', () => `</title><style>${layers}${css}</style>`)
    .replace('</head>', () => `${known}</head>`)
    .replaceAll('<link rel="stylesheet"', '<link rel="stylesheet" disabled=""');
}

/** Inline scripts that run: no `src`, no JSON-LD. */
export const SCRIPTS =
  /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;
export const STYLES = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** The strictest policy under which the page works: inline scripts and styles by their hash. */
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
    // `/integrer` shows an embed, and client-side navigation keeps the policy of the first page.
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}

/** Throws on inline code that a hash cannot allow. */
export function hashesOf(html: string, pattern: RegExp): string[] {
  if (/<[^>]*\sstyle="/.test(html)) throw new Error('an element has a style attribute');
  if (/<[^>]*\son[a-z]+="/.test(html)) throw new Error('an element has an inline handler');
  const hashes = [...html.matchAll(pattern)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
  return [...new Set(hashes)].toSorted();
}
