import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { isServed } from '../judge/nginx.ts';
import { embedPolicyOf } from '../publish/products/embed/policy.ts';
import { policyOf } from '../publish/pages/page.ts';
import { workerPolicy, writeWorker } from '../publish/products/write-worker.ts';
import { expect } from './page.ts';

const build = resolve(import.meta.dirname, '../build');

/** What the footer shows. */
export const { version }: { version: string } = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../../package.json'), 'utf8'),
);

/** A server of its own, for a test to stop: nothing listens any more. */
export async function serve(site: string, from = build): Promise<() => Promise<void>> {
  const { port } = new URL(site);
  const server = spawn(process.execPath, [
    join(import.meta.dirname, '../judge/nginx.ts'),
    port,
    from,
  ]);
  await expect.poll(() => isServed(site)).toBe(true);
  return async () => {
    server.kill();
    await once(server, 'exit');
    await expect.poll(() => isServed(site)).toBe(false);
  };
}

/**
 * The site released again under another version, by a publisher who has a name. Every script has
 * another name, as its content, or the content of what it calls, has changed. The thousands of pages
 * of lines, cards, pieces and frames are left out: no test of a release opens them.
 */
export function nextRelease(
  nextVersion: string,
  change = (_file: string, text: string) => text,
): string {
  const release = mkdtempSync(join(tmpdir(), 'release-'));
  const client = join(release, 'client');
  cpSync(join(build, 'client'), client, {
    recursive: true,
    filter: (source) =>
      !/\.(br|gz)$|[/\\]client[/\\](?:apercus|carte|compare|embed|hors-ligne|ligne|oembed|piece)$/.test(
        source,
      ),
  });
  const policies = [`"/sw.js" "${workerPolicy}";\n`];
  for (const file of globSync(['**/*.html', 'assets/*.js'], { cwd: client })) {
    const path = join(client, file);
    const text = change(file, readFileSync(path, 'utf8'))
      .replaceAll(version, nextVersion)
      .replaceAll('À renseigner par l’exploitant', 'Association d’essai')
      .replaceAll(/(?<=\/)[\w.-]+-[\w-]{7,8}\.js\b/g, `${nextVersion}-$&`);
    rmSync(path);
    writeFileSync(path.replace(/([^/]+\.js)$/, `${nextVersion}-$1`), text);
    if (file.endsWith('.html')) {
      const policy = file.startsWith('embed/') ? embedPolicyOf(text) : policyOf(text);
      policies.push(`"/${file}" "${policy}";\n`);
    }
  }
  writeWorker(client);
  mkdirSync(join(release, 'server-config'));
  writeFileSync(join(release, 'server-config/csp.map'), policies.join(''));
  return release;
}
