import { expect, it } from 'vitest';
import { engineFaultsOf } from './engine.ts';

it.each([
  ['a.js', 'x.replace(/(?<=.)\\/$/,"")', 'a lookbehind'],
  ['a.js', 'x.match(/(?<!a)b/)', 'a lookbehind'],
  ['a.js', '[...Map.groupBy(x,y)]', 'a static method'],
  ['a.js', 'Promise.withResolvers()', 'a static method'],
  ['a.js', 'x.filter(y).toSorted(z)', 'a method on arrays'],
  ['a.js', 'x.values().map(y)', 'a method on iterators'],
  ['a.js', 'new Set(x).union(y)', 'a method on sets'],
  [
    'a.js',
    'i(`svg`,{y:`1.75rem`,height:`2.25rem`})',
    'a rem, ch or viewport unit in an SVG attribute',
  ],
  ['a.css', '@media not (min-width:48rem){a{}}', 'a negated media condition'],
  [
    'a.css',
    '@media (not (min-width:48rem)) and (max-height:4px){a{}}',
    'a negated media condition',
  ],
  ['a.css', '@media (width<48rem){a{}}', 'a media range'],
  ['a.css', '.a{color:red;&:hover{color:blue}}', 'a nested rule'],
  ['a.css', '.a{color:light-dark(red,blue)}', 'a colour function'],
  ['a.html', '<p>a</p><style>@media not (min-width:1px){a{}}</style>', 'a negated media condition'],
  ['a.html', '<script>Object.groupBy(x,y)</script>', 'a static method'],
])('%s refuses %s', (file, text, what) => {
  expect(engineFaultsOf(file, text)).toEqual([
    expect.stringContaining(`${what} that the oldest browsers lack: `),
  ]);
});

it.each([
  [
    'a.js',
    'Object.values(x).map(y).at(-1);/(?<name>a)(?:b)(?=c)/;x.entries().next();i(`svg`,{y:`1em`})',
  ],
  ['a.css', '@media (max-width:47.99875rem){a{}}@media not print{a{}}@container (width<=20rem){}'],
  ['a.css', '.a[href="?b&c"]:not(.b){color:red}'],
  ['a.html', '<p>Map.groupBy( &amp; @media not (min-width:1px)</p>'],
  ['a.html', '<script type="application/ld+json">{"a":"x.toSorted("}</script>'],
  ['a.json', '"@media not (min-width:1px) x.toSorted("'],
])('%s accepts %s', (file, text) => {
  expect(engineFaultsOf(file, text)).toEqual([]);
});
