import { createHash } from 'node:crypto';
// No page is opened: the files are asked for.
import { expect, test } from '@playwright/test';

test('every file of /donnees is served with its type and its SHA-256', async ({ request }) => {
  const html = await (await request.get('/donnees')).text();
  const addresses = [...html.matchAll(/<a (?=[^>]*\bdownload)[^>]*href="([^"]+)"/g)].map(
    ([, address = '']) => address,
  );
  const hashes = new Set([...html.matchAll(/\b[\da-f]{64}\b/g)].map(([hash]) => hash));
  expect(addresses).toHaveLength(36);
  for (const address of addresses) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(200);
    expect(response.headers()['content-type'], address).toBe(
      address.endsWith('.csv') ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8',
    );
    const hash = createHash('sha256').update(await response.body());
    expect(hashes, address).toContain(hash.digest('hex'));
  }
});
