import { expect, it } from 'vitest';
import { stylesInUse } from './styles-in-use.ts';

const page = '<p class="a b"></p>';

it('keeps what the page has, and what names no class', () => {
  expect(stylesInUse('p{x:0}.a{x:1}.c{x:2}.a .c{x:3}.b:hover{x:4}', page)).toBe(
    'p{x:0}.a{x:1}.b:hover{x:4}',
  );
});

it('leaves out what begins with an element that the page lacks', () => {
  const css = 'p{a:b}hr{a:b}hr,p:hover{c:d}table td{e:f}[hidden]{g:h}';
  expect(stylesInUse(css, '<p>')).toBe('p{a:b}hr,p:hover{c:d}[hidden]{g:h}');
});

it('keeps a rule for one of its selectors, whole', () => {
  expect(stylesInUse('.c,.a{x:1}', page)).toBe('.c,.a{x:1}');
  expect(stylesInUse(':is(.c,.d) p,.c{x:1}', page)).toBe('');
});

it('keeps what is said of those that lack a class', () => {
  expect(stylesInUse('.a:not(.c){x:1}', page)).toBe('.a:not(.c){x:1}');
});

it('looks inside groups, and leaves layers their place', () => {
  const css = '@layer r, u;@layer u{.c{x:1}}@media print{.c{x:1}}@media print{.a{x:1}.c{x:2}}';
  expect(stylesInUse(css, page)).toBe('@layer r, u;@layer u{}@media print{.a{x:1}}');
});

it('leaves letters, movements and paper', () => {
  const css = '@font-face{src:url(a)}@keyframes m{0%{opacity:0}}@page{size:A4}';
  expect(stylesInUse(css, page)).toBe(css);
});

it('is not misled by a brace or a class inside a string', () => {
  const css = '.a:before{content:"}.c{"}.c{x:1}[href$=".c"]{x:2}';
  expect(stylesInUse(css, page)).toBe('.a:before{content:"}.c{"}[href$=".c"]{x:2}');
});

it('leaves out the properties that nothing reads any more', () => {
  const css = ':root{--a:1;--b:var(--c);--c:2;--d:3}p{x:var(--a)}.c{x:var(--b)}';
  expect(stylesInUse(css, page)).toBe(':root{--a:1;}p{x:var(--a)}');
});
