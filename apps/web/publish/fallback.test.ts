import { expect, it } from 'vitest';
import { fallbackOf, type Manifest } from './fallback.ts';

const route = 'app/routes/compare.tsx?__react-router-build-client-route';
const manifest: Manifest = {
  [route]: { file: 'compare.js', imports: ['_shared'], css: ['compare.css'] },
  'app/dataset/compared-lines.ts': { file: 'lines.js', imports: ['_shared'] },
  _shared: { file: 'shared.js', imports: [route], css: ['compare.css'] },
  'app/routes/game.tsx': { file: 'game.js' },
};

it('stands for any comparison: no address, and a way on without script', () => {
  const page =
    '<head><link rel="canonical" href="https://a.example/"/></head><noscript></noscript>';
  const fallback = fallbackOf(page, manifest);
  expect(fallback).not.toContain('canonical');
  expect(fallback).toMatch(/<noscript><p>Cette comparaison .*<a href="\/explorer">/);
});

it('asks at once, and once, for what the page does not ask for already', () => {
  const page = '<head><link rel="modulepreload" href="/shared.js"/></head>';
  expect(fallbackOf(page, manifest)).toBe(
    '<head><link rel="modulepreload" href="/shared.js"/>' +
      '<link rel="modulepreload" href="/compare.js"/>' +
      '<link rel="stylesheet" href="/compare.css#"/>' +
      '<link rel="modulepreload" href="/lines.js"/></head>',
  );
});

it('fails when the bundler no longer writes what a comparison needs', () => {
  expect(() => fallbackOf('', {})).toThrow('no file for app/routes/compare.tsx');
});
