import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

/** Licences compatible with EUPL-1.2 for what we ship, and free for what only builds it. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'EUPL-1.2',
  'ISC',
  'MIT',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

it('every locked package has a licence we accept', () => {
  const lock: { packages: Record<string, { license?: string; link?: boolean }> } = JSON.parse(
    readFileSync(resolve(import.meta.dirname, '../package-lock.json'), 'utf8'),
  );
  const installed = Object.entries(lock.packages).filter(([, locked]) => !locked.link);
  const refused = installed
    .filter(
      ([, { license = 'none' }]) =>
        !license
          .split(/ OR |[()]/)
          .some((one) => one.split(' AND ').every((part) => allowed.has(part))),
    )
    .map(([path, { license }]) => `${path}: ${license}`);
  expect(installed.length).toBeGreaterThan(50);
  expect(refused).toEqual([]);
});
