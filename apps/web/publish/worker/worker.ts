/**
 * Keeps one whole release of the site on the device. The post-build strips the types and writes,
 * in front, the files of this release and how the sheets are shelved (`publish/write-worker.ts`).
 *
 * One worker serves one release: pages, scripts and data of its own list, checked by their
 * content when they are downloaded and whenever they are served. The next worker adds its files beside them, under other keys,
 * and serves none before it takes over; only then are the old ones deleted.
 */

/** Address of each file, and the hash of its content (`sha256-…`). */
declare const FILES: Readonly<Record<string, string>>;
/** Address of each page, and the hash of its policy. */
declare const POLICIES: Readonly<Record<string, string>>;
/** The page that the script fills, and the addresses it needs nothing else for. */
declare const FALLBACK: string;
declare const DRAWN: RegExp;
/** What turns the address of one sheet into the address of the shelf that holds it. */
declare const SHELF: readonly [RegExp, string];

declare const self: ServiceWorkerGlobalScope;

const CACHE = 'nos-milliards';
/** Few at a time: the visitor comes first. */
const LANES = 4;
/** Milliseconds a page that can be drawn at once is awaited from the network. */
const PATIENCE = 2_000;
/** What a page says of itself besides its words. */
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
  // Answers of a service, never to be replaced by what is kept; frames, made for other sites.
  if (/^\/(?:api|embed)\//.test(pathname)) return;
  if (Object.hasOwn(FILES, pathname)) {
    event.respondWith(kept(pathname).then((response) => response ?? fetch(request)));
  } else if (request.mode === 'navigate') {
    event.respondWith(pageOf(request, pathname));
  } else if (shelfOf(pathname) !== undefined) {
    event.respondWith(sheetOf(pathname).then((response) => response ?? fetch(request)));
  }
});

/** All or nothing: a release with a hole is never used, and what came is there for the next try. */
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

/** A file of another release, sent during a change, does not pass its hash. */
async function fetchInto(cache: Cache, path: string): Promise<void> {
  const response = await fetch(path, {
    integrity: FILES[path] ?? '',
    // Named by its content, an asset is taken from the browser's own cache when it is there.
    cache: path.startsWith('/assets/') ? 'default' : 'no-cache',
    priority: 'low',
  });
  if (!response.ok) throw new Error(`${path} ${response.status}`);
  await cache.put(keyOf(path), response);
}

/** Not while the next release puts its own there: the worker after it will. */
async function forgetOthers() {
  if (self.registration.installing || self.registration.waiting) return;
  const cache = await caches.open(CACHE);
  const ours = new Set(Object.keys(FILES).map(keyOf));
  const others = (await cache.keys()).filter(({ url }) => !ours.has(url));
  await Promise.all(others.map((request) => cache.delete(request)));
}

/**
 * A page that is not a file of the list: as written ahead when the network answers soon, otherwise
 * drawn by the script from what is kept.
 */
async function pageOf(request: Request, path: string): Promise<Response> {
  const drawn = await kept(FALLBACK);
  if (drawn === undefined) return fetch(request);
  const isDrawable = DRAWN.test(path) || (await sheetOf(`${path}.data`)) !== undefined;
  try {
    if (!isDrawable) return await fetch(request);
    return await Promise.race([writtenOr(drawn, request), tooLate()]);
  } catch {
    return drawn;
  }
}

/** A redirection is the server's to give; its trouble is not the visitor's. */
async function writtenOr(drawn: Response, request: Request): Promise<Response> {
  const written = await fetch(request);
  const isRedirected = written.type === 'opaqueredirect';
  return isRedirected || (written.ok && (await isOurs(written.clone()))) ? written : drawn;
}

/** A page of another release would read our data with its own scripts. */
async function isOurs(page: Response): Promise<boolean> {
  const assets = (await page.text()).matchAll(/\/assets\/[\w.-]+/g);
  return [...assets].every(([path]) => Object.hasOwn(FILES, path));
}

function tooLate(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(reject, PATIENCE);
  });
}

/** What the server would answer for a page that is one of many; nothing if it is unknown. */
async function sheetOf(path: string): Promise<Response | undefined> {
  const shelf = shelfOf(path);
  const sheets: Record<string, string> | undefined = shelf && (await (await kept(shelf))?.json());
  const sheet = sheets?.[path];
  return sheet === undefined
    ? undefined
    : new Response(sheet, { headers: { 'Content-Type': 'text/x-script; charset=utf-8' } });
}

function shelfOf(path: string): string | undefined {
  const shelf = path.replace(...SHELF);
  return Object.hasOwn(FILES, shelf) ? shelf : undefined;
}

/** Had again if the browser made room, or if another hand changed it; otherwise nothing. */
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
 * What is kept under this name, if its bytes are those of the release: any script of the origin may
 * write to the cache, and a change would outlive every release. A page must still have its policy.
 */
async function genuine(cache: Cache, path: string): Promise<Response | undefined> {
  const response = await cache.match(keyOf(path));
  if (response === undefined) return undefined;
  const bytes = await response.arrayBuffer();
  if ((await hashOf(bytes)) !== FILES[path]) return undefined;
  // As it is kept: with a script, the browser keeps what it compiled.
  if (!Object.hasOwn(POLICIES, path)) return cache.match(keyOf(path));
  const { headers } = response;
  const policy = new TextEncoder().encode(headers.get('Content-Security-Policy') ?? '');
  if ((await hashOf(policy)) !== POLICIES[path]) return undefined;
  const said = HEADERS.flatMap((name): [string, string][] => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  return new Response(bytes, { headers: said });
}

async function hashOf(bytes: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `sha256-${btoa(String.fromCodePoint(...digest))}`;
}

function keyOf(path: string): string {
  return `${location.origin}${path}?${FILES[path]}`;
}
