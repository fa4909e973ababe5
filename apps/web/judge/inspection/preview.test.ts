import { expect, it } from 'vitest';
import { previewFaultsOf } from './preview.ts';

const head =
  '<meta property="og:image" content="https://site.example/apercus/a.png"><meta name="twitter:card" content="summary_large_image">';

function png(width = 1200, height = 630, length = 1000): Buffer {
  const file = Buffer.alloc(length);
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(height, 20);
  return file;
}

it('accepts a picture of the right size and weight, named early', () => {
  expect(previewFaultsOf(head, () => png())).toEqual([]);
});

it.each([
  ['no picture', '', png()],
  ['a picture named late', ' '.repeat(3000) + head, png()],
  ['another size', head, png(1200, 600)],
  ['too many bytes', head, png(1200, 630, 200_001)],
  ['a small card', head.replace('summary_large_image', 'summary'), png()],
])('refuses %s', (_what, html, file) => {
  expect(previewFaultsOf(html, () => file)).toHaveLength(1);
});
