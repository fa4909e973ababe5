import { expect, it } from 'vitest';
import { paths } from '#browser/path.ts';
import { pageGroups } from './site-pages.ts';

it('the site map leads to every page, once', () => {
  const mapped = pageGroups.flatMap(({ pages }) => pages.map(({ to }) => to));
  const { notFound: _, ...pages } = paths;
  expect(mapped.toSorted()).toEqual(Object.values(pages).toSorted());
});
