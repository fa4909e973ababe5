import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const numberIn = (file: string, pattern: RegExp) => Number(pattern.exec(read(file))?.[1]);

it('[D2] the descriptors add up, and every place that grants them says the same', () => {
  const connections = numberIn('deploy/nginx.conf', /worker_connections (\d+);/);
  const openFiles = numberIn('deploy/nginx.conf', /open_file_cache max=(\d+) /);
  const needed = 2 * connections + openFiles + 512;
  expect(numberIn('deploy/nginx.conf', /worker_rlimit_nofile (\d+);/)).toBe(needed);
  expect(numberIn('deploy/nos-milliards.service', /^LimitNOFILE=(\d+)$/m)).toBe(needed);
  expect(numberIn('deploy/compose.yaml', /nofile: (\d+)$/m)).toBe(needed);
});

it('[D14] an action is named by its commit, never by a tag that moves', () => {
  const used = globSync('.github/workflows/*.yml', { cwd: root }).flatMap((file) => [
    ...read(file).matchAll(/uses: (.+)/g),
  ]);
  expect(used.length).toBeGreaterThan(0);
  for (const [, action = ''] of used) expect(action).toMatch(/^[\w./-]+@[0-9a-f]{40} # v[\d.]+$/);
});

it('[D14] the service keeps no right that it does not use', () => {
  const unit = read('deploy/nos-milliards.service');
  expect(/^CapabilityBoundingSet=(.+)$/m.exec(unit)?.[1]).not.toContain('CAP_SYS');
  for (const line of [
    'NoNewPrivileges=yes',
    'ProtectSystem=strict',
    'ReadWritePaths=/srv/nos-milliards',
    'SystemCallFilter=@system-service',
  ]) {
    expect(unit).toContain(`\n${line}\n`);
  }
});
