import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/**
 * Budgets hold as ratios to an empty page of the same framework, built in the same run: a new
 * release of the framework moves both sides, only our own weight moves the ratio.
 */
const budgets = [
  { page: 'index.html', name: '/', ratio: 1.15 },
  { page: 'ligne/defense_armees_p146/index.html', name: '/ligne/{id}', ratio: 1.15 },
];

const web = resolve(import.meta.dirname, '..');
const floor = join(import.meta.dirname, 'floor');
execFileSync('react-router', ['build'], {
  cwd: floor,
  stdio: 'ignore',
});

const empty = scriptBytesOf(join(floor, 'build/client'), 'index.html');
console.log(`empty page: ${empty} bytes of JavaScript (brotli)`);
for (const { page, name, ratio } of budgets) {
  const bytes = scriptBytesOf(join(web, 'build/client'), page);
  const measured = bytes / empty;
  console.log(`${name}: ${bytes} bytes, ${measured.toFixed(3)} × (at most ${ratio})`);
  if (measured > ratio) process.exitCode = 1;
}

/** What the browser downloads before the page answers: its preloaded modules, brotli. */
function scriptBytesOf(client: string, page: string): number {
  const html = readFileSync(join(client, page), 'utf8');
  const urls = [...html.matchAll(/<link rel="modulepreload"[^>]*href="([^"]+)"/g)].map(
    ([, url = '']) => url,
  );
  if (urls.length === 0) throw new Error(`${page} preloads no module`);
  return urls
    .map((url) => brotliCompressSync(readFileSync(join(client, url))).length)
    .reduce((sum, bytes) => sum + bytes, 0);
}
