import { terms } from '#dataset/lexicon.ts';
import { resolve } from 'node:path';
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const app = resolve(import.meta.dirname, '..');
const screens = globSync('{ballot,features,layout,page-data,routes,ui}/**/*.{ts,tsx}', { cwd: app })
  .filter((file) => !file.startsWith('features/trust/lexicon/'))
  .map((file) => ({ file, code: readFileSync(`${app}/${file}`, 'utf8') }));
const links = screens.flatMap(({ file, code }) =>
  [...code.matchAll(/(?:termPath\(|\bterm: )'(?<id>[^']*)'/g)].map(({ groups }) => ({
    file,
    id: groups?.['id'] ?? '',
  })),
);

it('holds every word that a screen links to', () => {
  const known = new Set(terms.map(({ id }) => id));
  expect(links.filter(({ id }) => !known.has(id))).toEqual([]);
});

it.each([
  'explore/explorer',
  'explore/line',
  'decide/game',
  'explore/comparison',
  'decide/results',
  'decide/completion',
])('is linked from the screen « %s »', (feature) => {
  expect(links.some(({ file }) => file.startsWith(`features/${feature}/`))).toBe(true);
});
