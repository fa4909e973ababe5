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

/** Starts the nginx of `deploy/` on a build, unchanged but for its port: `nginx.ts [PORT] [BUILD]`. */
const web = resolve(import.meta.dirname, '..');
const [port = '4180', build = join(web, buildDirectory)] = process.argv.slice(2);
const prefix = mkdtempSync(join(tmpdir(), 'nginx-'));

copyFileSync(join(web, '../../deploy/nginx.conf'), join(prefix, 'nginx.conf'));
writeFileSync(join(prefix, 'listen.conf'), `listen 127.0.0.1:${port};`);
for (const map of globSync('*.map', { cwd: join(build, 'server-config') })) {
  copyFileSync(join(build, 'server-config', map), join(prefix, map));
}
symlinkSync(join(build, 'client'), join(prefix, 'site'));
mkdirSync(join(prefix, 'tmp'));

// Started by root, nginx would hand its workers to a user who cannot read this checkout.
const user = process.getuid?.() === 0 ? 'user root;' : '';
const nginx: ChildProcess = spawn(
  'nginx',
  ['-p', prefix, '-c', 'nginx.conf', '-e', 'stderr', '-g', `daemon off; ${user}`],
  { stdio: 'inherit' },
);
nginx.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => nginx.kill('SIGQUIT'));
