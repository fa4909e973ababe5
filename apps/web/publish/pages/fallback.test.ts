import { expect, it } from 'vitest';
import { fallbackOf } from './fallback.ts';

it('loads the scripts and the styles of a comparison at once, each of them once', () => {
  const root = '<link rel="stylesheet" href="/root.css"/>';
  const own =
    '<link rel="modulepreload" href="/compare.js"/><link rel="stylesheet" href="/compare.css"/>';
  const comparison = `<head>${root}${own}<title>A</title></head>`;
  expect(fallbackOf(`<head>${root}</head>`, comparison)).toBe(`<head>${root}${own}</head>`);
});

it('removes the canonical address', () => {
  const page = '<head><link rel="canonical" href="https://a.example/"/></head>';
  expect(fallbackOf(page, '')).toBe('<head></head>');
});
