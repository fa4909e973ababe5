import { expect, it } from 'vitest';
import { fallbackOf } from './fallback.ts';

const page = '<head><link rel="canonical" href="https://a.example/"/></head><noscript></noscript>';

it('loads the scripts of a comparison at once', () => {
  const preload = '<link rel="modulepreload" href="/assets/compare.js"/>';
  expect(fallbackOf(page, `<head>${preload}<title>A</title></head>`)).toContain(
    `${preload}</head>`,
  );
});

it('removes the canonical address and fills `noscript`', () => {
  const fallback = fallbackOf(page, '');
  expect(fallback).not.toContain('canonical');
  expect(fallback).toMatch(/<noscript><p>Cette comparaison .*<a href="\/explorer">/);
});
