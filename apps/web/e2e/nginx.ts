import { type ChildProcess, spawn } from 'node:child_process';
import {
  copyFileSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildDirectory } from '../publish/variant.ts';

const web = resolve(import.meta.dirname, '..');

/** A folder from which the nginx of `deploy/` serves a build, unchanged but for where it listens. */
export function prefixOf(build: string, listen: string): string {
  const prefix = mkdtempSync(join(tmpdir(), 'nginx-'));
  copyFileSync(join(web, '../../deploy/nginx.conf'), join(prefix, 'nginx.conf'));
  writeFileSync(join(prefix, 'listen.conf'), listen);
  for (const map of globSync('*.map', { cwd: join(build, 'server-config') })) {
    copyFileSync(join(build, 'server-config', map), join(prefix, map));
  }
  symlinkSync(join(build, 'client'), join(prefix, 'site'));
  mkdirSync(join(prefix, 'tmp'));
  return prefix;
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

/** `nginx.ts [PORT] [BUILD]` */
if (import.meta.main) {
  const [port = '4180', build = join(web, buildDirectory)] = process.argv.slice(2);
  const nginx = startNginx(prefixOf(build, `listen 127.0.0.1:${port};`));
  nginx.on('exit', (code) => process.exit(code ?? 1));
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => nginx.kill('SIGQUIT'));
}
