/**
 * Caches one whole release of the site. `publish/products/write-worker.ts` strips the types and
 * prepends the constants declared below.
 *
 * One worker serves one release: the files of its own list, whose hash is checked when they are
 * downloaded and whenever they are served. The next worker adds its files to the same cache under
 * other keys, serves none before it activates, and then deletes the old ones.
 */

/** Path of each file → hash of its content (`sha256-…`). */
declare const FILES: Readonly<Record<string, string>>;
/** Path of each page → hash of its Content-Security-Policy. */
declare const POLICIES: Readonly<Record<string, string>>;
/** Path of the SPA fallback, which renders a page from its `.data` file. */
declare const FALLBACK: string;
/** Addresses of the pages that need no `.data` file, and the page that renders them. */
declare const DRAWN: readonly (readonly [RegExp, string])[];
/** Pattern and replacement: path of a `.data` file → path of the JSON file that groups it. */
declare const GROUP: readonly [RegExp, string];

declare const self: ServiceWorkerGlobalScope;

const CACHE = 'nos-milliards';
/** Parallel downloads: few, to leave the bandwidth to the page. */
const LANES = 4;
/** Milliseconds to wait for the network before the cached data is used. */
const PATIENCE = 2_000;
/** Headers copied to the response of a cached page. */
const HEADERS = [
  'Content-Type',
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Cross-Origin-Resource-Policy',
  'Permissions-Policy',
  'Referrer-Policy',
  'X-Content-Type-Options',
];

self.addEventListener('install', (event) => event.waitUntil(keepAll()));
self.addEventListener('activate', (event) =>
  event.waitUntil(forgetOthers().then(() => self.clients.claim())),
);
self.addEventListener('message', ({ data }) => {
  if (data === 'take over') void self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin || request.method !== 'GET') return;
  // Answers of the service must never come from the cache; embeds belong to other sites.
  if (/^\/(?:api|embed)\//.test(pathname)) return;
  if (Object.hasOwn(FILES, pathname)) {
    event.respondWith(kept(pathname).then((response) => response ?? fetch(request)));
  } else if (request.mode === 'navigate') {
    event.respondWith(pageOf(request, pathname));
  } else if (groupOf(pathname) !== undefined) {
    event.respondWith(dataOf(pathname).then((response) => response ?? fetch(request)));
  }
});

/** Fails if one file is missing: the worker is not installed, and the next try keeps the others. */
async function keepAll() {
  const cache = await caches.open(CACHE);
  const paths = Object.keys(FILES);
  const lane = async () => {
    for (let path = paths.shift(); path !== undefined; path = paths.shift()) {
      // oxlint-disable-next-line no-await-in-loop -- each lane takes one file at a time
      if ((await genuine(cache, path)) === undefined) await fetchInto(cache, path);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

/** `integrity` refuses a file of another release, served during a deployment. */
async function fetchInto(cache: Cache, path: string): Promise<void> {
  const response = await fetch(path, {
    integrity: FILES[path] ?? '',
    // The name of an asset holds its hash: the HTTP cache may answer.
    cache: path.startsWith('/assets/') ? 'default' : 'no-cache',
    priority: 'low',
  });
  if (!response.ok) throw new Error(`${path} ${response.status}`);
  await cache.put(keyOf(path), response);
}

/** Skipped while another release is being installed in the same cache: its worker will delete. */
async function forgetOthers() {
  if (self.registration.installing || self.registration.waiting) return;
  const cache = await caches.open(CACHE);
  const ours = new Set(Object.keys(FILES).map(keyOf));
  const others = (await cache.keys()).filter(({ url }) => !ours.has(url));
  await Promise.all(others.map((request) => cache.delete(request)));
}

/**
 * A page outside the list: the prerendered page if the network answers within `PATIENCE`, else the
 * fallback page, which renders it from cached data.
 */
async function pageOf(request: Request, path: string): Promise<Response> {
  const own = DRAWN.find(([addresses]) => addresses.test(path))?.[1];
  const drawn = await kept(own ?? FALLBACK);
  if (drawn === undefined) return fetch(request);
  const isDrawable = own !== undefined || (await dataOf(`${path}.data`)) !== undefined;
  try {
    if (!isDrawable) return await fetch(request);
    return await Promise.race([writtenOr(drawn, request), timeout()]);
  } catch {
    return drawn;
  }
}

/** Keeps a redirection and a page of this release; replaces a server error by the fallback. */
async function writtenOr(drawn: Response, request: Request): Promise<Response> {
  const written = await fetch(request);
  const isRedirected = written.type === 'opaqueredirect';
  return isRedirected || (written.ok && (await isOurs(written.clone()))) ? written : drawn;
}

/** A page of another release would run its scripts on the data of this one. */
async function isOurs(page: Response): Promise<boolean> {
  const assets = (await page.text()).matchAll(/\/assets\/[\w.-]+/g);
  return [...assets].every(([path]) => Object.hasOwn(FILES, path));
}

function timeout(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(reject, PATIENCE);
  });
}

/** The `.data` file at this path, out of its group; `undefined` if there is none. */
async function dataOf(path: string): Promise<Response | undefined> {
  const group = groupOf(path);
  const entries: Record<string, string> | undefined = group && (await (await kept(group))?.json());
  const text = entries?.[path];
  return text === undefined
    ? undefined
    : new Response(text, { headers: { 'Content-Type': 'text/x-script; charset=utf-8' } });
}

function groupOf(path: string): string | undefined {
  const group = path.replace(...GROUP);
  return Object.hasOwn(FILES, group) ? group : undefined;
}

/** The cached file, downloaded again if it was evicted or altered; `undefined` offline. */
async function kept(path: string): Promise<Response | undefined> {
  const cache = await caches.open(CACHE);
  const there = await genuine(cache, path);
  if (there !== undefined) return there;
  try {
    await cache.delete(keyOf(path));
    await fetchInto(cache, path);
    return await genuine(cache, path);
  } catch {
    return undefined;
  }
}

/**
 * The cached file, if its hash is that of the release: any script of the origin may write to the
 * cache, and an altered file would outlive every release. A page must also have its own policy.
 */
async function genuine(cache: Cache, path: string): Promise<Response | undefined> {
  const response = await cache.match(keyOf(path));
  if (response === undefined) return undefined;
  const bytes = await response.arrayBuffer();
  if ((await hashOf(bytes)) !== FILES[path]) return undefined;
  // The cached response itself: the browser stores the compiled script with it.
  if (!Object.hasOwn(POLICIES, path)) return cache.match(keyOf(path));
  const { headers } = response;
  const policy = new TextEncoder().encode(headers.get('Content-Security-Policy') ?? '');
  if ((await hashOf(policy)) !== POLICIES[path]) return undefined;
  const copied = HEADERS.flatMap((name): [string, string][] => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  return new Response(bytes, { headers: copied });
}

async function hashOf(bytes: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `sha256-${btoa(String.fromCodePoint(...digest))}`;
}

function keyOf(path: string): string {
  return `${location.origin}${path}?${FILES[path]}`;
}
