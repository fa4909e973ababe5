import { expect, it } from 'vitest';
import { placeOf } from './navigation.ts';
import { paths } from './path.ts';

it.each([
  ['/ligne/defense', paths.explorer],
  ['/carte/ET01', paths.game],
  ['/compare/defense-vs-defense_armees', paths.compare],
  ['/piece/insee_t3201', paths.data],
  ['/methodologie', paths.methodology],
])('%s is on the page %s', (path, page) => {
  expect(placeOf(path)?.page).toBe(page);
});

it.each(['/', '/carte//', '/ligne///', '/inconnue', '/constructor/x'])(
  '%s has no section',
  (path) => {
    expect(placeOf(path)).toBeNull();
  },
);
