import { expect, it } from 'vitest';
import { lineFaultsOf } from './line.ts';

const page = (change = (html: string) => html) => ({
  address: '/ligne/a',
  html: change(
    '<title>A — Nos Milliards</title><meta name="description" content="A"><body><h1>A</h1><span aria-hidden="true">18,7\u00A0Md€</span><dl><dt>Producteur</dt></dl>',
  ),
});

it('accepts a line with its title, its source, its description and a formatted amount', () => {
  expect(lineFaultsOf([page()])).toEqual([]);
});

it.each([
  ['title: A', ' — Nos Milliards', ''],
  ['no source', 'Producteur', 'Auteur'],
  ['no description', 'name="description"', 'name="other"'],
  ['no amount', '€', ''],
  ['18.7\u00A0Md€', '18,7', '18.7'],
  ['NaN', '<h1>A', '<h1>NaN'],
  ['undefined', '<h1>A', '<h1>undefined'],
  ['5 Md€', '<h1>A', '<h1>5 Md€'],
])('refuses « %s »', (fault, before, after) => {
  expect(lineFaultsOf([page((html) => html.replace(before, after))])).toContain(
    `/ligne/a: ${fault}`,
  );
});

it('refuses two lines under one title', () => {
  expect(lineFaultsOf([page(), { ...page(), address: '/ligne/b' }])).toEqual([
    '/ligne/b: same title as /ligne/a',
  ]);
});
