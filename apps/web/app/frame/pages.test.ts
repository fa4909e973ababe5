import { expect, it } from 'vitest';
import { paths } from '#browser/path.ts';
import { sitePages } from './pages.ts';

it('the site map leads to every page, once', () => {
  const mapped = sitePages.map(({ address }) => address);
  const { notFound: _, ...pages } = paths;
  expect(mapped.toSorted()).toEqual(Object.values(pages).toSorted());
});
