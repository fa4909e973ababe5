import { expect, it } from 'vitest';
import type { Head, Page } from './head.ts';
import { robotsOf, sitemapOf } from './sitemap.ts';

const aPage = (file: string, head: Partial<Head>): Page => ({
  file,
  head: { title: '', description: '', canonical: null, isIndexed: true, ...head },
});

it('lists the indexed pages, with the date of the dataset on those that show figures', () => {
  const sitemap = sitemapOf(
    [
      aPage('ligne/defense/index.html', { canonical: 'https://a.example/ligne/defense' }),
      aPage('a-propos/index.html', { canonical: 'https://a.example/a-propos' }),
      aPage('fin/index.html', { canonical: 'https://a.example/fin', isIndexed: false }),
      aPage('404/index.html', {}),
    ],
    '2026-11-15',
  );
  expect(sitemap.split('\n').slice(2, -2)).toEqual([
    '<url><loc>https://a.example/a-propos</loc></url>',
    '<url><loc>https://a.example/ligne/defense</loc><lastmod>2026-11-15</lastmod></url>',
  ]);
});

it('gives the address of the sitemap to robots', () => {
  expect(robotsOf('https://a.example')).toContain('\nSitemap: https://a.example/sitemap.xml\n');
});
