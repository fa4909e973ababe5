import { createServer } from 'node:http';

/**
 * WPE has one size, a desk's, and tells nothing of the errors of a page. So its pages come through
 * here: each in a frame as wide as a phone, with a first script that keeps what goes wrong. The policy
 * of the page, which would refuse both, stays behind; the other engines have it.
 */
const LISTEN = `<script>
var complaints = [];
addEventListener('error', function (event) { complaints.push(event.message || event.target.src + ' did not come'); }, true);
addEventListener('unhandledrejection', function (event) { complaints.push(String(event.reason)); });
console.error = function () { complaints.push([].join.call(arguments, ' ')); };
</script>`;

const kept = new Set(['content-type', 'location', 'cache-control']);

export function servePhoneFrames(site: string): Promise<{ address: string; close: () => void }> {
  const { promise, resolve } = Promise.withResolvers<{ address: string; close: () => void }>();
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname, searchParams } = new URL(url, site);
    if (pathname === '/frames') {
      const frames = searchParams
        .getAll('path')
        .map((path) => `<iframe width="390" height="844" src="${path}"></iframe>`);
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(`<!doctype html><title>Frames</title>${frames.join('')}`);
      return;
    }
    const answer = await fetch(site + url, { redirect: 'manual' });
    const headers = [...answer.headers].filter(([name]) => kept.has(name));
    response.writeHead(answer.status, Object.fromEntries(headers));
    const isPage = answer.headers.get('content-type')?.startsWith('text/html');
    response.end(
      isPage
        ? (await answer.text()).replace('<head>', `<head>${LISTEN}`)
        : new Uint8Array(await answer.arrayBuffer()),
    );
  }).listen(0, '127.0.0.1', () => {
    const at = server.address();
    if (at === null || typeof at === 'string') throw new Error('No port was given');
    resolve({ address: `http://127.0.0.1:${at.port}`, close: () => server.close() });
  });
  return promise;
}
