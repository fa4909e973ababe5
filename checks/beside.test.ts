import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

function beside(...commands: string[]) {
  return spawnSync(resolve(import.meta.dirname, '../.ci/beside'), commands, { encoding: 'utf8' });
}

it('commands run beside each other say which one speaks', () => {
  const { status, stdout } = beside('echo one', 'echo two >&2');
  expect(status).toBe(0);
  expect(stdout).toContain('[1] one\n');
  expect(stdout).toContain('[2] two\n');
});

it('the first failure stops the others', () => {
  const { status, stdout } = beside('exec sleep 3600', 'echo no; exit 3');
  expect(status).toBe(1);
  expect(stdout).toContain('[2] no\n');
  expect(stdout).toMatch(/exit 3: code 3/);
});
