import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sitePages } from '#site/pages.ts';
import { found, visit } from '#testing/visit.tsx';

it('leads to every page of the site', async () => {
  await visit('/plan-du-site');
  await found('heading', 'Plan du site');
  const links = within(screen.getByRole('main')).getAllByRole('link');
  const addresses = links.map((link) => link.getAttribute('href'));
  const others = sitePages.map(({ path }) => path).filter((path) => path !== '/plan-du-site');
  expect(addresses).toEqual(expect.arrayContaining(others));
});
