import { expect, it } from 'vitest';
import type { Head, Page } from './head.ts';
import { robotsOf, sitemapOf } from './sitemap.ts';

const aPage = (file: string, head: Partial<Head>): Page => ({
  file,
  head: { title: '', description: '', canonical: null, isIndexed: true, ...head },
});

it('lists the pages that may be found, those with figures as fresh as the dataset', () => {
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

it('tells robots where the list is', () => {
  expect(robotsOf('https://a.example')).toContain('\nSitemap: https://a.example/sitemap.xml\n');
});
