import { expect, it } from 'vitest';
import { fallbackOf } from './fallback.ts';

it('removes the canonical address and fills `noscript`', () => {
  const page =
    '<head><link rel="canonical" href="https://a.example/"/></head><noscript></noscript>';
  const fallback = fallbackOf(page);
  expect(fallback).not.toContain('canonical');
  expect(fallback).toMatch(/<noscript><p>Cette comparaison .*<a href="\/explorer">/);
});
