// Served as /sw.js after `deploy/release.sh recall`: a release that went wrong is kept on devices, and
// serves itself there until every tab is closed. This worker takes its place at once, drops what it
// kept, leaves, and opens each tab again from the network. Votes are elsewhere (localStorage).
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave() {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
  // Only tabs that the old worker held. Not awaited: they in turn wait for this to end.
  const tabs = await self.clients.matchAll({ type: 'window' });
  for (const tab of tabs) tab.navigate(tab.url).catch(() => {});
}
