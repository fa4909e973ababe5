import { expect, it } from 'vitest';
import { markupFaultsOf } from './markup.ts';

const page = (body: string) =>
  `<!DOCTYPE html><html lang="fr"><head><meta charSet="utf-8"/><title>Page</title></head><body>${body}</body></html>`;

it('accepts the markup of React', () => {
  const html = page(
    '<main><h1 id="_R_1_">Page</h1><figure role="figure"></figure><button type="button" disabled="">Voter</button></main>',
  );
  expect(markupFaultsOf(html)).toEqual([]);
});

it.each([
  ['<h2>Sans titre</h2>', 'one h1 expected, 0 found'],
  ['<h1>Un</h1><h1>Deux</h1>', 'one h1 expected, 2 found'],
  ['<h1>Un</h1><h3>Trois</h3>', 'heading-level'],
  ['<h1>Un</h1><p><div>Bloc</div></p>', 'no-implicit-close'],
  ['<h1>Un</h1><i id="a"></i><i id="a"></i>', 'no-dup-id'],
  ['<h1>Un</h1><img src="/a.png"/>', 'wcag/h37'],
  ['<h1>Un</h1><nav role="navigation"></nav>', 'no-redundant-role'],
  ['<h1>Un</h1><input type="text"/>', 'input-missing-label'],
  ['<h1>Un</h1><div aria-labelledby="absent">Bloc</div>', 'no-missing-references'],
  ['<h1>Un</h1><script src="https://ailleurs.fr/a.js"></script>', 'require-sri'],
])('refuses %s: %s', (body, fault) => {
  expect(markupFaultsOf(page(body)).join('\n')).toContain(fault);
});
