import { expect, it } from 'vitest';
import { shortNamesOf, withShortNames } from './short-properties.ts';

const css = `:root{--space-1: 1rem; --text: var(--encre); --encre: #17211e; --font-text: Arial}
p{color:var(--text);margin:var(--space-1);padding:var(--space-1)}`;
const names = shortNamesOf(css);

it('gives the shortest names to the most used', () => {
  expect([...names]).toEqual([
    ['--space-1', '--a'],
    ['--text', '--b'],
  ]);
});

it('leaves the colours and the letters, which a poster reads by name', () => {
  expect(withShortNames(css, names)).toContain('--b: var(--encre); --encre: #17211e; --font-text');
});

it('takes neither a class nor the end of a longer name for a property', () => {
  expect(withShortNames('.block--text{--text-2:0}', names)).toBe('.block--text{--text-2:0}');
});
