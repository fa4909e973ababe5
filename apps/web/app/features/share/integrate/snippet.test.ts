import { expect, it } from 'vitest';
import { defaultHeightOf, heightOf, snippetOf } from './snippet.ts';

const choice = {
  page: '/carte/ET01',
  name: 'Défense',
  title: 'Que « faire » de "cela" & du reste',
};
const origin = 'https://a.example';

it('writes an iframe with an absolute address and an escaped title', () => {
  expect(snippetOf({ choice, theme: 'auto', height: 860 }, origin)).toBe(
    '<iframe src="https://a.example/embed/carte/ET01" title="Que « faire » de &quot;cela&quot; &amp; du reste" height="860" loading="lazy" style="width:100%;border:0"></iframe>',
  );
});

it('writes the theme in the address', () => {
  const snippet = snippetOf({ choice, theme: 'sombre', height: 860 }, origin);
  expect(snippet).toContain('src="https://a.example/embed/carte/ET01?theme=sombre"');
});

it('embeds all spending for the explorer', () => {
  const pictures = { ...choice, page: '/explorer' };
  const snippet = snippetOf({ choice: pictures, theme: 'auto', height: 1000 }, origin);
  expect(snippet).toContain('src="https://a.example/embed/treemap"');
});

it.each([
  ['640', 640],
  ['640.4', 640],
  ['', 860],
  [' ', 860],
  ['haut', 860],
  ['5', 200],
  ['99999', 2000],
])('reads « %s » as a height of %i pixels', (typed, height) => {
  expect(heightOf(typed, 860)).toBe(height);
});

it.each([
  ['line', null, 720],
  ['line', 534, 534],
  ['line', 40, 200],
  ['spending', 9000, 2000],
  // Before a choice, a card is shorter than after it.
  ['card', 610, 860],
  ['card', 1020, 1020],
] as const)('a %s measured at %s pixels takes %i', (kind, measured, height) => {
  expect(defaultHeightOf(kind, measured)).toBe(height);
});
