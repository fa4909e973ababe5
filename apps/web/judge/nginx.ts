import { type ChildProcess, spawn } from 'node:child_process';
import {
  copyFileSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const web = resolve(import.meta.dirname, '..');

const deploy = resolve(web, '../../deploy');

/** `service`: host and port of the common totals. `publication`: folder of its published files. */
export type CommunityPlace = { readonly service: string; readonly publication: string };

/** Port 9 answers nothing: the site runs without the service. */
const noService: CommunityPlace = { service: '127.0.0.1:9', publication: '/noService' };

/**
 * Creates an nginx prefix with the configuration of `deploy/`; only the `listen` directive and the
 * address of the service differ.
 */
export function prefixOf(build: string, listen: string, community = noService): string {
  const prefix = mkdtempSync(join(tmpdir(), 'nginx-'));
  copyFileSync(join(deploy, 'nginx.conf'), join(prefix, 'nginx.conf'));
  copyFileSync(join(deploy, 'community/api.conf'), join(prefix, 'api.conf'));
  writeFileSync(join(prefix, 'service.conf'), serviceConfOf(community));
  writeFileSync(join(prefix, 'listen.conf'), listen);
  for (const map of globSync('*.map', { cwd: join(build, 'server-config') })) {
    copyFileSync(join(build, 'server-config', map), join(prefix, map));
  }
  symlinkSync(join(build, 'client'), join(prefix, 'site'));
  mkdirSync(join(prefix, 'tmp'));
  return prefix;
}

/** `deploy/community/service.conf` with another address and another folder. */
export function serviceConfOf({ service, publication }: CommunityPlace): string {
  return readFileSync(join(deploy, 'community/service.conf'), 'utf8')
    .replaceAll(/127\.0\.0\.1:878\d/g, service)
    .replace('/var/lib/nos-milliards/publication', publication);
}

export function startNginx(prefix: string): ChildProcess {
  // Started as root, nginx runs its workers as a user who cannot read this checkout.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return spawn(
    'nginx',
    ['-p', prefix, '-c', 'nginx.conf', '-e', 'stderr', '-g', `daemon off; ${user}`],
    { stdio: 'inherit' },
  );
}

/** Reads the body: Node throws outside of any promise when a server closes one that nobody reads. */
export async function isServed(site: string): Promise<boolean> {
  try {
    const response = await fetch(site);
    await response.text();
    return response.ok;
  } catch {
    return false;
  }
}

/** `nginx.ts [PORT] [BUILD] [HOST:PORT of the service] [its publication folder]` */
if (import.meta.main) {
  const [
    port = '4180',
    build = join(web, 'build'),
    service = noService.service,
    publication = noService.publication,
  ] = process.argv.slice(2);
  const nginx = startNginx(prefixOf(build, `listen 127.0.0.1:${port};`, { service, publication }));
  console.log(`Serving ${build} on port ${port}`);
  nginx.on('exit', (code) => process.exit(code ?? 1));
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => nginx.kill('SIGQUIT'));
}
