import { createReadStream, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, resolve } from 'node:path';
import { pipeline } from 'node:stream';
import { standInOf } from './pages/stand-in.ts';

/** Serves the production build with the headers and redirections of `deploy/nginx.conf`. */
const build = resolve(import.meta.dirname, '../build');
const client = join(build, 'client');
const port = Number(process.env['PORT'] ?? 4173);
const policies: Record<string, string> = JSON.parse(
  readFileSync(join(build, 'server-config/csp.json'), 'utf8'),
);

const moved: Record<string, string> = JSON.parse(
  readFileSync(join(build, 'server-config/moved.json'), 'utf8'),
);

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.data': 'text/x-script; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'text/xml; charset=utf-8',
};

const UNKNOWN = '/adresse-illisible';

/** Headers that only a document uses: scripts, style sheets and fonts go without them. */
const documentHeaders = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': permissionsOf('()'),
};
const safety = {
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
};

createServer((request, response) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response
      .writeHead(405, {
        Allow: 'GET, HEAD',
        'Cache-Control': 'no-store',
        ...safety,
        ...documentHeaders,
      })
      .end();
    return;
  }
  const { path, query } = addressOf(request.url ?? '/');
  if (/^\/\/+$/.test(request.url ?? '')) return redirect(301, '/');
  if (path === '/voter') return redirect(302, '/je-fais-mon-budget');
  const elsewhere = Object.hasOwn(moved, path) ? moved[path] : undefined;
  if (elsewhere !== undefined) return redirect(301, elsewhere + query);
  if (/^(\/[\w-]+)+\/$/.test(path)) return redirect(301, path.slice(0, -1) + query);

  const found = fileOf(path);
  const { uri, status } = found === undefined ? standInOf(path) : { uri: found, status: 200 };
  const encoding = /\bbr\b/.test(request.headers['accept-encoding'] ?? '') ? '.br' : '';
  const compressed = encoding && exists(uri + encoding);
  response.writeHead(status, {
    'Content-Type': types[extname(uri)] ?? 'application/octet-stream',
    'Cache-Control': status === 404 ? 'public, max-age=0, s-maxage=60' : cacheOf(uri),
    'Content-Security-Policy': policies[uri] ?? "default-src 'none'; frame-ancestors 'none'",
    ...sharingOf(uri),
    ...safety,
    ...(!/^\/assets\/.+\.(js|css|woff2)$/.test(uri) && documentHeaders),
    // This page uses the camera to read QR codes.
    ...(uri === '/seance/index.html' && { 'Permissions-Policy': permissionsOf('(self)') }),
    ...(compressed && { 'Content-Encoding': 'br', Vary: 'Accept-Encoding' }),
  });
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  // `pipeline` closes the file when the client disconnects before the end.
  pipeline(createReadStream(join(client, compressed ? uri + encoding : uri)), response, () => {});

  function redirect(code: 301 | 302, location: string) {
    response.writeHead(code, { Location: location, ...safety, ...documentHeaders }).end();
  }
}).listen(port, () => console.log(`http://localhost:${port}`));

function permissionsOf(camera: string): string {
  return `camera=${camera}, geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()`;
}

/** A path that leaves the site directory or cannot be decoded becomes an unknown one (404). */
function addressOf(url: string): { path: string; query: string } {
  try {
    const { pathname, search } = new URL(`http://localhost${url}`);
    const path = decodeURIComponent(pathname);
    const isReadable = normalize(path) === path && !/\0|\/index\.html$/.test(path);
    return { path: isReadable ? path : UNKNOWN, query: search };
  } catch {
    return { path: UNKNOWN, query: '' };
  }
}

function cacheOf(uri: string): string {
  if (uri === '/sw.js') return 'no-cache';
  if (uri.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  if (uri.startsWith('/apercus/')) return 'public, max-age=86400';
  if (uri.startsWith('/donnees/') && !uri.endsWith('.html')) return 'public, max-age=3600';
  return 'public, max-age=0, s-maxage=300, stale-if-error=86400';
}

/**
 * Other sites may read open data, previews and oEmbed answers. Fonts too: a sandboxed embed has an
 * opaque origin.
 */
function sharingOf(uri: string): Record<string, string> {
  return /^\/(apercus|oembed)\/|^\/(donnees|ligne)\/.+\.(csv|json|zip)$|^\/assets\/.+\.woff2$/.test(
    uri,
  )
    ? { 'Cross-Origin-Resource-Policy': 'cross-origin', 'Access-Control-Allow-Origin': '*' }
    : { 'Cross-Origin-Resource-Policy': 'same-origin' };
}

function fileOf(path: string): string | undefined {
  return [path, join(path, 'index.html')].find(exists);
}

/** `statSync` throws on a name longer than the file system accepts. */
function exists(uri: string): boolean {
  try {
    return statSync(join(client, uri), { throwIfNoEntry: false })?.isFile() ?? false;
  } catch {
    return false;
  }
}
