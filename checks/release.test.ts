import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

type Manifest = { version: string; dependencies?: Record<string, string> };

const root = resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const { version }: Manifest = JSON.parse(read('package.json'));

it('every package has the version of the whole, and asks for it', () => {
  const lock: { packages: Record<string, Manifest> } = JSON.parse(read('package-lock.json'));
  const faults = globSync('{apps,packages}/*/package.json', { cwd: root }).flatMap((file) => {
    const manifest: Manifest = JSON.parse(read(file));
    const ours = Object.entries(manifest.dependencies ?? {}).filter(([name]) =>
      name.startsWith('@nosmilliards/'),
    );
    const locked = lock.packages[file.replace('/package.json', '')]?.version;
    return [manifest.version, locked, ...ours.map(([, asked]) => asked)]
      .filter((found) => found !== version)
      .map((found) => `${file}: ${found}`);
  });
  expect(faults).toEqual([]);
  expect(lock.packages['']?.version).toBe(version);
});

it('the public description and the newest release of the journal have it too', () => {
  expect(/^softwareVersion: '(.+)'$/m.exec(read('publiccode.yml'))?.[1]).toBe(version);
  expect(/^## (\d+\.\d+\.\d+) — /m.exec(read('CHANGELOG.md'))?.[1]).toBe(version);
});
