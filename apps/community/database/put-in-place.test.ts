import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { putInPlace } from './put-in-place.ts';

const folder = mkdtempSync(join(tmpdir(), 'place-'));
afterEach(() => {
  rmSync(folder, { recursive: true });
});

it('keeps the first of two folders prepared side by side', () => {
  const place = join(folder, 'place');
  for (const name of ['first', 'second']) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'name'), name);
  }
  putInPlace(join(folder, 'first'), place);
  putInPlace(join(folder, 'second'), place);
  expect(readFileSync(join(place, 'name'), 'utf8')).toBe('first');
  expect(() => {
    putInPlace(join(folder, 'missing'), join(folder, 'nowhere'));
  }).toThrow('ENOENT');
});
