import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { paths } from '#site/path.ts';
import { families, routeNameOf, sitePages } from './pages.ts';

it('every module of routes/ is a page of the registry, and every page has its module', () => {
  // A function is on the page of Europe.
  const { function: _, ...ownModules } = families;
  const others = [...Object.values(ownModules), 'voter', 'former', 'not-found'];
  const modules = globSync('routes/*.tsx', { cwd: join(import.meta.dirname, '..') })
    .filter((file) => !file.includes('.test.'))
    .map((file) => file.replace(/^routes\/|\.tsx$/g, ''));
  expect(modules.toSorted()).toEqual(
    [...new Set([...sitePages.map(routeNameOf), ...others])].toSorted(),
  );
});

it('every address is of one page', () => {
  expect(new Set(sitePages.map(({ path }) => path)).size).toBe(sitePages.length);
  expect(paths.results).toBe('/resultats');
});
