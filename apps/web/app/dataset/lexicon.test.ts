import { terms } from '#dataset/lexicon.ts';
import { resolve } from 'node:path';
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const app = resolve(import.meta.dirname, '..');
const screens = globSync('{ballot,features,frame,routes,sheet,ui}/**/*.{ts,tsx}', { cwd: app })
  .filter((file) => !file.startsWith('features/lexicon/'))
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

it.each(['explorer', 'line', 'game', 'comparison', 'results', 'completion'])(
  'is linked from the screen « %s »',
  (feature) => {
    expect(links.some(({ file }) => file.startsWith(`features/${feature}/`))).toBe(true);
  },
);
