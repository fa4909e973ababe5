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
import { buildDirectory } from '../publish/variant.ts';

const web = resolve(import.meta.dirname, '..');

const deploy = resolve(web, '../../deploy');

/** Where the service of the common totals is, and what it publishes. */
export type CommunityPlace = { readonly service: string; readonly publication: string };

/** Nobody: the site without the service, whatever runs on this machine. */
const nowhere: CommunityPlace = { service: '127.0.0.1:9', publication: '/nowhere' };

/**
 * A folder from which the nginx of `deploy/` serves a build, unchanged but for where it listens and
 * where the service is.
 */
export function prefixOf(build: string, listen: string, community = nowhere): string {
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

/** `deploy/community/service.conf`, with other places. */
export function serviceConfOf({ service, publication }: CommunityPlace): string {
  return readFileSync(join(deploy, 'community/service.conf'), 'utf8')
    .replace('127.0.0.1:8787', service)
    .replace('/var/lib/nos-milliards/publication', publication);
}

export function startNginx(prefix: string): ChildProcess {
  // Started by root, nginx would hand its workers to a user who cannot read this checkout.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return spawn(
    'nginx',
    ['-p', prefix, '-c', 'nginx.conf', '-e', 'stderr', '-g', `daemon off; ${user}`],
    { stdio: 'inherit' },
  );
}

/** `nginx.ts [PORT] [BUILD] [HOST:PORT of the service] [its publication folder]` */
if (import.meta.main) {
  const [
    port = '4180',
    build = join(web, buildDirectory),
    service = nowhere.service,
    publication = nowhere.publication,
  ] = process.argv.slice(2);
  const nginx = startNginx(prefixOf(build, `listen 127.0.0.1:${port};`, { service, publication }));
  nginx.on('exit', (code) => process.exit(code ?? 1));
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => nginx.kill('SIGQUIT'));
}
